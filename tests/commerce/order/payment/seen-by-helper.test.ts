import { expect, test } from 'vitest'
import type { Role } from '#shared/admin/roles.ts'
import { dayIn } from '#shared/format/dates.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { expectSound, order, proveContact, siti, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { balanceOf } from '../../wallet/wallet-steps.ts'
import { helperOf } from './helper-steps.ts'

const buyer = guest('visitor-two')
const [paid, cod] = [transfer, { vendor: 'cod', method: 'cod' }]
const steps = [{ step: 'process' }, { step: 'ship', receiptNumber: 'JNE12345' }, { step: 'deliver' }]

async function openProgramme(role?: Role) {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', {
    affiliate: { percent: 5, maximum: null },
    coins: { earnPercent: 10, usePercent: 50 },
  })
  const member = await shop.customer(guest('visitor-member'))
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, member))
  return { shop, member, code, helper: await helperOf(shop, role), ani: await shop.customer(buyer) }
}
type Programme = Awaited<ReturnType<typeof openProgramme>>

/** An order by the member's link, to another house and phone than the member's. */
async function placed({ shop, ani, code }: Programme, payment = paid): Promise<string> {
  const item = await shop.item({ price: 1_000_000, stock: 5 })
  const lines = [{ id: await shop.cart(ani, item, 1) }]
  const { orderId } = valueOf<{ orderId: string }>(
    await shop.call('checkout.create', { lines, affiliateCode: code }, ani),
  )
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, ani))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: shop.usualService }, ani))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...payment }, ani))
  if (payment === cod) await proveContact(shop, orderId, ani)
  valueOf(await shop.call('checkout.place', { orderId }, ani))
  return orderId
}

/** Past the days for returns, with everything that is due. */
async function later(shop: SellingShop): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await shop.wait(12 * 24)
    await shop.runDue()
  }
}
const made = async ({ shop, member, ani }: Programme) => ({
  commission: await balanceOf(shop, member, 'commission'),
  coins: await balanceOf(shop, ani, 'coins'),
})
const nothing = { commission: 0, coins: 0 }
const all = { commission: 50_000, coins: 100_000 }
const waiting = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/today')).body as { waiting: { see: string }[] }).waiting.filter(
    ({ see }) => see === 'money.listByHelpers',
  )
const listed = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/money/by-helpers')).body as { payments: Record<string, unknown>[] }).payments
const statement = (amount: number) => {
  const [, month, day] = dayIn(new Date()).split('-')
  const csv = `Tanggal,Keterangan,Cabang,Jumlah,,Saldo\n'${day}/${month},ANI,'0000,"${amount.toLocaleString('en-US')}.00",CR,"0.00"`
  return { bank: 'BCA', csv }
}

test('money that only a helper has seen brings no commission and no coins before the owner has seen it', async () => {
  const programme = await openProgramme()
  const { shop, helper } = programme
  const orderId = await placed(programme)
  for (const step of [{ step: 'confirm-payment' }, ...steps]) expect(await helper(`/orders/${orderId}`, step)).toBe(200)
  expect(await waiting(shop)).toEqual([])
  await later(shop)
  expect(await made(programme)).toEqual(nothing)
  // A day that is over is promised to nobody.
  expect(valueOf(await shop.call('affiliate.listOrders', { index: 0, size: 12 }, programme.member))).toMatchObject({
    rows: [{ status: 'PENDING', readyAt: null }],
  })
  const { number, total } = await order(shop, orderId, programme.ani)
  expect(await waiting(shop)).toMatchObject([{ count: 1, amount: total, long: true }])
  expect(await listed(shop)).toMatchObject([{ orderId, number, amount: total, way: 'manual', by: 'Gudang' }])
  expect(await helper('/money/by-helpers', { orders: [orderId] })).toBe(403)
  await expectSound(shop)

  const confirm = async () => (await shop.admin('POST', '/money/by-helpers', { orders: [orderId, 'lain'] })).body
  expect(await confirm()).toEqual({ confirmed: 1 })
  await shop.runDue()
  expect(await made(programme)).toEqual(all)
  expect([await waiting(shop), await listed(shop), await confirm()]).toEqual([[], [], { confirmed: 0 }])
})

test('a line of the bank’s statement shows what a helper has booked, also beside a vendor’s attempt', async () => {
  const programme = await openProgramme()
  const { shop, helper, ani } = programme
  const orderId = await placed(programme)
  expect(await helper(`/orders/${orderId}`, { step: 'confirm-payment' })).toBe(200)
  const { total } = await order(shop, orderId, ani)
  expect((await shop.admin('POST', '/money/statement', statement(total))).body).toMatchObject({ agreed: 1 })
  expect(await listed(shop)).toEqual([])

  const beside = await placed(programme, { vendor: 'simulator', method: 'bca_va' })
  expect(await helper(`/orders/${beside}`, { step: 'confirm-payment', attempt: 1 })).toBe(200)
  const { total: amount, number } = await order(shop, beside, ani)
  expect((await shop.admin('POST', '/money/statement', statement(amount))).body).toMatchObject({ open: 1 })
  const [line] = ((await shop.admin('GET', '/money')).body as { movements: { id: string }[] }).movements
  expect(await listed(shop)).toHaveLength(1)
  const assign = async () => (await shop.admin('POST', `/money/${line?.id}`, { step: 'assign', number })).status
  expect([await assign(), await assign()]).toEqual([200, 409])
  expect(await listed(shop)).toEqual([])
})

test('a statement that a manager brings is the manager’s word, until the owner brings it too', async () => {
  const programme = await openProgramme('manager')
  const { shop, ani, helper: manager } = programme
  const orderId = await placed(programme)
  const { total, number } = await order(shop, orderId, ani)
  const file = statement(total)
  expect(await manager('/money/statement', file)).toBe(200)
  for (const step of steps) expect(await manager(`/orders/${orderId}`, step)).toBe(200)
  expect(await manager('/money/statement', file)).toBe(200)
  await later(shop)
  expect(await made(programme)).toEqual(nothing)
  expect(await listed(shop)).toMatchObject([{ number, amount: total, by: 'Kasir' }])
  await expectSound(shop)

  expect((await shop.admin('POST', '/money/statement', file)).body).toMatchObject({ known: 1 })
  await shop.runDue()
  expect(await made(programme)).toEqual(all)
  expect(await listed(shop)).toEqual([])
})

test('a line of the owner’s file takes the place of the one that a manager wrote', async () => {
  const programme = await openProgramme('manager')
  const { shop, ani, helper: manager } = programme
  const orderId = await placed(programme)
  const { total, number } = await order(shop, orderId, ani)
  const open = async () =>
    ((await shop.admin('GET', '/money')).body as { movements: { id: string; said: string }[] }).movements
  const written = (said: string) => ({ bank: 'BCA', csv: statement(total).csv.replace('ANI', said) })
  for (const said of ['KARANGAN', 'KARANGAN LAGI']) await manager('/money/statement', written(said))
  const assign = async (as: 'manager' | 'owner') => {
    const [path, step] = [`/money/${(await open())[0]?.id}`, { step: 'assign', number }]
    return as === 'manager' ? manager(path, step) : (await shop.admin('POST', path, step)).status
  }
  expect([await assign('manager'), (await listed(shop)).length]).toEqual([409, 1])
  expect(await manager(`/money/${(await open())[0]?.id}`, { step: 'close', note: 'Salah' })).toBe(200)
  expect((await shop.admin('POST', '/money/statement', statement(total))).body).toMatchObject({ open: 1 })
  expect([await assign('owner'), await listed(shop)]).toEqual([200, []])
  expect((await open()).map(({ said }) => said)).toEqual(['KARANGAN'])
})

test('a payout that a manager brings, even the rest of one, shows no money; the owner’s does', async () => {
  const programme = await openProgramme('manager')
  const { shop, ani, helper: manager } = programme
  const orderId = await placed(programme, cod)
  for (const step of steps.slice(1)) expect(await manager(`/orders/${orderId}`, step)).toBe(200)
  const { total } = await order(shop, orderId, ani)
  const part = (amount: number) => ({ courier: 'JNE', parcels: [{ receipt: 'JNE12345', amount }] })
  expect((await shop.admin('POST', '/money/payout', part(1))).body).toMatchObject({ open: 1 })
  expect(await manager('/money/payout', part(total - 1))).toBe(200)
  await later(shop)
  expect(await made(programme)).toEqual(nothing)
  expect(await listed(shop)).toMatchObject([{ orderId, by: 'Kasir' }])

  expect((await shop.admin('POST', '/money/payout', part(total - 1))).body).toMatchObject({ known: 1 })
  await shop.runDue()
  expect(await made(programme)).toEqual(all)
})

test('what a helper hands over for cash is shown by the courier’s payout', async () => {
  const programme = await openProgramme()
  const { shop, helper, ani } = programme
  const orderId = await placed(programme, cod)
  for (const step of steps.slice(1)) expect(await helper(`/orders/${orderId}`, step)).toBe(200)
  await later(shop)
  expect(await made(programme)).toEqual(nothing)
  expect(await listed(shop)).toMatchObject([{ orderId, way: 'cod' }])
  const { total } = await order(shop, orderId, ani)
  const pay = (amount: number) =>
    shop.admin('POST', '/money/payout', { courier: 'JNE', parcels: [{ receipt: 'JNE12345', amount }] })
  await pay(total - 1)
  await shop.runDue()
  expect(await made(programme)).toEqual(nothing)
  await pay(1)
  await shop.runDue()
  expect(await made(programme)).toEqual(all)
  expect(await listed(shop)).toEqual([])
})

test('what the owner has booked, and what the owner cancels, waits for nobody', async () => {
  const programme = await openProgramme()
  const { shop, helper } = programme
  const own = await placed(programme)
  for (const step of [{ step: 'confirm-payment' }, ...steps])
    expect((await shop.admin('POST', `/orders/${own}`, step)).status).toBe(200)
  const off = await placed(programme)
  expect(await helper(`/orders/${off}`, { step: 'confirm-payment' })).toBe(200)
  expect(await listed(shop)).toHaveLength(1)
  expect((await shop.admin('POST', `/orders/${off}`, { step: 'cancel', note: 'Stok rusak' })).status).toBe(200)
  expect(await listed(shop)).toEqual([])
  await later(shop)
  expect(await made(programme)).toEqual(all)
})

test('a download that a helper calls paid is completed at once and brings its coins later', async () => {
  const { shop, helper, ani } = await openProgramme()
  const lines = [{ id: await shop.cart(ani, await shop.item({ price: 100_000, digital: true }), 1) }]
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines }, ani))
  const { recipient } = siti
  valueOf(await shop.call('checkout.applyAddress', { orderId, recipient, phone: siti.phone }, ani))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...transfer }, ani))
  valueOf(await shop.call('checkout.place', { orderId }, ani))
  expect(await helper(`/orders/${orderId}`, { step: 'confirm-payment' })).toBe(200)
  expect((await order(shop, orderId, ani)).status).toBe('COMPLETED')
  expect(await balanceOf(shop, ani, 'coins')).toBe(0)
  await shop.admin('POST', '/money/by-helpers', { orders: [orderId] })
  expect(await balanceOf(shop, ani, 'coins')).toBe(10_000)
})
