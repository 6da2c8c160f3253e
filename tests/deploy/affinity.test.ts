import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checks } from '../../tools/deploy/smoke-checks.ts'
import { Visitor } from '../../tools/deploy/visit.ts'

/** Answers as the platform does while two versions are live, half and half. `keyOf`: what the zone's rule sets; null: no rule. */
async function dividedSite(keyOf: ((address: string) => string) | null) {
  let asked = 0
  const server = createServer((request, answer) => {
    asked += 1
    const key = keyOf?.(request.socket.remoteAddress ?? '')
    // By the key where there is one, else each request by itself.
    const first = key === undefined ? asked % 2 === 0 : key.length % 2 === 0
    answer.end(JSON.stringify({ status: 'ok', version: first ? 'former' : 'fresh' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    visitor: new Visitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

test('`npm run smoke` finds out whether a visitor stays on one version while a release goes out', async () => {
  const check = checks.find(({ name }) => name.includes('requests from one address'))
  expect(check?.onlyPlatform).toBe(true)
  await using kept = await dividedSite((address) => address)
  expect(await check?.run(kept.visitor)).toBe('')
  await using loose = await dividedSite(null)
  expect(await check?.run(loose.visitor)).toBe('2 versions: is the rule for affinity there?')
})
