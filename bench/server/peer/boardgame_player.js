'use strict'
// Four players of boardgame.io at one table.
//
// They send and hear what boardgame.io's own SocketIO transport does ('sync' and 'update'), through the same
// socket.io-client, but without its Client, which would keep a redux store for each of them and run every move
// again: the generator has to be lighter than the server.

const { io } = require('socket.io-client')
const { anyOf, posted } = require('./talk.js')

const GAME = 'little-devils'

class Player {
  constructor(seat, matchID, credentials, table) {
    Object.assign(this, { playerID: String(seat), matchID, credentials, table })
    this.bytes = 0
  }

  /** Connect, and be shown the table. */
  join(address) {
    this.socket = io(`${address}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false })
    return new Promise((resolve, reject) => {
      this.socket.on('connect_error', reject)
      this.socket.on('connect', () => {
        this.socket.io.engine.on('packet', ({ data }) => { this.bytes = data ? data.length + 1 : 1 })
        this.socket.emit('sync', this.matchID, this.playerID, this.credentials, 4)
      })
      this.socket.on('sync', (_, { state }) => {
        this.consider(state)
        resolve(this)
      })
      this.socket.on('update', (_, state) => {
        this.table.saw(Number(this.playerID), this.bytes)
        this.consider(state)
      })
      this.socket.on('disconnect', (reason) => this.table.broke(reason))
    })
  }

  /** Be ready to play if it is this player's turn. */
  consider(state) {
    if (state.ctx.currentPlayer === this.playerID) this.table.turn(() => this.play(state))
  }

  play(state) {
    const { playerID, credentials } = this
    const payload = { type: 'play', args: [anyOf(state.G.legal)], playerID, credentials }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.matchID, playerID)
  }
}

/** Make a match in the lobby, join it four times, and sit down. */
async function openTable(port, table) {
  const address = `http://127.0.0.1:${port}`
  const { matchID } = await posted(`${address}/games/${GAME}/create`, { numPlayers: 4, unlisted: true })
  const players = []
  for (const seat of [0, 1, 2, 3]) {
    const { playerCredentials } = await posted(`${address}/games/${GAME}/${matchID}/join`, {
      playerID: String(seat), playerName: `player ${seat}`,
    })
    players.push(new Player(seat, matchID, playerCredentials, table))
  }
  await Promise.all(players.map((player) => player.join(address)))
  return { begin() {} } // a match has begun when it is made
}

module.exports = { openTable }
