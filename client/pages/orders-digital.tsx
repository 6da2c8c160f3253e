import { api, type Api, type OutputOf } from '#shared/api/index.ts'
import type { Licence } from '#shared/api/digital.ts'
import { ItemId, SaleId } from '#shared/brands.ts'
import { formatDate } from '#shared/dates.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/routes.ts'
import CopyButton from '../islands/copy-button.tsx'
import { go, notFound, page, type PersonalContext } from '../page.ts'
import { Picture } from '../picture.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Form, Notice, RefusalNote } from '../ui/form.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { found } from './found.ts'
import { digitalSamples } from './samples/digital.ts'

export interface DigitalData {
  list: OutputOf<Api['digital']['list']>
  /** The codes that were asked for; null: none were. */
  opened: Licence | null
}

/** What needs no parcel: each line with the way to its codes. */
export const ordersDigital = page({
  route: 'ordersDigital',
  cache: 'never',
  async load(ctx): Promise<DigitalData> {
    const asked = Number(ctx.query.get('page') ?? 1)
    const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), limits.pageMax) - 1 : 0
    const [list, opened] = await Promise.all([ctx.api.digital.list({ index, size: limits.pageSize, text: null }), open(ctx)])
    return { list, opened }
  },
  head: () => ({ title: 'Produk Digital Saya', back: href('profile'), noindex: true }),
  view: ({ list, opened }, { path, refusal }) => (
    <div className="wrap grid max-w-2xl! grid-cols-1 gap-3 py-3 lg:py-6">
      {refusal ? <RefusalNote message={refusal.message} /> : null}
      {opened ? <Codes licence={opened} /> : null}
      {list.rows.length === 0 ? (
        <EmptyState
          drawing="order"
          title="Belum ada produk digital"
          text="Produk digital yang sudah dibayar akan tampil di sini."
          action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
        />
      ) : (
        list.rows.map((row) => <Line key={`${row.saleId}-${row.line.itemId}-${row.line.name}`} row={row} path={path} />)
      )}
      <PageLinks index={list.index} size={list.size} total={list.total} to={(page) => href('ordersDigital', {}, { page: page === 1 ? null : page })} />
    </div>
  ),
  actions: {
    async open(ctx) {
      const which = ctx.read(api.digital.open)
      const { pass } = await found(ctx.api.digital.open(which))
      return go(href('ordersDigital', {}, { pesanan: which.saleId, produk: which.itemId, izin: pass }))
    },
  },
  samples: digitalSamples,
})

/** A link that is over, or somebody else's, leads nowhere. */
async function open({ api, query }: PersonalContext<'ordersDigital'>): Promise<Licence | null> {
  const pass = query.get('izin')
  if (pass === null) return null
  const [saleId, itemId] = [SaleId.safeDecode(query.get('pesanan') ?? ''), ItemId.safeDecode(query.get('produk') ?? '')]
  if (!saleId.success || !itemId.success || !/^[\w.-]{1,200}$/.test(pass)) notFound()
  return found(api.digital.find({ saleId: saleId.data, itemId: itemId.data, pass }))
}

function Codes({ licence: { line, codes, missing } }: { licence: Licence }) {
  return (
    <Card title={line.name}>
      <ul className="divide-y divide-neutral-100">
        {codes.map((code) => (
          <li key={code} className="flex items-center justify-between gap-3 py-2">
            <span className="numbers font-semibold wrap-anywhere">{code}</span>
            <CopyButton value={code} label="Salin Kode Lisensi" />
          </li>
        ))}
      </ul>
      {missing > 0 ? <Notice className="mt-3">{missing} kode sedang disiapkan penjual.</Notice> : null}
      <p className="mt-3 text-sm text-neutral-600">Halaman kode ini hanya terbuka {limits.licenceLinkMinutes} menit, untuk akun Anda saja.</p>
    </Card>
  )
}

function Line({ row: { saleId, number, placedAt, line }, path }: { row: DigitalData['list']['rows'][number]; path: string }) {
  return (
    <article className="card p-4">
      <div className="flex gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-sm">
          <Picture src={line.image} alt="" label={line.name} size={56} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 text-sm font-medium">{line.name}</p>
          <p className="numbers mt-0.5 text-xs text-neutral-600">
            {number}
            <span className="block">
              {formatDate(placedAt)} · {line.quantity} kode
            </span>
          </p>
        </div>
      </div>
      {line.itemId === null ? null : (
        <Form path={path} action="open" className="mt-3">
          <input type="hidden" name="saleId" value={saleId} />
          <input type="hidden" name="itemId" value={line.itemId} />
          <Button variant="outline" full>
            Lihat Kode Lisensi
          </Button>
        </Form>
      )}
    </article>
  )
}
