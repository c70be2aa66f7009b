'use strict'
// Four programs as guests of Diablerie's server at one table (src/diablerie/server/protocol/).

const WebSocket = require('ws')
const { anyOf, posted } = require('./talk.js')

const LONGEST_GAME = { goal: 500 } // more than a thousand cards
const bearer = (token) => ({ Authorization: `Bearer ${token}` })

class Player {
  constructor(seat, token, table) {
    Object.assign(this, { seat, token, table })
    this.view = {}
    this.id = 0
  }

  /** Connect and sit down. */
  join(address) {
    // Uncompressed, as boardgame.io's messages are: bytes are compared as they were written.
    this.socket = new WebSocket(address, { headers: bearer(this.token), perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      this.seated = resolve
      this.socket.on('error', reject)
      this.socket.on('open', () => this.say({ do: 'sit', seat: this.seat }))
      this.socket.on('message', (data) => this.hear(JSON.parse(data), data.length))
      this.socket.on('close', () => this.table.broke('closed'))
    })
  }

  say(command) {
    this.id += 1
    this.socket.send(JSON.stringify({ ...command, id: this.id }))
  }

  hear(message, bytes) {
    switch (message.type) {
      case 'shown':
        if (message.view) this.consider(message.view)
        break
      case 'happened':
        if (message.event.do === 'play') this.table.saw(this.seat, bytes)
        this.consider(message.view)
        break
      case 'done':
        this.seated(this) // the first command was to sit; afterwards this does nothing
        break
      case 'ended':
        if (this.seat === 0) this.table.ended()
        this.leave()
        break
      case 'refused':
        throw new Error(`refused: ${message.code} ${message.why}`)
    }
  }

  leave() {
    this.socket.removeAllListeners('close')
    this.socket.close()
  }

  /** Take in what changed of the view, and be ready to play if it is now this player's turn. */
  consider(changes) {
    const turned = 'to_act' in changes || 'legal' in changes
    Object.assign(this.view, changes)
    const { legal, to_act: toAct } = this.view
    if (turned && toAct === this.seat && legal?.length) this.table.turn(() => this.play(legal))
  }

  play(legal) {
    this.say({ do: 'act', event: { do: 'play', card: anyOf(legal) } })
  }
}

/** Let four guests in, and seat them at a new table. */
async function openTable(port, table, sockets) {
  const http = `http://127.0.0.1:${port}/api`
  const players = []
  for (const seat of [0, 1, 2, 3]) {
    const { token } = await posted(`${http}/bots`, { name: `player ${seat}` })
    players.push(new Player(seat, token, table))
  }
  const wanted = { game: 'little_devils', players: 4, pace: 'relaxed', options: LONGEST_GAME }
  const { code } = await posted(`${http}/tables`, wanted, bearer(players[0].token))
  await Promise.all(players.map((player) => player.join(`ws://127.0.0.1:${sockets}/api/tables/${code}/socket`)))
  return { begin: () => players[0].say({ do: 'start' }) }
}

module.exports = { openTable }
