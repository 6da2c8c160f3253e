import { api, type Api, ApiFailure, type OutputOf } from '#shared/api/index.ts'
import type { Licence } from '#shared/api/order/digital.ts'
import { ItemId, OrderId } from '#shared/api/contract/brands.ts'
import { formatDate, formatTime } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { copyCode } from './copy-code.tsx'
import { go, notFound, page, type PersonalContext } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { LicenceCard } from './licence-card.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import { found } from '#client/app/page/found.ts'

export interface DigitalData {
  list: OutputOf<Api['digital']['list']>
  /** The licence that was opened, and the parameters for its files; null when none was. */
  opened: { licence: Licence; right: Readonly<Record<string, string>> } | null
  /** Why the link to a licence opens nothing any more. */
  over?: string
}

/** Digital products: each line leads to its codes and files. */
export const ordersDigital = page({
  route: 'ordersDigital',
  cache: 'never',
  async load(ctx): Promise<DigitalData> {
    const [list, licence] = await Promise.all([
      ctx.api.digital.list({ index: pageIndex(ctx.query), size: limits.pageSize, text: null }),
      open(ctx),
    ])
    return { list: notPastEnd(list, ctx.query, (more) => href('ordersDigital', {}, more)), ...licence }
  },
  head: ({ over }) => ({
    title: 'Produk Digital Saya',
    back: href('profile'),
    noindex: true,
    ...(over === undefined ? {} : { status: 404 }),
  }),
  view: ({ list, opened, over }, { path, refusal }) => (
    <div className="wrap grid max-lg:max-w-2xl! grid-cols-1 gap-3 py-3 lg:py-6">
      {refusal ? <RefusalNote {...refusal} /> : over ? <RefusalNote message={over} /> : null}
      {opened ? (
        <LicenceCard
          {...opened}
          number={list.rows.find(({ orderId }) => orderId === opened.right['pesanan'])?.number}
          copy={copyCode}
          note={`Demi keamanan ditutup lagi ${openUntil(opened.licence)}. Bisa dibuka lagi kapan saja di halaman ini.`}
        />
      ) : null}
      {list.rows.length === 0 ? (
        <EmptyState
          drawing={paper}
          title="Belum ada produk digital"
          text="Produk digital yang sudah dibayar akan tampil di sini."
          action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
          other={{ href: href('orders'), label: 'Lihat Pesanan Saya' }}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {list.rows.filter(isClosed(opened)).map((row) => (
            <Line key={`${row.orderId}-${row.line.itemId}-${row.line.name}`} row={row} path={path} />
          ))}
        </div>
      )}
      <PageLinks
        index={list.index}
        size={list.size}
        total={list.total}
        to={(page) => href('ordersDigital', {}, { page: pageQuery(page) })}
      />
    </div>
  ),
  actions: {
    async open(ctx) {
      const which = ctx.read(api.digital.open)
      const { pass } = await found(ctx.api.digital.open(which))
      return go(href('ordersDigital', {}, { pesanan: which.orderId, produk: which.itemId, izin: pass }))
    },
  },
  samples: async () => (await import('./samples.ts')).digitalSamples,
})

/** A backend that does not say until when keeps to the minutes of the contract. */
const openUntil = ({ until }: Licence): string =>
  until ? `pukul ${formatTime(until)} WIB` : `setelah ${limits.licenceLinkMinutes} menit`

const paper = {
  ground: <path d="M48 24h26l16 16v44H48z" />,
  line: 'M40 16h26l16 16v48H40zM66 16v16h16M50 46h22M50 56h22M50 66h14M98 24l5-4M101 36h6M30 24l-5-4',
}

/** An expired link, or another customer's, opens nothing: the list opens what is the customer's own. */
async function open({ api, query }: PersonalContext<'ordersDigital'>): Promise<Omit<DigitalData, 'list'>> {
  const pass = query.get('izin')
  if (pass === null) return { opened: null }
  const [orderId, itemId] = [
    OrderId.safeDecode(query.get('pesanan') ?? ''),
    ItemId.safeDecode(query.get('produk') ?? ''),
  ]
  if (!orderId.success || !itemId.success || !/^[\w.-]{1,200}$/.test(pass)) notFound()
  const asked = api.digital.find({ orderId: orderId.data, itemId: itemId.data, pass })
  const answer = await found(asked.catch(overOrThrow))
  return 'over' in answer
    ? { opened: null, ...answer }
    : { opened: { licence: answer, right: { pesanan: orderId.data, izin: pass } } }
}

/** The right to it has ended: the list gives another one. */
function overOrThrow(failure: unknown): { over: string } {
  if (failure instanceof ApiFailure && failure.code === 'licence_link_over') return { over: failure.shown }
  throw failure
}

/** What is open above is not offered again. */
const isClosed =
  (opened: DigitalData['opened']) =>
  ({ orderId, line }: DigitalData['list']['rows'][number]): boolean =>
    opened === null || opened.right['pesanan'] !== orderId || opened.licence.line.itemId !== line.itemId

function Line({
  row: { orderId, number, placedAt, line, byCode, byFile },
  path,
}: {
  row: DigitalData['list']['rows'][number]
  path: string
}) {
  return (
    <article className="card flex flex-col p-4">
      <div className="flex gap-3">
        <Thumbnail src={line.image} name={line.name} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-3 text-sm font-medium">{line.name}</p>
          {line.variant ? <p className="mt-0.5 line-clamp-1 text-xs text-muted">{line.variant}</p> : null}
          <p className="numbers mt-0.5 text-xs text-muted">
            {number}
            <span className="block">
              {[formatDate(placedAt), byCode && `${line.quantity} kode`, byFile && 'file unduhan']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        </div>
      </div>
      {line.itemId === null ? null : (
        <Form path={path} action="open" className="mt-auto pt-3">
          <input type="hidden" name="orderId" value={orderId} />
          <input type="hidden" name="itemId" value={line.itemId} />
          <Button variant="outline" full>
            {byFile ? (byCode ? 'Lihat Kode & File' : 'Lihat File') : 'Lihat Kode Lisensi'}
          </Button>
        </Form>
      )}
    </article>
  )
}
