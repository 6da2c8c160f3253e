import { hourMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import { dayIn } from '#shared/format/dates.ts'
import type { InShop } from '#tests/support/in-workerd/in-shop.ts'
import { administer, type Bought, type Draw, moveOnShelf, statusOf, type World } from './world.ts'

/** Files of this many days are read again every night: they overlap, and after a restore they bring back what was lost. */
const daysOfFile = 4

/** The seller's night: packs, hands over, takes back, pays, reads what bank and courier say; vendors are asked. */
export async function night(at: InShop, world: World, draw: Draw, day: number): Promise<void> {
  const date = dayIn(at.now())
  // Rent of a stand, or a supplier's credit: it belongs to no order.
  const amount = 1_000_000 + draw(1_000_000) * 7
  world.bank.push({ amount, date, day })
  world.strange.push(['bank', amount])
  await readStatement(at, world, day)
  await pass(at, 25)
  world.bank.push(...world.late.splice(0).map((late) => ({ ...late, date: dayIn(at.now()), day })))
  await askVendors(at)
  await handleAll(at, world, day)
  await payBack(at, world)
  await readPayouts(at, world, draw)
}

/** Jobs of a demo would be seller and courier. */
export async function pass(at: InShop, hours: number): Promise<void> {
  at.sql("DELETE FROM scheduled_job WHERE kind LIKE 'advance-demo%'")
  await at.pass(hours)
  at.sql("DELETE FROM scheduled_job WHERE kind LIKE 'advance-demo%'")
}

export async function readStatement(at: InShop, { bank }: World, day: number): Promise<void> {
  const rows = bank
    .filter((line) => day - line.day < daysOfFile)
    .map(({ amount, date }) => {
      const [, month, of] = date.split('-')
      return `'${of}/${month},TRSF PEMBELI,'0000,"${amount.toLocaleString('en-US')}.00",CR,"0.00"`
    })
  const csv = ['Tanggal,Keterangan,Cabang,Jumlah,,Saldo', ...rows].join('\n')
  await administer(at, 'money.importStatement', { bank: 'BCA', csv })
}

export async function askVendors(at: InShop): Promise<void> {
  at.sql("INSERT OR REPLACE INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('ask-vendors', '', 0, 0, 0)")
  while (at.number("SELECT count(*) FROM scheduled_job WHERE kind = 'ask-vendors'") > 0) {
    at.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'ask-vendors'")
    await pass(at, 0)
  }
}

/** Orders are over some days after they were placed. */
export async function handleAll(at: InShop, world: World, day: number): Promise<void> {
  for (const one of world.bought) if (day - one.day < daysOfFile) await handle(at, world, one, day)
}

/** One order goes on as it was meant to. What has happened outside happens once, what the shop forgot is entered again. */
async function handle(at: InShop, world: World, one: Bought, day: number): Promise<void> {
  const { orderId, plan, quantity, receipt } = one
  const step = (asked: object) => administer(at, 'order.step', { orderId, ...asked })
  const now = () => statusOf(at, orderId)
  if (now() === 'PAYMENT_CONFIRMED') await step({ step: 'process' })
  if (now() === 'PROCESSING') {
    if (plan === 'cancelled') {
      if (day === one.day) return
      return step({ step: 'cancel', note: 'Stok rusak' })
    }
    await step({ step: 'ship', receiptNumber: receipt })
    moveOnShelf(world, 'sent', one, -quantity)
    // A parcel takes a night.
    if (day === one.day) return
  }
  if (now() === 'SHIPPING') {
    if (day === one.day) return
    if (plan === 'refused' && one.way === 'cod') {
      await step({ step: 'came-back' })
      await step({ step: 'cod-refused' })
      return moveOnShelf(world, 'refused', one, quantity)
    }
    await step({ step: 'deliver' })
    world.happened.add(`delivered ${orderId}`)
  }
  if (now() === 'DELIVERED' && 'customer' in one.who && (plan === 'returned' || plan === 'exchanged'))
    await takeBack(at, world, one)
}

/** One piece comes back and is fit for sale, or is replaced by another. */
async function takeBack(at: InShop, world: World, one: Bought): Promise<void> {
  if (at.number('SELECT count(*) FROM order_return WHERE order_id = ?', one.orderId) > 0) return
  const asked = await at.ask<{ returnId: string }>(
    'return.request',
    {
      orderId: one.orderId,
      lines: [{ itemId: one.item, quantity: 1 }],
      reason: 'Barang rusak',
      description: 'Isinya pecah semua ketika paketnya dibuka.',
      solution: one.plan === 'exchanged' ? 'exchange' : 'return-refund',
      photos: [at.addFile(one.who)],
    },
    one.who,
  )
  assert(asked.ok, `a return was refused: ${JSON.stringify(asked)}`)
  const { returnId } = asked.value
  await administer(at, 'return.step', { returnId, step: 'approve' })
  const sent = await at.ask('return.send', { returnId, courier: 'JNE', receiptNumber: one.receipt }, one.who)
  assert(sent.ok, 'an approved return is sent')
  await administer(at, 'return.step', { returnId, step: 'receive' })
  moveOnShelf(world, 'returned', one, 1)
  await administer(at, 'product.setStock', { itemId: one.item, change: 1, reason: 'returned' })
  if (one.plan === 'returned') return administer(at, 'return.step', { returnId, step: 'refund' })
  await administer(at, 'return.step', { returnId, step: 'replace', receiptNumber: `T${one.receipt}` })
  moveOnShelf(world, 'replaced', one, -1)
}

/**
 * The owner transfers what waits since yesterday, and remembers it: what the shop has forgotten is marked, not paid
 * again.
 */
async function payBack(at: InShop, world: World): Promise<void> {
  const before = at.now().getTime() - 20 * hourMs
  for (const { id, order_id: orderId, reason, ref, amount } of at.sql(
    "SELECT id, order_id, reason, ref, amount FROM refund WHERE state = 'OWED' AND created_at < ?",
    before,
  )) {
    world.transferred.set(`${String(orderId)} ${String(reason)} ${String(ref)}`, Number(amount))
    await administer(at, 'refund.step', { id: String(id), step: 'pay', proof: 'FT1' })
  }
  for (const { id, amount, fee } of at.sql(
    "SELECT id, amount, fee FROM withdrawal WHERE status = 'REQUESTED' AND at < ?",
    before,
  )) {
    world.transferred.set(String(id), Number(amount) - Number(fee))
    for (const step of ['process', 'pay']) await administer(at, 'withdrawal.step', { id: String(id), step })
  }
}

/** What couriers have collected they pay out, and now and then too little. */
async function readPayouts(at: InShop, world: World, draw: Draw): Promise<void> {
  const parcels = world.bought.flatMap(({ way, orderId, receipt, total }) => {
    if (way !== 'cod' || !world.happened.has(`delivered ${orderId}`)) return []
    if (!world.courier.has(receipt)) {
      const paid = draw(8) === 0 ? total - 1_000 : total
      if (paid !== total || world.lost.has(orderId)) world.strange.push(['payout', paid])
      world.courier.set(receipt, paid)
    }
    return [{ receipt, amount: world.courier.get(receipt) ?? 0 }]
  })
  // The courier's list is of all parcels of the month.
  for (let from = 0; from < parcels.length; from += 1_000)
    await administer(at, 'money.importPayout', { courier: 'JNE', parcels: parcels.slice(from, from + 1_000) })
}
