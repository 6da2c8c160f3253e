import { dayMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { and, between, eq, sql } from 'drizzle-orm'
import { readPushKeys } from '#commerce/notification/push-keys.ts'
import { emptyVariants, shortVariants } from '#commerce/order/fulfilment/digital/missing.ts'
import { bytesIn } from '#commerce/platform/database.ts'
import { scheduledJobs } from '#commerce/platform/scheduler/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { openMovements } from '#commerce/reconciliation/store.ts'
import { findWaitingNow } from '#commerce/reconciliation/waiting.ts'
import { keysIn, listKeyRows } from '#commerce/vendors/keys/store.ts'
import { auditNewest } from '../audit/audit.ts'
import { auditRuns } from '../audit/tables.ts'
import { schemaVersion } from '../backup/lines.ts'
import { findRun } from '../backup/night.ts'
import { type Check, countOf, cure, some } from './check.ts'

/** One night may be late; two are a fault. */
const lateMs = 2 * dayMs
const gigabyte = 1024 ** 3
const keyCheckMs = 30 * dayMs

/** What is lost, or goes wrong unseen, while the shop sells. */
export const operationsChecks: readonly Check[] = [
  {
    id: 'schema',
    severity: 'stops',
    how: 'Terapkan versi terbaru: npm run deploy.',
    find: ({ db }) => {
      const { at } = db.get<{ at: number }>(sql`SELECT max(created_at) AS at FROM __drizzle_migrations`)
      // After a rollback it is that of the release before, which this one works with.
      return Number(at) >= schemaVersion ? null : 'Skema basis data bukan skema versi ini.'
    },
  },
  {
    id: 'key-unreadable',
    severity: 'harms',
    how: cure('Isi lagi kuncinya dengan key.set', 'key.list'),
    find: ({ db, seal }) =>
      some(
        listKeyRows(db).filter((row) => keysIn(seal, row) === null).length,
        'Kunci # penyedia tidak dapat dibaca, jadi penyedianya tidak dipakai.',
      ),
  },
  {
    id: 'key-refused',
    severity: 'harms',
    how: cure('Periksa kunci di penyedianya, lalu isi lagi dengan key.set', 'key.list'),
    // Of one that cannot be read here the vendor says nothing.
    find: ({ db, seal }) =>
      listKeyRows(db)
        .filter((row) => row.problem !== '' && keysIn(seal, row) !== null)
        .map(({ vendor }) => `Penyedia ${vendor} menolak kunci toko.`)[0] ?? null,
  },
  {
    id: 'key-old',
    severity: 'advice',
    how: cure('Tanya penyedia sekali lagi dengan key.check', 'key.list'),
    find: ({ db, now }) =>
      some(
        listKeyRows(db).filter(({ checkedAt }) => checkedAt.getTime() < now.getTime() - keyCheckMs).length,
        'Kunci # penyedia tidak diperiksa lebih dari 30 hari.',
      ),
  },
  {
    id: 'push-keys',
    severity: 'advice',
    how: 'Pengelola platform membuat kuncinya dan menyimpannya sebagai PUSH_KEYS (docs/operations.md).',
    find: ({ shop, platform: { pushKeys } }) =>
      pushKeys === ''
        ? shop.demo
          ? null
          : 'Kunci PUSH_KEYS belum ada, jadi pembeli tidak ditawari kabar pesanan di layar.'
        : readPushKeys(pushKeys)
          ? null
          : 'Kunci PUSH_KEYS tidak dapat dipakai, jadi kabar pesanan di layar tidak terkirim.',
  },
  {
    id: 'jobs',
    severity: 'harms',
    how: cure('Jalankan lagi dengan job.run, atau lupakan dengan job.drop', 'job.list', 'state=failed'),
    find: ({ db }) => some(countOf(db, sql`FROM scheduled_job WHERE failed = 1`), '# tugas menyerah.'),
  },
  {
    id: 'invariants',
    severity: 'harms',
    how: cure('Ada data yang tidak cocok, hubungi platform', 'shop.audit'),
    find: ({ db }) =>
      some(
        Math.max(db.select().from(auditRuns).get()?.lastBroken.length ?? 0, auditNewest(db).length),
        'Audit menemukan # temuan.',
      ),
  },
  {
    id: 'audit-old',
    severity: 'harms',
    how: cure('Jalankan tugas audit', 'job.run', 'kind=audit ref=-'),
    find: ({ db, now }) => {
      if (isBeforeFirstNight(db, now)) return null
      const at = db.select().from(auditRuns).get()?.lastEndedAt
      return at && at.getTime() > now.getTime() - lateMs ? null : 'Audit malam belum selesai dalam dua hari.'
    },
  },
  {
    id: 'backup-old',
    severity: 'harms',
    how: cure('Mulai cadangan, lalu lihat job.list', 'backup.begin'),
    find: ({ db, now }) => {
      if (isBeforeFirstNight(db, now)) return null
      const at = findRun(db)?.lastEndedAt
      // A quiet shop skips its nights: its last export has all that is there.
      if (at && at >= (db.select().from(auditRuns).get()?.startedAt ?? now)) return null
      return at && at.getTime() > now.getTime() - lateMs ? null : 'Cadangan terakhir lebih tua dari dua hari.'
    },
  },
  {
    id: 'database-full',
    severity: 'harms',
    how: 'Hubungi pengelola platform: basis data satu toko muat 10 GB, lalu tidak ada lagi pesanan yang tersimpan.',
    find: ({ db }) =>
      bytesIn(db) > limits.databaseFullBytes
        ? `Basis data sudah ${Math.trunc(bytesIn(db) / gigabyte)} GB dari 10 GB yang muat.`
        : null,
  },
  {
    id: 'price-nothing',
    severity: 'harms',
    how: cure('Isi harganya dengan product.setPrice. Hadiah yang sengaja gratis boleh dibiarkan', 'product.list'),
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
    how: cure('Sebut pesanannya atau alasannya dengan money.step', 'money.list'),
    find: ({ db }) => some(openMovements(db).count, '# uang masuk atau keluar tidak cocok dengan pesanan mana pun.'),
  },
  {
    id: 'waiting-long',
    severity: 'harms',
    how: cure('Lihat apa yang menunggu', 'today.show'),
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
    how: cure(
      'Tambah kode dengan digital.addCodes, atau kembalikan uangnya dengan order.step refund',
      'digital.listMissing',
    ),
    find: ({ db }) => some(countOf(db, shortVariants), '# varian digital terjual lebih banyak daripada kodenya.'),
  },
  {
    id: 'nothing-to-hand-over',
    severity: 'harms',
    how: cure(
      'Tambah kode (digital.addCodes) atau file (digital.addFile), atau isi stok 0 dengan product.setStock',
      'product.list',
    ),
    find: ({ db }) => some(countOf(db, emptyVariants), '# varian digital dijual tanpa kode dan tanpa file.'),
  },
  {
    id: 'seller-messages',
    severity: 'harms',
    how: cure(
      'Isi email, atau nomor WhatsApp di sellerMessages.phone',
      'settings.change',
      'sellerMessages.email=penjual@toko.id',
    ),
    find: ({ shop: { sellerMessages: to } }) =>
      to?.email || to?.phone ? null : 'Tidak ada yang diberi tahu tentang pesanan baru.',
  },
  {
    id: 'jobs-held',
    severity: 'harms',
    how: cure('Toko ini dipulihkan atau pindah: buka bila tidak ada toko lain dengan pesanan yang sama', 'shop.open'),
    find: ({ shop }) => (shop.jobsHeld ? 'Tugas toko masih ditahan.' : null),
  },
]

/** A new shop's first audit, after which it exports itself, has its time still before it. */
function isBeforeFirstNight(db: Db, now: Date): boolean {
  if (db.select().from(auditRuns).get()?.lastEndedAt) return false
  const soon = between(scheduledJobs.dueAt, now, new Date(now.getTime() + dayMs))
  const waiting = and(eq(scheduledJobs.kind, 'audit'), soon, eq(scheduledJobs.failed, false))
  return db.select({ ref: scheduledJobs.ref }).from(scheduledJobs).where(waiting).get() !== undefined
}
