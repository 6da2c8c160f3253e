import { and, eq, gt, sql } from 'drizzle-orm'
import { emptyVariants, shortVariants } from '#commerce/order/fulfilment/digital/missing.ts'
import { scheduledJobs } from '#commerce/platform/scheduler/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { openMovements } from '#commerce/reconciliation/store.ts'
import { findWaitingNow } from '#commerce/reconciliation/waiting.ts'
import { keysIn, listKeyRows } from '#commerce/vendors/keys/store.ts'
import { auditNewest } from '../audit/audit.ts'
import { auditRuns } from '../audit/tables.ts'
import { schemaVersion } from '../backup/lines.ts'
import { findRun } from '../backup/night.ts'
import { type Check, countOf, some } from './check.ts'

const dayMs = 86_400_000
/** One night may be late; two are a fault. */
const lateMs = 2 * dayMs
const keyCheckMs = 30 * dayMs

/** What is lost, or goes wrong unseen, while the shop sells. */
export const operationsChecks: readonly Check[] = [
  {
    id: 'schema',
    severity: 'stops',
    how: 'Terapkan versi terbaru: npm run deploy.',
    find: ({ db }) => {
      const { at } = db.get<{ at: number }>(sql`SELECT max(created_at) AS at FROM __drizzle_migrations`)
      return Number(at) === schemaVersion ? null : 'Skema basis data bukan skema versi ini.'
    },
  },
  {
    id: 'key-unreadable',
    severity: 'harms',
    how: 'Isi lagi kuncinya: key.set.',
    find: ({ db, seal }) =>
      some(
        listKeyRows(db).filter((row) => keysIn(seal, row) === null).length,
        'Kunci # penyedia tidak dapat dibaca, jadi penyedianya tidak dipakai.',
      ),
  },
  {
    id: 'key-refused',
    severity: 'harms',
    how: 'Periksa kunci di penyedianya, lalu isi lagi: key.set.',
    find: ({ db }) =>
      listKeyRows(db)
        .filter(({ problem }) => problem !== '')
        .map(({ vendor }) => `Penyedia ${vendor} menolak kunci toko.`)[0] ?? null,
  },
  {
    id: 'key-old',
    severity: 'advice',
    how: 'Tanya penyedia sekali lagi: key.check.',
    find: ({ db, now }) =>
      some(
        listKeyRows(db).filter(({ checkedAt }) => checkedAt.getTime() < now.getTime() - keyCheckMs).length,
        'Kunci # penyedia tidak diperiksa lebih dari 30 hari.',
      ),
  },
  {
    id: 'jobs',
    severity: 'harms',
    how: 'Lihat job.list, lalu job.run atau job.drop.',
    find: ({ db }) => some(countOf(db, sql`FROM scheduled_job WHERE failed = 1`), '# tugas menyerah.'),
  },
  {
    id: 'invariants',
    severity: 'harms',
    how: 'Lihat shop.health dan hubungi platform: ada data yang tidak cocok.',
    find: ({ db }) =>
      some(
        Math.max(db.select().from(auditRuns).get()?.lastBroken.length ?? 0, auditNewest(db).length),
        'Audit menemukan # temuan.',
      ),
  },
  {
    id: 'audit-old',
    severity: 'harms',
    how: 'Jalankan tugas audit: job.run audit -.',
    find: ({ db, now }) => {
      if (isBeforeFirstNight(db, now)) return null
      const at = db.select().from(auditRuns).get()?.lastEndedAt
      return at && at.getTime() > now.getTime() - lateMs ? null : 'Audit malam belum selesai dalam dua hari.'
    },
  },
  {
    id: 'backup-old',
    severity: 'harms',
    how: 'Mulai cadangan: backup.begin, lalu lihat job.list.',
    find: ({ db, now }) => {
      if (isBeforeFirstNight(db, now)) return null
      const at = findRun(db)?.lastEndedAt
      return at && at.getTime() > now.getTime() - lateMs ? null : 'Cadangan terakhir lebih tua dari dua hari.'
    },
  },
  {
    id: 'price-nothing',
    severity: 'harms',
    how: 'Isi harganya: variant.change price. Hadiah yang sengaja gratis boleh dibiarkan.',
    find: ({ db }) =>
      some(
        countOf(
          db,
          sql`FROM variant v JOIN product p ON p.id = v.product_id WHERE p.published = 1 AND v.price = 0 AND v.stock > 0`,
        ),
        '# varian dijual seharga Rp 0.',
      ),
  },
  {
    id: 'money-open',
    severity: 'harms',
    how: 'Lihat money.list, lalu money.step: pesanannya, atau alasannya.',
    find: ({ db }) => some(openMovements(db).count, '# uang masuk atau keluar tidak cocok dengan pesanan mana pun.'),
  },
  {
    id: 'waiting-long',
    severity: 'harms',
    how: 'Lihat npm run shop -- today.',
    find: (examined) => {
      const long = findWaitingNow(examined).filter((one) => one.long)
      return long.length > 0
        ? `Menunggu terlalu lama: ${long.map(({ what, count }) => `${count} ${what}`).join(', ')}.`
        : null
    },
  },
  {
    id: 'codes',
    severity: 'harms',
    how: 'Tambah kode (digital.addCodes), atau kembalikan uangnya: digital.listMissing, lalu order.step refund.',
    find: ({ db }) => some(countOf(db, shortVariants), '# varian digital terjual lebih banyak daripada kodenya.'),
  },
  {
    id: 'nothing-to-hand-over',
    severity: 'harms',
    how: 'Tambah kode (digital.addCodes) atau berkas (digital.addFile), atau isi stok 0.',
    find: ({ db }) => some(countOf(db, emptyVariants), '# varian digital dijual tanpa kode dan tanpa berkas.'),
  },
  {
    id: 'seller-messages',
    severity: 'harms',
    how: 'Isi settings sellerMessages: email atau nomor WhatsApp.',
    find: ({ shop: { sellerMessages: to } }) =>
      to?.email || to?.phone ? null : 'Tidak ada yang diberi tahu tentang pesanan baru.',
  },
  {
    id: 'jobs-held',
    severity: 'harms',
    how: 'Toko ini hasil pemulihan: buka dengan shop.open bila toko lama sudah ditutup.',
    find: ({ shop }) => (shop.jobsHeld ? 'Tugas toko masih ditahan.' : null),
  },
]

/** A new shop's first audit, after which it exports itself, has its time still before it. */
function isBeforeFirstNight(db: Db, now: Date): boolean {
  if (db.select().from(auditRuns).get()?.lastEndedAt) return false
  const waiting = and(eq(scheduledJobs.kind, 'audit'), gt(scheduledJobs.dueAt, now), eq(scheduledJobs.failed, false))
  return db.select({ ref: scheduledJobs.ref }).from(scheduledJobs).where(waiting).get() !== undefined
}
