/** Who came where, from the result alone: which way the totals count is told by the winners. */
/** As many stand beside each other so that names are read, unless more have won. */
const MOST_STEPS = 4;

export interface Result {
  totals: number[];
  winners: number[];
  rounds: number;
}

export interface Rank {
  seat: number;
  /** 1 for the best; who is level has the same. */
  rank: number;
  total: number;
  won: boolean;
}

/** Everybody, the best first. */
export function ranked({ totals, winners }: Result): Rank[] {
  const best = totals[winners[0] ?? -1] ?? Infinity;
  const fewestWin = totals.some((total) => total > best);
  const worth = totals.map((total, seat) => ({
    won: winners.includes(seat),
    points: fewestWin ? -total : total,
  }));
  const rows = worth.map((own, seat) => ({
    seat,
    rank: 1 + worth.filter((other) => isBetter(other, own)).length,
    total: totals[seat] ?? 0,
    won: own.won,
  }));
  return rows.sort((one, other) => one.rank - other.rank);
}

/** Who stands on the steps, and who below them: the three best, and nobody without those who are level with them. */
export function onSteps(rows: Rank[]): { steps: Rank[]; below: Rank[] } {
  const fits = (rank: number): boolean =>
    rank === 1 || (rank <= 3 && rows.filter((row) => row.rank <= rank).length <= MOST_STEPS);
  return { steps: rows.filter(({ rank }) => fits(rank)), below: rows.filter(({ rank }) => !fits(rank)) };
}

interface Worth {
  won: boolean;
  points: number;
}

function isBetter(one: Worth, other: Worth): boolean {
  return one.won === other.won ? !one.won && one.points > other.points : one.won;
}
