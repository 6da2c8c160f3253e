import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

test('security.txt names the shop’s e-mail for less than a year, and there is none without a contact', async () => {
  const [asked, silent] = [browse(await openSellingShop({ demo: false })), browse(await openSellingShop())]
  const path = '/.well-known/security.txt'
  const answer = await asked.fetch(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const said = await answer.text()
  expect(said).toMatch(/^Contact: mailto:halo@contoh\.id\nExpires: \S+\n/)
  expect(said).toContain('/.well-known/security.txt\n')
  const [, until = ''] = /Expires: (\S+)/.exec(said) ?? []
  const days = (Date.parse(until) - Date.now()) / dayMs
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  expect((await silent.fetch(path)).status).toBe(404)
})

test('a password manager is led to where the password is changed, and privacy control is respected', async () => {
  const shop = browse(await openSellingShop())
  const led = await shop.fetch('/.well-known/change-password', { redirect: 'manual' })
  expect([led.status, led.headers.get('location')]).toEqual([302, '/profile/edit'])
  expect(await (await shop.fetch('/.well-known/gpc.json')).json()).toMatchObject({ gpc: true })
  const passkeys = (await (await shop.fetch('/.well-known/passkey-endpoints')).json()) as { enroll: string }
  expect(passkeys.enroll).toMatch(/^https?:\/\/[^/]+\/profile\/edit$/)
})
