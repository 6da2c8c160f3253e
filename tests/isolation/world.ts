import { dayMs } from '#shared/format/units.ts'
import type { Message } from '#shared/api/account/message.ts'
import { assert } from '#shared/assert.ts'
import { addressOf } from '#tests/commerce/address/address-steps.ts'
import { ask, photo } from '#tests/commerce/order/after/return-steps.ts'
import { begin, bill, order, place, press, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { bookRefused, fund, idOf } from '#tests/commerce/wallet/wallet-steps.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { avifOf } from '#tests/support/in-workerd/pictures.ts'
import { marked, uploadPicture } from '#tests/support/in-workerd/upload.ts'
import { testCustomerPassword } from '#tests/support/in-workerd/test-customers.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

/** Ids, keys and signed links of one shop: everything that a request can name. */
export type Things = Readonly<Record<(typeof thingNames)[number], string>>
const thingNames = [
  'orderId',
  'unpaidId',
  'guestOrderId',
  'draftId',
  'returnId',
  'cartId',
  'addressId',
  'accountId',
  'withdrawalId',
  'fileId',
  'picture',
  'itemId',
  'product',
  'category',
  'article',
  'articleCategory',
  'information',
  'voucher',
  'trackToken',
  'wishToken',
  'alertToken',
  'plannedToken',
  'paymentId',
  'billCode',
  'bookingId',
  'affiliateCode',
  'orderNumber',
] as const

export interface CanaryShop {
  shop: SellingShop
  /** The word in every text of this shop, and in none of the other. */
  word: string
  edge: ReturnType<typeof browse>
  things: Things
  cookies: { customer: string; guest: string }
}

/**
 * A shop with the same sample as its neighbour, so that ids, keys and the canary are all that tells them apart; each
 * customer, order, payment, return and file is made by the calls that shoppers make.
 */
export async function openCanaryShop(word: string): Promise<CanaryShop> {
  const slug = `produk-${word}`
  const products = [{ slug, name: `Produk ${word}`, category: `kategori-${word}`, stock: 50 }]
  const shop = await openSellingShop({ sample: 'kopi', name: `Toko ${word}`, products })
  const me = guest(`${word}-pelanggan`)
  const customer = { ...me, token: await shop.signIn(me) }
  const visitor = guest(`${word}-tamu`)
  const things = { ...(await thingsOf(shop, customer, visitor)), ...(await contentOf(shop, word)), product: slug }
  await sing(shop, word)
  // The filter values of lists are made from the product, so they sing when it does.
  await shop.sql(`UPDATE product SET attributes = '[["Merek","${word}"]]' WHERE slug = '${slug}'`)
  const cookies = {
    customer: `__Host-ACCESS_WEB=${customer.token}; __Host-VISITOR=${me.visitor}`,
    guest: `__Host-VISITOR=${visitor.visitor}`,
  }
  return { shop, word, edge: browse(shop), things: { ...things, category: `kategori-${word}` }, cookies }
}

async function thingsOf(shop: SellingShop, customer: Caller, visitor: Caller) {
  const itemId = await shop.item({ stock: 50 })
  const orderId = await place(shop, customer, [itemId], { quantity: 3 })
  const paymentId = (await bill(shop, orderId, customer)).simulatorId ?? ''
  await press(shop, orderId, customer, 'settlement')
  await shipAndDeliver(shop, orderId)
  const returnId = await ask(shop, customer, orderId, itemId)
  const guestOrderId = await place(shop, visitor, [itemId])
  const unpaidId = await place(shop, customer, [itemId])
  const bookingId = `GK-${crypto.randomUUID()}`
  await shop.sql(`INSERT INTO shipment (reference, order_id, attempt, vendor, rate_code, booking_id, state, created_at)
                  VALUES ('kirim-${bookingId}', '${orderId}', 1, 'gosend', 'gosend:instant', '${bookingId}', 'allocated', 0)`)
  await shop.call('cart.changeNote', { note: 'Tolong bungkus rapi' }, customer)
  const { number, trackToken } = await order(shop, guestOrderId, visitor)
  return {
    orderId,
    unpaidId,
    guestOrderId,
    returnId,
    paymentId,
    bookingId,
    itemId,
    trackToken: trackToken ?? '',
    orderNumber: number ?? '',
    billCode: (await bill(shop, unpaidId, customer)).code ?? '',
    draftId: await begin(shop, customer, [itemId]),
    cartId: await shop.cart(customer, itemId),
    fileId: await photo(shop, customer),
    // Each shop has its own: the same bytes would have the same name.
    picture: await pictureOf(shop),
    wishToken: valueOf<{ token: string }>(await shop.call('wishlist.share', { active: true }, customer)).token,
    alertToken: await alertOf(shop, customer),
    plannedToken: await plannedOf(shop),
    ...(await moneyOf(shop, customer)),
  }
}

/** The token in a message about goods that were sold out, whose reader still waits for others. */
async function alertOf(shop: SellingShop, customer: Caller): Promise<string> {
  await shop.sql('UPDATE customer SET phone_verified_at = created_at')
  const asked = { endpoint: null, key: null, auth: null, kind: 'stock' }
  const [back, gone] = [await shop.item({ stock: 0 }), await shop.item({ stock: 0 })]
  for (const itemId of [back, gone]) valueOf(await shop.call('alert.ask', { ...asked, itemId }, customer))
  await shop.admin('POST', '/stock', { itemId: back, stock: 3 })
  await shop.runDue()
  const [{ text }] = valueOf<[Message]>(await shop.call('message.list', {}))
  return /\?k=(\S+)/.exec(text)?.[1] ?? ''
}

/** The token of a popup that shoppers do not see yet. */
async function plannedOf(shop: SellingShop): Promise<string> {
  await shop.admin('PATCH', '/settings', { popup: { active: false, image: '/media/a/nanti', link: null } })
  const { body } = await shop.admin('POST', '/previews', { of: 'popup' })
  return (body as { address: string }).address.split('/pratinjau/')[1] ?? ''
}

/** The name of a picture that the seller has uploaded. */
async function pictureOf(shop: SellingShop): Promise<string> {
  const { body } = await uploadPicture(shop.host, [marked(avifOf(30, 20), crypto.getRandomValues(new Uint8Array(5)))])
  return body.address.slice('/media/'.length)
}

async function moneyOf(shop: SellingShop, customer: Caller) {
  const saved = await shop.call<{ id: string }>(
    'address.save',
    { ...addressOf(), label: 'Rumah', main: false },
    customer,
  )
  const account = { bankCode: '014', number: '1234567890', holder: 'Siti Aminah', password: testCustomerPassword }
  const accountId = valueOf<{ id: string }>(await shop.call('wallet.addBankAccount', account, customer)).id
  await fund(shop, customer, { wallet: 100_000, coins: 5_000, commission: 90_000 })
  const withdrawalId = crypto.randomUUID()
  await shop.sql(`INSERT INTO withdrawal (id, customer_id, source, status, bank_code, number, holder, amount, fee, at, answered_at)
                  SELECT '${withdrawalId}', customer_id, 'wallet', 'REFUSED', '014', '1234567890', 'Siti', 10000, 2500, 0, 0
                  FROM bank_account WHERE id = '${accountId}'`)
  await bookRefused(shop, await idOf(shop, customer), withdrawalId, 10_000)
  const joined = await shop.call<{ code: string | null }>('affiliate.join', { terms: true }, customer)
  return {
    addressId: valueOf(saved).id,
    accountId,
    withdrawalId,
    affiliateCode: (joined.ok && joined.value.code) || '-',
  }
}

/** One article, information page, category of articles and voucher get an address that only this shop has. */
async function contentOf(shop: SellingShop, word: string) {
  const own = { article: `artikel-${word}`, articleCategory: `rubrik-${word}`, information: `halaman-${word}` }
  await shop.sql(`UPDATE article SET slug = '${own.article}' WHERE rowid = (SELECT min(rowid) FROM article)`)
  await shop.sql(`INSERT INTO article_category (slug, name, position) VALUES ('${own.articleCategory}', '${word}', 99)`)
  await shop.sql(
    `UPDATE information SET slug = '${own.information}' WHERE rowid = (SELECT max(rowid) FROM information)`,
  )
  const voucher = `KODE${word.toUpperCase()}`
  await shop.sql(`UPDATE voucher SET code = '${voucher}' WHERE rowid = (SELECT min(rowid) FROM voucher)`)
  return { ...own, voucher }
}

/** A column with one of these names is text for people. */
const prose = /^(name|title|description|summary|text|reply|author|note|reason|holder|label|place|variant_name|payer)$/
/** Words of the sample that stand inside JSON: settings, addresses, articles, messages. */
const sampleWords = ['Siti', 'Melawai', 'Kopi', 'Jakarta', 'Anda']

/** Puts the canary into every text of every table, so that a table that is added later has it, too. */
async function sing(shop: SellingShop, word: string): Promise<void> {
  for (const { table, columns } of await tablesOf(shop)) {
    for (const column of columns) {
      if (prose.test(column))
        await shop.sql(`UPDATE "${table}" SET "${column}" = "${column}" || ' ${word}' WHERE "${column}" <> ''`)
      for (const known of sampleWords)
        await shop.sql(
          `UPDATE "${table}" SET "${column}" = replace("${column}", '${known} ', '${known} ${word} ') WHERE instr("${column}", '${known} ') > 0`,
        )
    }
  }
}

/** Tables of the shop with their columns of text. */
async function tablesOf(shop: SellingShop): Promise<{ table: string; columns: string[] }[]> {
  const tables = await shop.sql(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'product\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const table = String(name)
      const columns = await shop.sql(`PRAGMA table_info("${table}")`)
      return { table, columns: columns.filter(({ type }) => type === 'TEXT').map((column) => String(column['name'])) }
    }),
  )
}

/** All rows of a shop, as one text for each table. */
export async function rowsOf(shop: SellingShop): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const { table } of await tablesOf(shop))
    rows.set(table, JSON.stringify(await shop.sql(`SELECT * FROM "${table}"`)))
  return rows
}

/** The words of a text in which an id or a canary can hide. Short ones and plain numbers say nothing. */
export const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z0-9]{7,}/g) ?? []).filter((word) => !/^\d{1,9}$/.test(word)))

/** A time to the millisecond is nobody's: in a long run a page is made in the one that a row of the other shop names. */
export const isTime = (word: string): boolean =>
  /^\d{13}$/.test(word) && Math.abs(Number(word) - Date.now()) < 400 * dayMs

/** The words that only `mine` has: its ids, codes, digests, links and its canary. */
export async function ownWords(mine: SellingShop, neighbour: SellingShop): Promise<Set<string>> {
  const [own, theirs] = [await wordsOf(mine), await wordsOf(neighbour)]
  const words = new Set([...own].filter((word) => !theirs.has(word)))
  for (const key of [mine.host.split('.')[0] ?? '', mine.accessKey]) for (const word of wordsIn(key)) words.add(word)
  assert(words.size > 100, `only ${words.size} words tell the shops apart`)
  return words
}

const wordsOf = async (shop: SellingShop) => wordsIn([...(await rowsOf(shop)).values()].join(' '))
