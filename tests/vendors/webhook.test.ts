import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { eventPause, isCallable, signedHeaders, systemPause } from '#commerce/webhook/rules.ts'

// The example of the specification's own libraries: secret, id, moment and payload with the signature they expect.
test('a signature is the one that the libraries of Standard Webhooks expect', () => {
  const signed = signedHeaders(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  )
  expect(signed).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('an event is tried for more than three days, a system every hour at last', () => {
  const waits: number[] = []
  for (let tries = 1; ; tries += 1) {
    const pause = eventPause(tries, 7)
    if (pause === null) break
    waits.push(pause)
  }
  const hours = waits.reduce((sum, one) => sum + one, 0) / hourMs
  expect([waits.length, hours > 75, hours < 92]).toEqual([9, true, true])
  expect([1, 2, 3, 4, 99].map(systemPause)).toEqual([null, null, 60_000, 300_000, hourMs])
})

test('only the operator may name a program of this machine', () => {
  expect(isCallable('https://gudang.toko.co.id:8443/hook?x=1', false)).toBe(true)
  expect(['http://127.0.0.1:9000/x', 'http://gudang.toko.co.id/x'].map((url) => isCallable(url, true))).toEqual([
    true,
    false,
  ])
  expect(isCallable('http://127.0.0.1:9000/x', false)).toBe(false)
})
