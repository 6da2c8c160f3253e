import { once } from 'node:events'
import { expect, test } from 'vitest'
import { start } from '../start/run.js'
import { openWhenReady } from './open-when-ready.js'

/** A server that fails so many times; its clock goes on with every pause. */
function slowServer(failures: Error[]) {
  let nowMs = 0
  const [said, opened]: [string[], string[]] = [[], []]
  return {
    said,
    opened,
    means: {
      say: (text: string) => void said.push(text),
      now: () => nowMs,
      pause: async (ms: number) => void (nowMs += ms),
      open: async (shop: string) => {
        const failure = failures.shift()
        if (failure) throw failure
        opened.push(shop)
      },
    },
  }
}
const closed = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5173'), { code: 'ECONNREFUSED' })

test('a server that listens after five minutes still gets its shops, and meanwhile says what it waits for', async () => {
  const { said, opened, means } = slowServer(Array.from({ length: 600 }, closed))
  await openWhenReady(['batik', 'kopi'], means)
  expect(opened).toEqual(['batik', 'kopi'])
  expect(said.length).toBe(19)
  expect(said[0]).toBe('Still waiting for the development server (15 s): it does not listen yet')
})

test('an answer that stays a refusal ends the waiting with its reason', async () => {
  const { said, means } = slowServer(
    Array.from({ length: 1_000 }, () => new Error('/admin/shops was refused: 500\n  x')),
  )
  await expect(openWhenReady(['batik'], means)).rejects.toThrow('was refused: 500')
  expect(said[0]).toBe('Still waiting for the development server (15 s): /admin/shops was refused: 500 x')
  expect(said.length).toBe(8)
})

test('it does not wait for a server whose command was killed', async () => {
  // Nobody listens at port 1.
  const waiting = start('tools/dev/open-demo-shops.js', [], { ...process.env, PORT: '1' }, [
    'ignore',
    'ignore',
    'ignore',
    'ipc',
  ])
  waiting.disconnect()
  const [code] = await once(waiting, 'exit')
  expect(code).toBe(0)
})
