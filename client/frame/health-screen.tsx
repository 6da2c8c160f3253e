import { DescriptionList } from '#client/kit/base/description-list.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { formatMoment } from '#shared/format/dates.ts'
import type { CheckName, Health, HealthCheck, HealthStatus } from '#shared/web/health.ts'

/** How the platform, or the shop of this host, is doing: for the person who runs it. It names no other shop and no secret. */
export function HealthScreen({ status, host, checkedAt, checks }: Health) {
  const [title, text] = words[status]
  return (
    <div className="wrap py-8">
      <EmptyState drawing={status === 'ok' ? 'order' : 'wrench'} level={1} title={title} text={text} />
      <section className="card mx-auto max-w-md p-4">
        <h2 className="mb-3 text-base font-bold">{host ?? 'Seluruh platform'}</h2>
        <DescriptionList rows={checks.map((check) => [labels[check.name], wordsOf(check)] as const)} />
        <p className="mt-4 text-sm text-muted">Diperiksa {formatMoment(checkedAt)}.</p>
      </section>
    </div>
  )
}

export const healthTitle = (status: HealthStatus): string => words[status][0]

const words: Readonly<Record<HealthStatus, readonly [title: string, text: string]>> = {
  ok: ['Semua berjalan baik', 'Semua bagian menjawab dan tidak ada pekerjaan yang tertinggal.'],
  degraded: ['Berjalan dengan gangguan', 'Pembeli tetap bisa berbelanja. Ada bagian yang perlu dilihat pengelola.'],
  maintenance: ['Sedang dalam pemeliharaan', 'Toko ditutup sementara oleh pengelolanya.'],
  down: ['Tidak bisa melayani pembeli', 'Ada bagian penting yang tidak menjawab atau belum lengkap.'],
}

const labels: Readonly<Record<CheckName, string>> = {
  kv: 'Penyimpanan cepat (KV)',
  backend: 'Layanan toko',
  lookup: 'Pengenalan alamat toko',
  directory: 'Direktori toko',
  secrets: 'Rahasia dan kunci',
  bucket: 'Penyimpanan gambar dan file',
  nights: 'Pemeriksaan semua toko semalam',
  shop: 'Basis data toko',
  settings: 'Kelengkapan toko',
  queue: 'Pekerjaan terjadwal',
  audit: 'Pemeriksaan semalam',
}

function wordsOf({ name, ok, ms }: HealthCheck): string {
  if (ok === null) return 'Tidak bisa diperiksa'
  if (name === 'settings') return ok ? 'Lengkap' : 'Belum lengkap'
  return `${ok ? 'Baik' : 'Gangguan'}${ms === null ? '' : ` · ${ms} ms`}`
}
