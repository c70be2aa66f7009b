'use strict'
// What is counted between start() and stop().

class Meter {
  constructor() {
    this.runs = false
    this.waits = []
    this.messages = 0
    this.bytes = 0
  }

  start() {
    this.runs = true
    this.started = performance.now()
    this.cpu = process.cpuUsage()
  }

  stop() {
    this.runs = false
    this.seconds = (performance.now() - this.started) / 1000
    const { user, system } = process.cpuUsage(this.cpu)
    this.busy = (user + system) / 1e6 / this.seconds
  }

  message(bytes) {
    if (!this.runs) return
    this.messages += 1
    this.bytes += bytes
  }

  move(milliseconds) {
    if (this.runs) this.waits.push(milliseconds)
  }

  /** What is printed; where `generator_busy`, the share of its core, is near 1, the generator measured itself. */
  summary() {
    const waits = Float64Array.from(this.waits).sort()
    const quantile = (share) => round(waits[Math.min(waits.length - 1, Math.floor(share * waits.length))])
    return {
      moves: waits.length,
      seconds: round(this.seconds),
      median_ms: quantile(0.5),
      p99_ms: quantile(0.99),
      bytes_per_message: round(this.bytes / this.messages),
      generator_busy: round(this.busy),
    }
  }
}

const round = (value) => Math.round(value * 1000) / 1000

module.exports = { Meter }
