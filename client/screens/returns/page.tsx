import type { Api, OutputOf } from '#shared/api/index.ts'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { canMoveReturn, solutionLabels } from '#shared/order/return-status.ts'
import { href } from '#shared/web/routes.ts'
import { page } from '#client/app/page/page.ts'
import { Image } from '#client/app/image.tsx'
import { buttonClass } from '#client/kit/base/button.tsx'
import { CardList } from '#client/kit/base/card-list.tsx'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'
import { ReturnBadge } from '#client/kit/order/status-badge.tsx'

export type ReturnsData = OutputOf<Api['return']['list']>

export const returns = page({
  route: 'returns',
  cache: 'never',
  async load({ api, query }): Promise<ReturnsData> {
    const list = await api.return.list({ index: pageIndex(query), size: limits.pageSize, text: null })
    return notPastEnd(list, query, (more) => href('returns', {}, more))
  },
  head: () => ({ title: 'Pengembalian', back: href('profile'), noindex: true }),
  view: (list) => (
    <CardList
      list={list}
      keyOf={({ id }) => id}
      empty={{
        title: 'Belum ada pengembalian',
        text: 'Pengembalian diajukan dari rincian pesanan yang sudah tiba.',
        action: { href: href('orders'), label: 'Lihat Pesanan Saya' },
        other: { href: href('products', { category: 'semua' }), label: 'Lanjut Belanja' },
      }}
      to={(page) => href('returns', {}, { page: pageQuery(page) })}
    >
      {(row) => <ReturnCard row={row} />}
    </CardList>
  ),
  samples: async () => (await import('./samples.ts')).returnsSamples,
})

function ReturnCard({ row }: { row: ReturnsData['rows'][number] }) {
  const more = row.lineCount - 1
  const step = stepOf(row)
  return (
    <a href={href('returnDetail', { returnId: row.id })} className="card block p-4">
      <span className="flex items-center justify-between gap-3">
        <span className="numbers text-xs text-muted">{formatDate(row.askedAt)}</span>
        <ReturnBadge status={row.status} />
      </span>
      <span className="mt-3 flex gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-sm">
          <Image src={row.first?.image} alt="" label={row.first?.name ?? row.number} size={56} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-sm font-medium">{row.first?.name ?? row.number}</span>
          {more > 0 ? <span className="block text-xs text-muted">+{more} produk lainnya</span> : null}
          <span className="mt-0.5 block text-xs text-muted">{solutionLabels[row.solution]}</span>
        </span>
      </span>
      <span className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-sunk pt-3">
        <span className="numbers text-xs whitespace-nowrap text-muted">
          {row.number}
          <span className="block">Pesanan {row.numberOfOrder}</span>
        </span>
        {step ? <span className={buttonClass()}>{step}</span> : null}
      </span>
    </a>
  )
}

/** What it waits for from the shopper; null: for somebody else, or nothing. */
const stepOf = ({ status, solution }: ReturnsData['rows'][number]): string | null =>
  status === 'REPLACED' ? 'Terima Barang' : canMoveReturn(status, 'SENT_BACK', solution) ? 'Masukkan Resi' : null
