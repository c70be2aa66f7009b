'use strict'
// Plays at many tables and measures: node load.js KIND PORT TABLES SECONDS [RATE [SOCKETS]]
//
// Without RATE, or with 0, every table plays as fast as it goes, one move at a time; with it, all tables together make RATE
// moves a second. A move takes from its sending until all four sockets of the table were told of it. Both kinds
// warm up at full speed: a server that compiles while it runs, as Node does, would be judged half asleep otherwise.
// Where there are several nodes, tables are opened at PORT, and all their sockets are at the port SOCKETS.

const { setTimeout: sleep } = require('node:timers/promises')
const { Meter } = require('./meter.js')
const { Table } = require('./table.js')

const WARM_UP = 3000
const CALM_DOWN = 2000 // from full speed to RATE
const AT_ONCE = 20 // tables that are opened at the same time

const [kind, ...numbers] = process.argv.slice(2)
const [port, tables, seconds, rate, sockets = port] = numbers.map(Number)
const { openTable } = require(`./${kind}_player.js`)

const meter = new Meter()
const waiting = [] // moves that may be made, longest first
let turn = (move) => waiting.push(move) // nobody plays before all are seated

const print = (line) => console.log(JSON.stringify(line))

/** Open a table, and a new one whenever its game has ended. */
function newTable() {
  const again = async () => (await newTable()).begin()
  return openTable(port, new Table((move) => turn(move), meter, again), sockets)
}

async function openAll() {
  const opened = []
  let started = 0
  const opener = async () => {
    while (started++ < tables) opened.push(await newTable())
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener))
  return opened
}

function playAtFullSpeed() {
  turn = (move) => move()
  waiting.splice(0).forEach(turn)
}

function playSteadily() {
  turn = (move) => waiting.push(move)
  const started = performance.now()
  let made = 0
  setInterval(() => {
    const due = Math.floor((performance.now() - started) / 1000 * rate)
    for (; made < due && waiting.length; made++) waiting.shift()()
  }, 1)
}

async function main() {
  for (const table of await openAll()) table.begin()
  print({ ready: true })
  playAtFullSpeed()
  await sleep(WARM_UP)
  if (rate) {
    playSteadily()
    await sleep(CALM_DOWN)
  }
  print({ measuring: true })
  meter.start()
  await sleep(seconds * 1000)
  meter.stop()
  print({ measured: true })
  print(meter.summary())
  process.exit() // without farewells
}

main()
