/**
 * Visitors who attack, as a program of its own: who measures waits on no event loop of theirs, and their machine would
 * be elsewhere, so the server's work goes before theirs. Told an attack's title and how many they are, they begin; told
 * none, they end and say so.
 */
import { setPriority } from 'node:os'
import type { Attack } from '#tests/support/attacks/attacks.ts'
import type { Reached } from '#tests/support/attacks/reached.ts'
import { attacksOn, send } from './send.ts'

const port = Number(process.argv[2])
const reached = JSON.parse(process.argv[3] ?? '') as Reached
setPriority(19)
const all = attacksOn(reached)
const attackers = { asked: 0, over: false, done: Promise.resolve() }

process.on('message', ({ title, visitors = 0 }: { title?: string; visitors?: number }) => {
  if (title === undefined) {
    attackers.over = true
    void attackers.done.then(() => process.send?.('ended'))
    return
  }
  const attack = all.find((one) => one.title === title)
  if (!attack) throw new Error(`no attack ${title}`)
  attackers.over = false
  const loops = Array.from({ length: visitors }, (_, network) => repeat(attack, network))
  attackers.done = Promise.all(loops).then(() => {})
})

async function repeat(attack: Attack, network: number): Promise<void> {
  while (!attackers.over) await send(port, reached, attack, (attackers.asked += 1), network)
}
