import { dayMs, hourMs, minuteMs } from '#shared/format/units.ts'
import { getTableName } from 'drizzle-orm'
import { heading as h, paragraph as p, points as ul } from '#shared/admin/blocks.ts'
import type { Block } from '#shared/admin/content.ts'
import { limits } from '#shared/limits.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { activities, type PurposeName } from './activities.ts'
import { kept } from './kept.ts'
import { receiversOf } from './receivers.ts'

type Asked = Pick<Scope, 'db' | 'shop' | 'platform' | 'vendors'>

/** `30 hari`. */
function lengthOf(ms: number): string {
  return ms >= dayMs ? `${ms / dayMs} hari` : ms >= hourMs ? `${ms / hourMs} jam` : `${ms / minuteMs} menit`
}

const endings = {
  books: `${limits.bookYears} tahun buku setelah tahun pesanan, lalu tanpa nama`,
  account: 'selama akun ada',
  revoked: 'selama aksesnya berlaku',
}

/** How long an activity's data are kept, in words; made from the rules that the nightly job keeps. */
function keptFor(activity: PurposeName): string {
  const rules = kept.filter((one) => one.for === activity).map(({ until }) => until)
  // What ends with its order ends with the books.
  const named = rules.map((until) => (until === 'order' ? 'books' : until))
  const long = (['books', 'account', 'revoked'] as const)
    .filter((one) => named.includes(one))
    .map((one) => endings[one])
  const terms = named.flatMap((until) => (typeof until === 'string' ? [] : [until.ms]))
  if (terms.length === 0) return long.join('; ')
  return [...long, `${long.length > 0 ? 'selebihnya ' : ''}paling lama ${lengthOf(Math.max(...terms))}`].join('; ')
}

const names = Object.keys(activities).filter((name): name is PurposeName => Object.hasOwn(activities, name))

/** The register of processing that UU PDP 27/2022, article 31, asks a controller for, as this shop is set up. */
export function registerOf(scope: Asked) {
  const { shop, platform } = scope
  const receivers = receiversOf(scope)
  return {
    controller: {
      name: shop.businessName || shop.name,
      address: shop.businessAddress,
      contact: shop.businessEmail || shop.customerCarePhone,
      nib: shop.nib ?? null,
      pse: shop.pse ?? null,
    },
    place: platform.place,
    receivers: receivers.map(({ use: _, ...one }) => one),
    activities: names.map((activity) => {
      const { name, people, data, basis, outside } = activities[activity]
      const uses: readonly string[] = outside
      return {
        name,
        people,
        data,
        basis,
        kept: keptFor(activity),
        receivers: receivers.filter(({ use }) => uses.includes(use)).map((one) => one.name),
        tables: [...new Set(kept.filter((one) => one.for === activity).map(({ table }) => getTableName(table)))],
      }
    }),
  }
}

/** The end of the shop's privacy page, also of one that its owner wrote. */
export function privacySection(scope: Asked): Block[] {
  const { place, receivers, activities: all } = registerOf(scope)
  return [
    h('Di mana data Anda'),
    p(`${place}. Hanya petugas toko yang berwenang yang dapat membukanya.`),
    h('Ke mana data Anda pergi'),
    receivers.length === 0
      ? p('Tidak ada pihak di luar toko yang menerimanya.')
      : ul(...receivers.map(({ name, place: where, gets }) => `${name}, ${where}: ${gets}.`)),
    h('Berapa lama data Anda disimpan'),
    ul(...all.map(({ name, kept: long }) => `${name}: ${long}.`)),
  ]
}
