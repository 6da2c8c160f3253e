import type { Api, OutputOf } from '#shared/api/index.ts'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { canMoveReturn, solutionLabels } from '#shared/order/return-status.ts'
import { href } from '#shared/web/routes.ts'
import { hasWallet, page } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { buttonClass } from '#client/kit/base/button-look.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { orderChat } from '#client/kit/base/whatsapp-button.tsx'
import { CardList } from '#client/kit/base/card-list.tsx'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import { paysBack, stateOfReturn } from '#client/kit/order/state.ts'
import { countedLine } from '#client/kit/order/pieces.ts'
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
  view: (list, { shop }) => (
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
      {(row) => (
        <ReturnCard
          {...{ row, wallet: hasWallet(shop) }}
          chat={row.status === 'REJECTED' ? orderChat(shop, 'pengembalian', row.number) : null}
        />
      )}
    </CardList>
  ),
  samples: async () => (await import('./samples.ts')).returnsSamples,
})

interface ReturnCardProps {
  row: ReturnsData['rows'][number]
  wallet: boolean
  /** For a shopper who wants to speak to someone; null: there is no reason to. */
  chat: string | null
}
function ReturnCard({ row, wallet, chat }: ReturnCardProps) {
  const { name, count } = countedLine(row.first, row.lineCount, row.number)
  const [step, money] = [stepOf(row), paysBack(row)]
  const state = stateOfReturn(row, wallet)
  const page = href('returnDetail', { returnId: row.id })
  const wanted = row.sendBy ? state.title : row.refusal ? state.text : null
  return (
    <article className="card flex h-full flex-col">
      <a href={page} className={`flex flex-1 flex-col ${chat ? 'px-4 pt-4' : 'p-4'}`}>
        <span className="flex items-center justify-between gap-3">
          <span className="numbers text-xs text-muted">{formatDate(row.askedAt)}</span>
          <ReturnBadge status={row.status} />
        </span>
        <span className="numbers block text-xs wrap-anywhere text-muted">{row.number}</span>
        {wanted ? (
          <span className="numbers mt-1 line-clamp-2 text-sm font-semibold wrap-anywhere">{wanted}</span>
        ) : null}
        <span className="mt-3 flex gap-3">
          <Thumbnail src={row.first?.image} name={row.first?.name ?? row.number} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm font-medium">{name}</span>
            <span className="mt-0.5 block text-xs text-muted">{[count, row.reason].filter(Boolean).join(' · ')}</span>
            <span className="block text-xs text-muted">{solutionLabels[row.solution]}</span>
          </span>
        </span>
        {chat ? null : (
          <span className="mt-auto flex items-center justify-between gap-3 pt-3">
            <span className="min-w-0 text-xs text-muted">
              {money ? (
                <span className="block">
                  <strong className="price block text-base text-ink">{formatRupiah(row.amount)}</strong>
                  {comesTo(row, wallet)}
                </span>
              ) : (
                comesInstead(row)
              )}
            </span>
            <span className={`${buttonClass(step ? {} : { variant: 'outline' })} ml-auto`}>{step ?? 'Rincian'}</span>
          </span>
        )}
      </a>
      {chat ? (
        <div className="flex flex-wrap items-center justify-end gap-2 p-4 pt-3">
          <ButtonLink href={chat} variant="quiet" target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            Tanya via WhatsApp
          </ButtonLink>
          <ButtonLink href={page} variant="outline">
            Rincian
          </ButtonLink>
        </div>
      ) : null}
    </article>
  )
}

const comesTo = (row: ReturnsData['rows'][number], wallet: boolean): string => {
  if (isAsked(row)) return wallet ? 'ke Saldo Toko bila disetujui' : 'bila disetujui'
  // A return of goods for money is completed by the money alone.
  const how = row.status === 'REFUNDED' || row.status === 'COMPLETED' ? 'sudah' : 'akan'
  return `${how} ${wallet ? 'masuk Saldo Toko' : 'dikembalikan'}`
}

/** What comes where no money does. */
function comesInstead(row: ReturnsData['rows'][number]): string {
  if (row.solution !== 'exchange' || row.status === 'REJECTED' || row.status === 'CANCELLED')
    return 'Tanpa dana kembali'
  if (isAsked(row)) return 'Barang ditukar bila disetujui'
  const sent = row.status === 'REPLACED' || row.status === 'COMPLETED'
  return `Barang pengganti ${sent ? 'sudah' : 'akan'} dikirim`
}

/** Nobody has agreed to it yet. */
const isAsked = ({ status }: ReturnsData['rows'][number]): boolean => status === 'REQUESTED' || status === 'REVIEWING'

/** What it waits for from the shopper; null: for somebody else, or nothing. */
const stepOf = ({ status, solution }: ReturnsData['rows'][number]): string | null =>
  status === 'REPLACED' ? 'Barang Diterima' : canMoveReturn(status, 'SENT_BACK', solution) ? 'Masukkan Resi' : null
