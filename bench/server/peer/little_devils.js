'use strict'
// Little Devils for four as a game of boardgame.io, without an end: the rules of docs/rules/little-devils.md.

const { INVALID_MOVE } = require('boardgame.io/core')

const PLAYERS = 4
const HAND_SIZE = 9
const DECK = Array.from({ length: PLAYERS * HAND_SIZE }, (_, index) => index + 1)
const DEVILS = [
  0, 0, 0, 1, 2, 1, 3, 1, 3, 1, 3, 1, 2, 1, 0, 5, 0, 1, 2,
  1, 3, 1, 2, 1, 0, 5, 0, 1, 2, 1, 3, 1, 2, 1, 0, 5, 0,
]
const FIVE = 5

const devils = (cards) => cards.reduce((sum, card) => sum + DEVILS[card], 0)
const leftOf = (seat) => (seat + 1) % PLAYERS

/** A new round, led by the seat left of the dealer. */
function deal(dealer, random) {
  const deck = random.Shuffle(DECK)
  return {
    dealer,
    to_act: leftOf(dealer),
    leader: leftOf(dealer),
    hands: Array.from({ length: PLAYERS }, (_, seat) =>
      deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE).sort((a, b) => a - b)),
    trick: [],
    side: 'open',
    last_trick: [],
    last_taker: null,
    taken: [0, 0, 0, 0],
  }
}

/** The cards that the seat to act may play. */
function legal(G) {
  const held = G.hands[G.to_act]
  const wanted = held.filter((card) => follows(G, card))
  return wanted.length ? wanted : held
}

function follows(G, card) {
  if (!G.trick.length) return DEVILS[card] !== FIVE
  const lead = G.trick[0].card
  return G.side === 'open' || (G.side === 'up' ? card > lead : card < lead)
}

/** The seat that takes a full trick: those who could not follow come first. */
function taker(trick, side) {
  const [{ card: lead }, ...others] = trick
  const cards = others.map(({ card }) => card)
  const low = Math.min(...cards)
  const high = Math.max(...cards)
  const winning = side === 'up' ? (low < lead ? low : high) : (high > lead ? high : low)
  return trick.find(({ card }) => card === winning).seat
}

/** The move: lay a card; the last one closes the trick, the last trick the round. */
function play({ G, random }, card) {
  if (!legal(G).includes(card)) return INVALID_MOVE
  const seat = G.to_act
  if (G.trick.length === 1) G.side = card > G.trick[0].card ? 'up' : 'down'
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1)
  G.trick.push({ seat, card })
  G.to_act = leftOf(seat)
  if (G.trick.length === PLAYERS) closeTrick(G, random)
}

function closeTrick(G, random) {
  const seat = taker(G.trick, G.side)
  G.taken[seat] += devils(G.trick.map(({ card }) => card))
  Object.assign(G, {
    to_act: seat, leader: seat, trick: [], side: 'open', last_trick: G.trick, last_taker: seat,
  })
  if (!G.hands[seat].length) closeRound(G, random)
}

function closeRound(G, random) {
  G.totals = G.totals.map((total, seat) => total + G.taken[seat])
  G.rounds += 1
  Object.assign(G, deal(leftOf(G.dealer), random))
}

/** The table as one player sees it: the same things that a seat of ours is shown. */
function playerView({ G, playerID }) {
  const seat = playerID === null ? -1 : Number(playerID)
  return {
    ...G,
    hands: G.hands.map((hand, other) => (other === seat ? hand : null)),
    sizes: G.hands.map((hand) => hand.length),
    legal: seat === G.to_act ? legal(G) : [],
  }
}

const awaited = ({ G }) => G.to_act

module.exports = {
  name: 'little-devils',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: ({ random }) => ({ ...deal(0, random), totals: [0, 0, 0, 0], rounds: 0 }),
  turn: { minMoves: 1, maxMoves: 1, order: { first: awaited, next: awaited } },
  moves: { play },
  playerView,
}
