import { hourMs } from '#shared/format/units.ts'
import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayIn, formatDeadline } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import { guestContact, namesSomebody } from '#commerce/order/core/buyer.ts'
import { orders } from '#commerce/order/core/tables.ts'
import { type FilePart, sendCsv } from '#commerce/platform/administration/csv-parts.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { DateTime } from '#shared/admin/fields.ts'
import { text } from '#shared/api/contract/brands.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { ShopSettings } from '#commerce/site/tables.ts'

const columns = ['data', 'nomor', 'nama', 'telepon', 'email', 'sejak']

/** Everybody whose data the shop holds: accounts by id first, then orders of guests by age. */
function peoplePart(db: Db, after: FilePart['next']): FilePart {
  const inOrders = after !== null && after.at >= 0
  return inOrders ? guestsPart(db, after) : accountsPart(db, after?.id ?? '')
}

const most = limits.peopleRows

function accountsPart(db: Db, after: string): FilePart {
  const found = db
    .select()
    .from(customers)
    .where(and(gt(customers.id, after), isNull(customers.removedAt)))
    .orderBy(asc(customers.id))
    .limit(most)
    .all()
  const last = found.length === most ? found.at(-1) : undefined
  return {
    rows: found.map(({ code, name, phone, email, createdAt }) => [
      'akun',
      code,
      name,
      phone,
      email ?? '',
      dayOf(createdAt),
    ]),
    next: last ? { id: last.id, at: -1 } : { id: '', at: 0 },
  }
}

function guestsPart(db: Db, after: NonNullable<FilePart['next']>): FilePart {
  const found = db
    .select()
    .from(orders)
    .where(sql`(${orders.placedAt}, ${orders.id}) > (${after.at}, ${after.id})`)
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(most)
    .all()
  const last = found.length === most ? found.at(-1) : undefined
  return {
    rows: found.filter(namesSomebody).flatMap((order) => {
      const { customerId, address, number, placedAt } = order
      const [buyer, since] = [guestContact(order), dayOf(placedAt)]
      // Of an account's order the recipient alone is somebody else.
      const own =
        customerId === null ? [['pesanan', number ?? '', '', buyer.phone ?? '', buyer.email ?? '', since]] : []
      return address
        ? [...own, ['penerima', number ?? '', address.recipient, address.phone, address.email ?? '', since]]
        : own
    }),
    next: last?.placedAt ? { id: last.id, at: last.placedAt.getTime() } : null,
  }
}
const dayOf = (at: Date | null): string => (at ? dayIn(at) : '')

const words = text(2_000).min(10)
const Breach = z.strictObject({
  /** When the shop learned of it. */
  found: DateTime,
  /** Which data came out; when and how; what is done about it: what article 46 (2) asks a letter to say. */
  data: words,
  how: words,
  done: words,
})

/** UU PDP 27/2022, article 46: in writing, within 3 × 24 hours, to the people and the authority. */
const hoursToTell = 72

function letterOf(shop: ShopSettings, { found, data, how, done }: z.output<typeof Breach>, to: string): string {
  const { name, businessName, businessAddress, businessEmail, customerCarePhone } = shop
  return [
    `Kepada ${to}`,
    `Perihal: Pemberitahuan kegagalan pelindungan data pribadi di ${name}`,
    `${businessName || name}${businessAddress ? `, ${businessAddress}` : ''}, selaku pengendali data pribadi, memberitahukan sesuai Pasal 46 Undang-Undang Nomor 27 Tahun 2022 bahwa pada ${formatDeadline(found)} kami mengetahui kegagalan pelindungan data pribadi.`,
    `Data pribadi yang terungkap: ${data}`,
    `Kapan dan bagaimana data terungkap: ${how}`,
    `Upaya penanganan dan pemulihan: ${done}`,
    `Yang dapat dilakukan: ganti kata sandi bila Anda memakainya di tempat lain, dan abaikan pesan yang meminta kode OTP, PIN, atau transfer atas nama toko. Kami tidak pernah memintanya.`,
    `Kontak: ${[businessEmail, customerCarePhone].filter(Boolean).join(' atau ') || name}`,
  ].join('\n\n')
}

/** What is needed on the day on which data came out. */
export const breachOperations = {
  affected: operation({
    method: 'GET',
    path: '/shops/:host/privacy/affected',
    role: 'owner',
    people: true,
    summary: 'Everybody whose data the shop holds, as CSV: accounts, guests and recipients, with how to reach them',
    carries: 'download',
    output: z.object({ rows: z.array(z.array(z.string())), next: z.custom<FilePart['next']>() }),
    run: ({ db }, _, after: FilePart['next'] | undefined) => accepted(peoplePart(db, after ?? null)),
    async atWorker({ inShop }) {
      const first = await inShop(null)
      return first.ok ? sendCsv({ columns, first: first.value, next: inShop, parts: limits.peopleParts }) : first
    },
  }),
  breach: operation({
    method: 'POST',
    path: '/shops/:host/privacy/breach',
    role: 'owner',
    summary: 'The letters after a breach (UU PDP, article 46), and until when they must have gone out',
    input: Breach,
    unkept: true,
    output: z.object({ until: DateTime, toPeople: z.string(), toAuthority: z.string() }),
    run: ({ shop }, breach) =>
      accepted({
        until: new Date(breach.found.getTime() + hoursToTell * hourMs),
        toPeople: letterOf(shop, breach, 'Bapak/Ibu pemilik data pribadi'),
        toAuthority: letterOf(shop, breach, 'Lembaga Pelindungan Data Pribadi'),
      }),
  }),
}
