'use strict'
// A server of boardgame.io with tables in memory: node boardgame.js PORT

process.env.NODE_ENV = 'production' // it logs no moves and does not check every state

const { Origins, Server } = require('boardgame.io/server')
const littleDevils = require('./little_devils.js')

const [port] = process.argv.slice(2)
const server = Server({ games: [littleDevils], origins: [Origins.LOCALHOST] })

// `port` goes to net.Server.listen as it is, which takes a host with it: nobody outside is served.
server
  .run({ port: { port: Number(port), host: '127.0.0.1' } })
  .then(() => console.log(`boardgame.io listens on ${port}`))
