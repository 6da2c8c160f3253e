import { expect, test } from 'vitest'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { place, valueOf } from '../order/checkout/checkout-steps.ts'

const password = 'rahasia-toko-2026'

test('a number that was only typed shows nothing of its owner’s messages in a copy, and takes none away', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  const victim = await shop.customer(guest('visitor-korban'))
  const [{ phone = '' } = {}] = await shop.sql('SELECT phone FROM customer')
  await shop.sql('UPDATE customer SET phone_verified_at = created_at')
  await place(shop, victim, [item])
  // Somebody who came by Google and typed the number of another person.
  const other = await shop.customer(guest('visitor-lain'))
  await shop.sql(
    `UPDATE customer SET phone = '${phone}', email = 'lain@contoh.id', email_verified_at = created_at WHERE phone_verified_at IS NULL`,
  )
  const orderId = await place(shop, other, [item], { email: 'lain@contoh.id' })
  // A guest who has no account.
  await place(shop, guest('visitor-tamu'), [item])
  await shop.sql(
    `INSERT INTO message (id, event, kind, channel, target, order_id, "values", created_at) VALUES ('m', 'code_login:m', 'code_login', 'whatsapp', '${phone}', NULL, '{}', 1)`,
  )
  const targets = async () => (await shop.sql('SELECT target FROM message ORDER BY target')).map((row) => row['target'])
  const sent = await targets()
  expect(sent).toContain('lain@contoh.id')
  const { json } = valueOf<{ json: string }>(
    await shop.call('account.export', { password, ticket: null, code: null }, other),
  )
  const { pesan } = JSON.parse(json) as { pesan: { ke: string }[] }
  expect(pesan.map(({ ke }) => ke)).toEqual(['lain@contoh.id'])
  const copy = valueOf<{ json: string }>(
    await shop.call('account.export', { password, ticket: null, code: null }, victim),
  )
  expect((JSON.parse(copy.json) as { pesan: { ke: string }[] }).pesan.map(({ ke }) => ke)).toContain(phone)
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, other))
  valueOf(await shop.call('account.remove', { password, ticket: null, code: null }, other))
  expect(await targets()).toEqual(sent.filter((one) => one !== 'lain@contoh.id'))
})
