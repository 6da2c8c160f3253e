import { expect, test } from 'vitest'
import { order, place, transfer, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { balancesOf, fund } from '#tests/commerce/wallet/wallet-steps.ts'
import { dayIn } from '#shared/format/dates.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const idIn = (html: string, press: string) => new RegExp(`id="${press}-([^"]+)"`).exec(html)?.[1] ?? ''

test('the owner pays a withdrawal at the desk once, and refuses another; nobody else sees whose account it is', async () => {
  // It cannot send codes, so a withdrawal needs the password.
  const shop = await openSellingShop({ demo: false })
  const ani = await shop.customer(guest('visitor-one'))
  const account = { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }
  const { id: accountId } = valueOf<{ id: string }>(await shop.call('wallet.addBankAccount', account, ani))
  await shop.sql('UPDATE bank_account SET created_at = created_at - 3 * 86400000')
  await fund(shop, ani, { wallet: 100_000 })
  const confirmed = { accountId, password: 'rahasia-toko-2026' }
  for (const amount of [40_000, 30_000]) valueOf(await shop.call('wallet.withdraw', { ...confirmed, amount }, ani))
  const [owner, manager] = [await openDesk(shop, 'owner'), await openDesk(shop, 'manager')]
  expect(await manager.read('/uang')).toMatch(/Penarikan pembeli hanya dilihat dan dibayar pemilik(?![^]*Semua uang)/)
  expect(await owner.read('')).toContain('href="/kelola/uang"')
  const screen = await owner.read('/uang')
  expect(screen).toContain('BCA 1234567890 a.n. Ani Lestari')
  // Until the transfer has begun the amount may still go back, so nothing says yet that it was paid.
  expect(screen).not.toContain('Sudah ditransfer')
  const id = idIn(screen, 'withdrawalBegun')
  expect((await owner.press('/uang', 'withdrawalPaid', { id })).status).toBe(409)
  expect((await owner.press('/uang', 'withdrawalBegun', { id })).status).toBe(303)
  expect(await owner.read('/uang')).toContain('Sedang ditransfer oleh Anda')
  expect(await (await openDesk(shop, 'owner', 'Rini')).read('/uang')).toContain('Sedang ditransfer oleh Meja owner')
  const refusal = await owner.press('/uang', 'withdrawalRefused', { id: idIn(screen, 'withdrawalRefused') })
  expect(refusal.status).toBe(422)
  expect((await owner.press('/uang', 'withdrawalPaid', { id })).status).toBe(303)
  expect((await owner.press('/uang', 'withdrawalPaid', { id })).status).toBe(409)
  const other = idIn(await owner.read('/uang'), 'withdrawalRefused')
  expect((await manager.press('/uang', 'withdrawalRefused', { id: other, note: 'x' })).status).toBe(403)
  expect((await owner.press('/uang', 'withdrawalRefused', { id: other, note: 'Nama rekening lain' })).status).toBe(303)
  expect(await balancesOf(shop, ani)).toMatchObject({ held: 0 })
  expect(await owner.read('/uang')).toContain('Semua uang sudah cocok')
})

test('a line of the bank that fits nothing is given to its order, or closed with what it was', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  const { number } = await order(shop, orderId, me)
  const [, month, day] = dayIn(new Date()).split('-')
  const rows = [1_234, 5_678].map((amount) => `'${day}/${month},SITI,'0000,"${amount}.00",CR,"0.00"`)
  const csv = ['Tanggal,Keterangan,Cabang,Jumlah,,Saldo', ...rows].join('\n')
  await shop.admin('POST', '/money/statement', { bank: 'BCA', csv })
  const desk = await openDesk(shop, 'owner')
  const screen = await desk.read('/uang')
  expect(screen).toContain('Tidak ada pesanan dengan jumlah ini.')
  // A page that is empty by now shows the last one that is not.
  expect(await desk.read('/uang?hal=3')).toMatch(/Tidak ada pesanan dengan jumlah ini(?![^]*rel="prev")/)
  const id = idIn(screen, 'assignMoney')
  expect((await desk.press('/uang', 'assignMoney', { id, orderNumber: 'INV-TIDAK-ADA' })).status).toBe(404)
  // Nothing of this order was paid with such an amount.
  expect((await desk.press('/uang', 'assignMoney', { id, orderNumber: number })).status).toBe(409)
  await shop.sql("UPDATE movement SET kind = 'payment', amount = -amount")
  expect(await desk.read('/uang')).toMatch(/closeMoney(?![^]*assignMoney)/)
  for (const left of ['Tidak cocok dengan pesanan', 'Semua uang sudah cocok']) {
    const closed = { id: idIn(await desk.read('/uang'), 'closeMoney'), note: 'Setoran modal' }
    expect((await desk.press('/uang', 'closeMoney', closed)).status).toBe(303)
    expect(await desk.read('/uang')).toContain(left)
  }
})
