'use strict'
// A table as the generator sees it: which moves are under way, and who has been told of them.

const PLAYERS = 4

class Table {
  /** `turn` is called with a function that makes the next move; `meter` counts. */
  constructor(turn, meter, ended) {
    Object.assign(this, { meter, ended })
    this.turn = (play) => turn(() => this.send(play))
    this.moves = 0 // finished
    this.seen = new Array(PLAYERS).fill(0)
    this.underWay = [] // the moves after those, oldest first; several, as who is next does not wait for the others
  }

  send(play) {
    this.underWay.push({ sent: performance.now(), told: 0 })
    play()
  }

  /** A socket was told of the next move; they are told of all of them, in the same order. */
  saw(seat, bytes) {
    const move = this.underWay[this.seen[seat] - this.moves]
    this.seen[seat] += 1
    this.meter.message(bytes)
    move.told += 1
    if (move.told < PLAYERS) return
    this.underWay.shift()
    this.moves += 1
    this.meter.move(performance.now() - move.sent)
  }

  broke(reason) {
    throw new Error(`a socket was lost: ${reason}`)
  }
}

module.exports = { Table }
