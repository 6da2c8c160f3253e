import type { Api, OutputOf } from '#shared/api/index.ts'
import { formatDate } from '#shared/dates.ts'
import { limits } from '#shared/limits.ts'
import { solutionLabels } from '#shared/return-status.ts'
import { href } from '#shared/routes.ts'
import { page } from '../page.ts'
import { Picture } from '../picture.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { ReturnBadge } from '../ui/status-badge.tsx'
import { returnsSamples } from './samples/returns.ts'

export type ReturnsData = OutputOf<Api['return']['list']>

export const returns = page({
  route: 'returns',
  cache: 'never',
  async load({ api, query }): Promise<ReturnsData> {
    const asked = Number(query.get('page') ?? 1)
    const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), limits.pageMax) - 1 : 0
    return api.return.list({ index, size: limits.pageSize, text: null })
  },
  head: () => ({ title: 'Pengembalian', back: href('profile'), noindex: true }),
  view: (list) => (
    <div className="wrap max-w-2xl! py-3 lg:py-6">
      {list.rows.length === 0 ? (
        <EmptyState
          drawing="order"
          title="Belum ada pengembalian"
          text="Pengembalian diajukan dari rincian pesanan yang sudah tiba."
          action={{ href: href('orders'), label: 'Lihat Pesanan Saya' }}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {list.rows.map((row) => (
            <li key={row.id}>
              <ReturnCard row={row} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks index={list.index} size={list.size} total={list.total} to={(page) => href('returns', {}, { page: page === 1 ? null : page })} />
    </div>
  ),
  samples: returnsSamples,
})

function ReturnCard({ row }: { row: ReturnsData['rows'][number] }) {
  const more = row.lineCount - 1
  return (
    <a href={href('returnDetail', { returnId: row.id })} className="card block p-4">
      <span className="flex items-center justify-between gap-3">
        <span className="numbers text-xs text-neutral-600">{formatDate(row.askedAt)}</span>
        <ReturnBadge status={row.status} />
      </span>
      <span className="mt-3 flex gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-sm">
          <Picture src={row.first?.image} alt="" label={row.first?.name ?? row.number} size={56} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-sm font-medium">{row.first?.name ?? row.number}</span>
          {more > 0 ? <span className="block text-xs text-neutral-600">+{more} produk lainnya</span> : null}
          <span className="mt-0.5 block text-xs text-neutral-600">{solutionLabels[row.solution]}</span>
        </span>
      </span>
      <span className="numbers mt-3 block border-t border-neutral-100 pt-3 text-xs text-neutral-600">
        {row.number}
        <span className="block">Pesanan {row.saleNumber}</span>
      </span>
    </a>
  )
}
