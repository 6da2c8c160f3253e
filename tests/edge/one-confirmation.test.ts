import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const password = 'belanja-aman-2026'

async function opened() {
  const shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const jar = await edge.signIn()
  const later = () => shop.admin('POST', '/clock', { offsetMs: (limits.confirmationMinutes + 1) * 60_000 })
  const post = (action: string, fields: Record<string, string>, cookie = jar) =>
    edge.fetch(`/profile/edit?_=${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
  /** How many forms of the profile ask for a password. */
  const asking = async (cookie = jar) => {
    const html = await (await edge.fetch('/profile/edit', { headers: { cookie } })).text()
    return html.match(/<input[^>]*autoComplete="current-password"/g)?.length ?? 0
  }
  return { edge, jar, later, post, asking }
}

test('one confirmation is enough for a visit: all but a new password and the end of the account ask for nothing more', async () => {
  const { edge, jar, later, post, asking } = await opened()
  await later()
  expect(await asking()).toBe(5)
  expect((await post('changeEmail', { value: 'satu@contoh.id' })).status).toBe(422)
  expect((await post('exportData', { password })).status).toBe(303)
  expect(await asking()).toBe(2)
  expect((await post('changeEmail', { value: 'satu@contoh.id' })).status).toBe(303)
  expect((await edge.fetch('/profile/data', { headers: { cookie: jar } })).status).toBe(200)
  for (const [action, fields] of [
    ['changePassword', { password: 'kata-sandi-baru-9' }],
    ['removeAccount', {}],
    ['exportData', {}],
  ] as const)
    expect([action, (await post(action, fields)).status]).toEqual([action, 422])
})

// Proves ASVS 7.5.1
test('it is worth nothing in another browser, nor after its minutes, and is not made longer by what it confirms', async () => {
  const { jar, later, post, asking } = await opened()
  const copied = jar.replace(/; __Host-DEVICE=.*/, '')
  expect(await asking()).toBe(2)
  expect(await asking(copied)).toBe(5)
  const change = (value: string, cookie = jar) => post('changeEmail', { value }, cookie)
  expect((await change('pencuri@contoh.id', copied)).status).toBe(422)
  expect((await change('satu@contoh.id')).status).toBe(303)
  await later()
  // The e-mail waits for its code now, so its form is gone.
  expect(await asking()).toBe(4)
  expect((await change('dua@contoh.id')).status).toBe(422)
})
