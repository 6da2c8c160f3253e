import { isMissing } from '#client/app/page/found.ts'
import { page, stay } from '#client/app/page/page.ts'
import * as dom from '#client/app/dom-names.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { ViewProduct } from '#client/kit/product/pick-link.tsx'
import type { ButtonVariant } from '#client/kit/base/button-look.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { addressOfCard } from '#client/kit/product/product-address.ts'
import { WishlistRows } from '#client/screens/profile-wishlist/rows.tsx'
import { api, ApiFailure } from '#shared/api/index.ts'
import type { Alert } from '#shared/api/goods/alert.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'

export interface AlertsData {
  /** null: the link of the message is no longer valid. */
  alerts: readonly Alert[] | null
  /** Of the message whose reader opens the page; null: they are the visitor's own. */
  token: string | null
}

/** What somebody waits for, to take it back: the visitor, or the reader of a message about goods, by its link. */
export const alerts = page({
  route: 'alerts',
  cache: 'never',
  async load({ api, query }): Promise<AlertsData> {
    const token = query.get('k')
    const listed = api.alert.list({ token })
    return { token, alerts: await (token === null ? listed : listed.catch(noneByLink)) }
  },
  head: ({ alerts }) => ({ title: 'Kabar Barang', noindex: true, ...(alerts === null ? { status: 404 } : {}) }),
  view: ({ alerts, token }, { refusal, path }) => (
    <div className="wrap py-3 lg:py-6">
      {refusal ? <RefusalNote {...refusal} className="mb-3" /> : null}
      {alerts === null ? (
        <EmptyState
          drawing="search"
          title="Tautan ini tidak berlaku lagi"
          text="Masuk untuk melihat barang yang Anda tunggu."
          action={{ href: href('login', {}, { next: href('alerts') }), label: 'Masuk' }}
        />
      ) : alerts.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Tidak ada barang yang ditunggu"
          text="Kabar barang habis dan harga turun bisa diminta di halaman produk."
          action={{ href: href('products', { category: 'semua' }), label: 'Lihat Produk' }}
          other={{ href: href('search'), label: 'Cari Barang' }}
        />
      ) : (
        <>
          <div className="mb-3 flex items-center justify-between gap-4">
            <p className="text-base text-muted">Kabar dikirim sekali, lewat notifikasi atau kontak akun.</p>
            {alerts.length > 1 ? (
              <Remove id="" token={token} path={path} variant="quiet" label="Hentikan semua kabar">
                Hentikan Semua
              </Remove>
            ) : null}
          </div>
          <WishlistRows
            items={alerts.map((alert) => ({ ...alert, savedPrice: null, savedAvailable: true }))}
            reason={(alert) => (
              <p className="text-sm text-muted">
                {alert.product.available ? null : <span className="block font-semibold text-danger">Stok habis</span>}
                {alert.kind === 'stock' ? 'Menunggu tersedia lagi' : <>Menunggu harga turun{from(alert)}</>}
              </p>
            )}
          >
            {({ id, product }) => (
              <div className="flex flex-wrap gap-2">
                {/* What can be bought now comes before no longer waiting. */}
                {product.available ? (
                  <ViewProduct product={product} />
                ) : (
                  <ButtonLink href={`${addressOfCard(product)}#${dom.similarProductsId}`} variant="outline">
                    Cari Serupa
                  </ButtonLink>
                )}
                <Remove id={id} token={token} path={path} label={`Berhenti menunggu ${product.name}`} variant="quiet">
                  Berhenti Menunggu
                </Remove>
              </div>
            )}
          </WishlistRows>
        </>
      )}
    </div>
  ),
  actions: {
    async remove(ctx) {
      await ctx.api.alert.remove(ctx.read(api.alert.remove))
      return stay('alert_removed')
    },
  },
  samples: async () => (await import('./samples.ts')).alertSamples,
})

function noneByLink(failure: unknown): null {
  if (failure instanceof ApiFailure && isMissing(failure)) return null
  throw failure
}

/** A price never wraps; that of today stands below. */
const from = ({ price, product }: Alert) =>
  price === null || price === product.price ? null : (
    <span className="whitespace-nowrap"> dari {formatRupiah(price)}</span>
  )

/** `id` '': all of them. `label`: what a screen reader says in place of the short word. */
function Remove({
  id,
  token,
  path,
  label,
  variant = 'plain',
  children,
}: {
  id: string
  token: string | null
  path: string
  label?: string
  variant?: ButtonVariant
  children: string
}) {
  return (
    <Form path={path} action="remove" className={id === '' ? '-mr-3 shrink-0' : ''}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token ?? ''} />
      <Button variant={variant} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
