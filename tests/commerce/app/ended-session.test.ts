import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Shop } from '#commerce/index.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

test.each([
  ['ended', 'ends_at = 1'],
  ['was not used for long', 'used_at = 1'],
])('a press whose session at the desk %s while its body came does nothing', async (_, fact) => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'owner', 'Bos')
  const [row] = await shop.sql('SELECT id FROM desk_session')
  const who = { name: 'Bos', access: 'owner', token: desk.tokenId, session: String(row?.['id']) } as const
  const caller = { companyId: shop.companyId, session: null, visitorId: null, address: '' }
  const asked = { name: 'settings.change', input: { openingHours: 'Senin' }, prepared: undefined, who }
  const object = await shop.object()
  const press = () =>
    runInDurableObject(object, async (inside) => (await (inside as unknown as Shop).administer(asked, caller)).result)
  expect(await press()).toMatchObject({ ok: true })
  await shop.sql(`UPDATE desk_session SET ${fact}`)
  expect(await press()).toMatchObject({ ok: false, code: 'sign_in_needed' })
})
