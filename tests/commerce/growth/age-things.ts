import { vi } from 'vitest'
import standIn from '../../../tools/google/stand-in.js'
import type { Message } from '#shared/api/account/message.ts'
import type { Order } from '#shared/api/order/order.ts'
import { assert } from '#shared/assert.ts'
import { dayIn } from '#shared/format/dates.ts'
import { customerAccount, move } from '#commerce/ledger/store.ts'
import { createAuthenticator } from '#tests/support/in-workerd/authenticator.ts'
import { avifOf } from '#tests/support/in-workerd/pictures.ts'
import { online } from '#tests/support/in-workerd/push.ts'
import type { Caller, SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { uploadPicture } from '#tests/support/in-workerd/upload.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'
import { ask, photo, returnStep } from '../order/after/return-steps.ts'
import { bill, order, place, prepare, press, siti, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { addCodes, addFile, bought, openCodes } from '../order/fulfilment/digital-steps.ts'
import { idOf, inLedger } from '../wallet/wallet-steps.ts'
import type { Things } from './age-rows.ts'
import type { Grown } from './world.ts'

const password = 'rahasia-toko-2026'
const counter = { address: 'Jl. Braga No. 10, Bandung', hours: 'Senin–Sabtu 09–20', readyHours: 4, keptDays: 3 }
const popup = { active: false, image: '/media/a/nanti', link: null }

/** Everything that the rows name, made by the calls of shoppers and of the seller before the shop grows old. */
export async function thingsOf({ shop, edge, customer, buyer, bought: unpaidId }: Grown): Promise<Things> {
  await online(shop)
  const { status } = await shop.admin('PATCH', '/settings', {
    affiliate: { percent: 5, maximum: null },
    counter,
    popup,
  })
  assert(status === 200, 'the shop has a programme, a counter and a popup')
  const known = `phone = '+6281234567890', phone_verified_at = created_at`
  await shop.sql(`UPDATE customer SET ${known} WHERE name = 'Ani Lestari'`)
  const itemId = await shop.item({ stock: 100 })
  const sent = async () => {
    const orderId = await place(shop, customer, [itemId])
    await press(shop, orderId, customer, 'settlement')
    await shipAndDeliver(shop, orderId)
    return orderId
  }
  const [returnedId, deliveredId] = [await sent(), await sent()]
  const approved = async (solution: string) => {
    const returnId = await ask(shop, customer, await sent(), itemId, { solution })
    for (const step of ['review', 'approve']) await returnStep(shop, returnId, { step })
    return returnId
  }
  const [approvedId, replacedId] = [await approved('return-refund'), await approved('exchange')]
  valueOf(await shop.call('return.send', { returnId: replacedId, courier: 'JNE', receiptNumber: 'JP1234' }, customer))
  for (const step of [{ step: 'receive' }, { step: 'replace', receiptNumber: 'JP999' }])
    assert((await returnStep(shop, replacedId, step)) === 200, `the seller may ${step.step}`)
  const bookingId = `GK-${crypto.randomUUID()}`
  await shop.sql(`INSERT INTO shipment (reference, order_id, attempt, vendor, rate_code, booking_id, state, created_at)
                  VALUES ('kirim-1', '${deliveredId}', 1, 'gosend', 'gosend:instant', '${bookingId}', 'allocated', 0)`)
  const [device, unpaid] = [createAuthenticator(), await bill(shop, unpaidId, customer)]
  return {
    returnedId,
    deliveredId,
    unpaidId,
    itemId,
    returnId: await ask(shop, customer, returnedId, itemId),
    approvedId,
    replacedId,
    photoId: String((await shop.sql('SELECT file_id AS id FROM order_return_photo LIMIT 1'))[0]?.['id']),
    bookingId,
    password,
    paymentId: unpaid.simulatorId ?? '',
    shareToken: unpaid.shareToken ?? '',
    wishToken: valueOf<{ token: string }>(await shop.call('wishlist.share', { active: true }, customer)).token,
    ...(await linksOf(shop, customer, buyer)),
    ...(await accountOf(shop, customer)),
    ...(await sellersOf(shop)),
    lineId: await shop.cart(customer, 'v5-M'),
    // Filling the shop was work for its object, which lets nobody begin until it has rested.
    draftId: await vi.waitFor(() => prepare(shop, customer, ['v2-M']), { timeout: 30_000, interval: 1_000 }),
    said: () => ({}),
    code: async () => codeIn(shop),
    sql: shop.sql,
    upload: (as) => photo(shop, as === 'guest' ? buyer : customer),
    device: (does, options) => device[does](options, { origin: shop.origin }),
    google: (sub, to) => backFromGoogle(edge, sub, to),
  }
}

/** As a browser goes: the shop's sign-in host, Google, the sign-in host and the shop again. */
async function backFromGoogle({ fetch }: Grown['edge'], sub: string, to: string) {
  const go = async (address: string, cookie = '') => {
    const { hostname, pathname, search } = new URL(address)
    const { headers } = await fetch(pathname + search, { headers: { cookie } }, hostname)
    return { to: headers.get('location') ?? '', cookie: headers.getSetCookie().join().split(';')[0] ?? '' }
  }
  const away = await go(to)
  const chosen = await standIn.fetch(new Request(`${away.to}&choose=${sub}`, { redirect: 'manual' }))
  const { searchParams } = new URL((await go(chosen.headers.get('location') ?? '', away.cookie)).to)
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' }
}

async function codeIn(shop: SellingShop): Promise<string> {
  const [row] = await shop.sql(`SELECT "values" ->> '$.code' AS code FROM message
    WHERE "values" ->> '$.code' IS NOT NULL AND kind LIKE 'code%' ORDER BY created_at DESC, rowid DESC LIMIT 1`)
  return String(row?.['code'])
}

/** Orders of a guest with their links, and what the customer has bought to download. */
async function linksOf(shop: SellingShop, customer: Caller, buyer: Caller) {
  const codesItem = await shop.item({ digital: true })
  await addCodes(shop, codesItem, ['AAAA-1', 'AAAA-2', 'AAAA-3', 'AAAA-4'])
  const codesId = await bought(shop, customer, codesItem, { quantity: 1 })
  const tokenOf = ({ trackToken }: Order) => trackToken ?? ''
  const digital = await order(shop, await bought(shop, buyer, codesItem, { quantity: 1 }), buyer)
  const token = tokenOf(digital)
  const opened = await shop.call<{ pass: string }>('order.openTrack', { token, digits: '7890' }, customer)
  const byTransfer = () => place(shop, buyer, ['v3-M'], { payment: transfer })
  const [owedId, sentId] = [await byTransfer(), await byTransfer()]
  const [confirm, cancel] = [{ step: 'confirm-payment' }, { step: 'cancel', note: 'Stok habis' }]
  const sending = [confirm, { step: 'process' }, { step: 'ship', receiptNumber: 'JP7654321' }]
  for (const [id, steps] of [
    [owedId, [confirm, cancel]],
    [sentId, sending],
  ] as const)
    for (const step of steps) assert((await sellerStep(shop, id, step)) === 200, `the seller may ${step.step}`)
  const [owed, unpaid, receipt] = [
    await order(shop, owedId, buyer),
    await order(shop, await byTransfer(), buyer),
    await order(shop, await byTransfer(), buyer),
  ]
  const proof = { bank: 'BCA', payer: 'Siti', amount: 50_000, day: dayIn(new Date()), note: '' }
  const fileId = await photo(shop, buyer)
  valueOf(await shop.call('transferReceipt.send', { token: tokenOf(receipt), fileId, ...proof }, buyer))
  return {
    codesItem,
    fileId: String(await addFile(shop, { itemId: codesItem })),
    codesId,
    codesPass: valueOf(await openCodes(shop, customer, codesId, codesItem)).pass,
    link: { token, pass: valueOf(opened).pass },
    owed: { token: tokenOf(owed), refundId: owed.refunds[0]?.id ?? '' },
    unpaid: { token: tokenOf(unpaid), number: unpaid.number ?? '' },
    sentToken: tokenOf(await order(shop, sentId, buyer)),
    receiptToken: tokenOf(receipt),
  }
}

/** What the customer has in the profile. */
async function accountOf(shop: SellingShop, customer: Caller) {
  const saved = await shop.call<{ id: string }>('address.save', { ...siti, label: 'Gudang', main: false }, customer)
  const account = { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }
  const added = await shop.call<{ id: string }>('wallet.addBankAccount', account, customer)
  const accountId = valueOf(added).id
  await shop.sql('UPDATE bank_account SET created_at = created_at - 3 * 86400000')
  const id = await idOf(shop, customer)
  // Its books will be as invented as all of its past.
  const [wallet, commission] = [customerAccount('wallet', id), customerAccount('commission', id)]
  await inLedger(shop, (tx) => {
    move(tx, { kind: 'refund_to_wallet', ref: 'tua', from: 'shop:refunds', to: wallet, amount: 500_000 })
    move(tx, { kind: 'commission_ready', ref: 'tua', from: 'shop:commission', to: commission, amount: 500_000 })
  })
  valueOf(await shop.call('affiliate.join', { terms: true }, customer))
  const moved = { accountId, amount: 20_000 }
  const { ticket } = valueOf<{ ticket: string }>(await shop.call('wallet.askConfirmation', moved, customer))
  const proof = { ticket, code: await codeIn(shop), password: null }
  const withdrawn = await shop.call<{ id: string }>('wallet.withdraw', { ...moved, ...proof }, customer)
  // An address from a browser in which nobody has signed in: the customer is notified, and may take it back.
  const stranger = { token: customer.token ?? null, visitor: 'peramban-yang-lain-sama-' }
  const elsewhere = { ...siti, street: 'Jl. Lain No. 13 RT 09/09', label: 'Lain', main: true }
  valueOf(await shop.call('address.save', elsewhere, stranger))
  const told = valueOf<Message[]>(await shop.call('message.list', {}))
  const undoToken = told.flatMap(({ path }) => /\/auth\/batalkan\/(\S+)/.exec(path ?? '')?.[1] ?? [])[0] ?? ''
  return { addressId: valueOf(saved).id, accountId, withdrawalId: valueOf(withdrawn).id, undoToken }
}

/** What the seller has uploaded and planned. */
async function sellersOf(shop: SellingShop) {
  const { body } = await shop.admin('POST', '/previews', { of: 'popup' })
  await uploadPicture(shop.host, [avifOf(30, 20)])
  return {
    plannedToken: (body as { address: string }).address.split('/pratinjau/')[1] ?? '',
    picture: String((await shop.sql('SELECT id FROM media LIMIT 1'))[0]?.['id']),
  }
}
