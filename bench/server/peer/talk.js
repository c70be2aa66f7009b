'use strict'
// What players of both kinds need.

/** What a server answers to a POST of JSON. */
async function posted(address, body, headers = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const anyOf = (things) => things[Math.floor(Math.random() * things.length)]

module.exports = { anyOf, posted }
