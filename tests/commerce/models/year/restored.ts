import { assert } from '#shared/assert.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import type { InShop } from '#tests/support/in-workerd/in-shop.ts'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin, randomHost } from '#tests/support/in-workerd/shop.ts'
import { askVendors, handleAll, pass, readStatement } from './seller.ts'
import { administer, items, lostDay, type World } from './world.ts'

/** `signedAs`: the shop whose signatures a restored one goes on with. */
export type Place = Pick<SellingShop, 'object' | 'companyId' | 'host'> & { signedAs?: number }
type Rows = ReturnType<InShop['sql']>

/** The export of the night, to its end. */
export async function backUp(at: InShop): Promise<void> {
  await administer(at, 'backup.begin', {})
  await pass(at, 0)
  assert(at.number("SELECT count(*) FROM scheduled_job WHERE kind = 'backup'") === 0, 'the export has ended')
}

/** What the payment vendor knows lies in the demo shop's own database; the vendor forgets nothing. */
export const vendorRows = (at: InShop): Rows => at.sql('SELECT * FROM simulated_payment')

/** The last export in a new shop. */
export async function restore(lost: Place): Promise<Place> {
  const { object, night } = (await admin('GET', `/shops/${lost.host}/backup`)).body as { object: string; night: string }
  const host = randomHost()
  await admin('POST', '/shops', { host, demo: true, opened: false })
  const { status } = await admin('POST', `/shops/${host}/restore`, { object, night })
  assert(status === 200, `the restore answered ${status}`)
  await admin('POST', `/shops/${host}/open`, {})
  const found = await bindings.DIRECTORY.prepare(
    'SELECT c.id, c.object_name AS name FROM company c JOIN domain d ON d.company_id = c.id WHERE d.host = ?',
  )
    .bind(host)
    .first<{ id: number; name: string }>()
  assert(found, 'the new shop is in the directory')
  const signedAs = lost.signedAs ?? lost.companyId
  return { host, companyId: found.id, signedAs, object: async () => bindings.SHOP.getByName(found.name) }
}

/**
 * The day after: the vendor sends its notices of the lost day again and is asked, the seller reads the statement, enters
 * again what has happened, and counts the shelf last.
 */
export async function recover(at: InShop, world: World, known: { clockMs: number; vendor: Rows }): Promise<void> {
  await at.setClock(known.clockMs)
  for (const row of known.vendor)
    at.sql(
      `INSERT OR REPLACE INTO simulated_payment (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
      ...Object.values(row),
    )
  for (const one of world.bought.filter(({ day }) => day === lostDay)) {
    world.lost.add(one.orderId)
    // Its parcel is on its way, and the courier collects.
    if (world.happened.has(`sent ${one.orderId}`)) world.happened.add(`delivered ${one.orderId}`)
  }
  for (const { pays, amount } of world.bank)
    if (pays !== undefined && world.lost.has(pays)) world.strange.push(['bank', amount])
  for (const [reference, { amount, day }] of world.vendor) {
    if (day !== lostDay) continue
    world.strange.push(['payment', amount])
    await at.notify(reference)
    await at.notify(reference)
  }
  await askVendors(at)
  await readStatement(at, world, lostDay)
  await handleAll(at, world, lostDay)
  for (const item of items) await administer(at, 'product.setStock', { itemId: item, counted: world.shelf.get(item) })
}
