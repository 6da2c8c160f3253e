/**
 * Visitors who attack, as a program of its own: who measures waits on no event loop of theirs, and their machine would
 * be elsewhere, so the server's work goes before theirs. Told the title of an attack it begins, told `stop` it ends and
 * answers how many were sent.
 */
import { setPriority } from 'node:os'
import { type Attack, attacks, send } from './attacks.ts'

const [port, host = '', visitors] = process.argv.slice(2)
setPriority(19)
const all = attacks(host)
const attackers = { asked: 0, over: false, done: Promise.resolve() }

process.on('message', (told: string) => {
  if (told === 'stop') {
    attackers.over = true
    void attackers.done.then(() => process.send?.(attackers.asked))
    return
  }
  const attack = all.find(({ title }) => title === told)
  if (!attack) throw new Error(`no attack ${told}`)
  attackers.over = false
  attackers.done = Promise.all(Array.from({ length: Number(visitors) }, (_, network) => repeat(attack, network))).then(
    () => {},
  )
})

async function repeat(attack: Attack, network: number): Promise<void> {
  while (!attackers.over) await send(Number(port), host, attack, (attackers.asked += 1), network)
}
