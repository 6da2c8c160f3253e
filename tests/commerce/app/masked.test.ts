import { expect, test } from 'vitest'
import { operations } from '#commerce/app/administration/table.ts'
import { seesPeople } from '#commerce/platform/administration/operation.ts'
import { mayDo, roles } from '#shared/admin/roles.ts'
import { order, place, press, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { photo, returnInput } from '../order/after/return-steps.ts'
import { dayIn } from '#shared/format/dates.ts'
import { send, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const street = 'Jl. Kenari Rahasia No. 77'
const account = '7788990011'
/** Words of people: phone, street, what they wrote, their bank accounts. */
const canaries = [
  '81234567890',
  '0812-3456-7890',
  street,
  'Sutinah',
  'kata rahasia',
  account,
  'buyer.rahasia@contoh.id',
]

/** A shop where a guest and a customer have left a trace in everything that the administration lists. */
async function opened() {
  const shop = await openSellingShop()
  const [me, shopper] = [guest('visitor-one'), await shop.customer(guest('visitor-two'))]
  const item = await shop.item({ stock: 90 })
  const ofGuest = await place(shop, me, [item], { buyer: 'buyer.rahasia@contoh.id', payment: transfer })
  const { trackToken } = await order(shop, ofGuest, me)
  const said = { bank: 'BCA', payer: 'Sutinah', amount: 59_001, day: dayIn(new Date()), note: 'kata rahasia' }
  const receipt = await photo(shop, me)
  valueOf(await shop.call('transferReceipt.send', { token: trackToken ?? '', fileId: receipt, ...said }, me))
  const bought = await place(shop, shopper, [item])
  await press(shop, bought, shopper, 'settlement')
  await shipAndDeliver(shop, bought)
  const photos = [await photo(shop, shopper)]
  const asked = returnInput(bought, item, {
    photos,
    description: 'kata rahasia: kemasan robek dan isinya lembap sekali',
  })
  const { returnId } = valueOf(await shop.call<{ returnId: string }>('return.request', asked, shopper))
  await shop.sql(
    `UPDATE orders SET address = json_set(address, '$.street', '${street}'), note = 'kata rahasia', dropship_name = 'Sutinah', dropship_phone = '+6281234567890'`,
  )
  await shop.sql("UPDATE customer SET name = 'Sutinah'")
  // A refund that the books do not know.
  skipAudit(shop)
  await shop.sql(
    `INSERT INTO refund (id, order_id, reason, ref, amount, state, bank_code, number, holder, named_at, created_at, proof, proof_key, way)
     VALUES ('dana', '${ofGuest}', 'refund', 'x', 1, 'OWED', '014', '${account}', 'Sutinah', 1, 1, '', NULL, NULL)`,
  )
  await shop.sql(
    `INSERT INTO movement (id, kind, source, ref, amount, at, said, state, reason, note, created_at)
     VALUES ('baris', 'bank', 'BCA', 'r', 5, 1, 'TRSF SUTINAH Sutinah', 'open', 'no_order', 'kata rahasia', 1)`,
  )
  await shop.sql(
    `INSERT INTO withdrawal (id, customer_id, source, status, bank_code, number, holder, amount, fee, at)
     SELECT 'tarik', id, 'wallet', 'REQUESTED', '014', '${account}', 'Sutinah', 5, 0, 1 FROM customer LIMIT 1`,
  )
  await shop.sql("UPDATE message SET problem = 'HTTP 550: +6281234567890', sent_at = NULL WHERE kind = 'order_placed'")
  const [sent] = await shop.sql('SELECT id FROM transfer_receipt')
  const ids = [
    ofGuest,
    bought,
    returnId,
    'dana',
    'baris',
    String(sent?.['id']),
    receipt,
    ...photos,
    item,
    'kebijakan-privasi',
  ]
  return { shop, ids }
}

test(
  'no operation shows a role that sends no parcels whose phone, street, words or account it is',
  { timeout: 120_000 },
  async () => {
    const { shop, ids } = await opened()
    const shown = new Map<string, Set<string>>()
    const downloads: string[] = []
    for (const role of roles) {
      const { token } = (await shop.admin('POST', '/tokens', { name: `peran ${role}`, role })).body as { token: string }
      for (const [name, { method, path, role: needed, carries }] of operations) {
        if (method !== 'GET' || !path.includes('/:host') || !mayDo(role, needed)) continue
        if (carries === 'download' && !seesPeople(role) && /file|proof/i.test(name)) downloads.push(name)
        const at = path.replace(':host', shop.host)
        for (const id of at.includes(':') ? ids : ['']) {
          const url = `https://commerce/admin/v1${at.replaceAll(/:\w+/g, encodeURIComponent(id))}`
          const answer = await send(new Request(url, { headers: { authorization: `Bearer ${token}` } }))
          const text = await answer.text()
          expect([name, answer.status < 500]).toEqual([name, true])
          const found = canaries.filter((word) => text.includes(word))
          if (found.length > 0) shown.set(role, new Set([...(shown.get(role) ?? []), name]))
          if (!seesPeople(role)) expect([role, name, found]).toEqual([role, name, []])
        }
      }
    }
    expect([...shown.keys()]).toEqual(['orders', 'manager', 'owner'])
    // Who packs sees all of it: the walk would notice words that are not there.
    const seen = [...(shown.get('orders') ?? [])]
    for (const name of [
      'customer.list',
      'order.list',
      'order.find',
      'order.export',
      'return.list',
      'refund.list',
      'receipt.list',
      'money.list',
      'message.listUnsent',
    ])
      expect(seen).toContain(name)
    expect(shown.get('owner')).toContain('withdrawal.list')
    // Who has looked at them is in the log.
    const silent = [...operations].filter(
      ([name, { method, masked, people }]) =>
        method === 'GET' && !people && (masked.length > 0 || [...shown.values()].some((names) => names.has(name))),
    )
    expect(silent.map(([name]) => name)).toEqual([])
    // Pictures show people too.
    expect(downloads).toEqual([])
  },
)
