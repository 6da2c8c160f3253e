import { expect, test } from 'vitest'
import { mayBeAsked, mayBeShops } from './reserved.ts'

const platform = { PLATFORM_HOSTS: 'masuk.etalase.example *.etalase.example backend.localhost' }
const [public_, local] = [['toko.id'], ['batik.localhost', 'kopi.localhost']]
const asked = (host: string) => [mayBeAsked(host, platform, public_), mayBeAsked(host, platform, local)]

test('a domain of one’s own may be asked for', () => {
  for (const host of ['toko.id', 'www.toko.id', 'xn--toko-0ra.id', 'a.b.c.toko.co.id', '1toko.id', 'localhost.id'])
    expect([host, ...asked(host), mayBeShops(host, platform)]).toEqual([host, true, true, true])
})

test('names without a dot, addresses and what the platform needs are no shop’s, no matter who asks', () => {
  for (const host of [
    ...['localhost', 'shop', 'id'],
    ...['127.0.0.1', '10.0.0.1', '1.1', '0x7f.1', '127.0.0.0x1', 'toko.1'],
    ...['etalase.workers.dev', 'x.etalase.workers.dev', 'workers.dev'],
    ...['masuk.etalase.example', 'backend.localhost'],
    `${'a'.repeat(64)}.id`,
  ])
    expect([host, ...asked(host), mayBeShops(host, platform)]).toEqual([host, false, false, false])
})

test('in the platform’s zones, and where no DNS is, only the platform gives hosts', () => {
  for (const host of ['etalase.example', 'kopi.etalase.example', 'x.internal', 'shop.lan', 'toko.local'])
    expect([host, ...asked(host), mayBeShops(host, platform)]).toEqual([host, false, false, true])
})

test('a local name is for the shops of a machine that has no others', () => {
  expect(asked('www.batik.localhost')).toEqual([false, true])
  expect(mayBeAsked('x.localhost', platform, ['batik.localhost', 'toko.id'])).toBe(false)
})

test('without a setting nothing is the platform’s own', () => {
  expect(mayBeAsked('etalase.example', {}, public_)).toBe(true)
})
