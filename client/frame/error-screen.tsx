import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { href } from '#shared/web/routes.ts'
import { text, wentWrong } from '#shared/text/text.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { SearchField } from './search-field.tsx'

const articlePath = /: \/articles?\//
const orderPath = /^\/order\//

interface NotFoundProps {
  shop: Shop
  message: string
  path?: string
  /** Where who owns it signs in. */
  login?: string | null
}
/** There is no page at this address; `message` says which one is missing. */
export function NotFoundScreen({ shop, message, path = '', login = null }: NotFoundProps) {
  // A shopper who followed an old link to an article wants to read, so the other articles are a way on, too.
  const reading = articlePath.test(message) && can(shop, 'content.listArticles')
  const homeWay = { href: href('home'), label: 'Kembali ke Beranda' }
  // What was to be bought may still be in the cart.
  const cartWay = orderPath.test(path) ? { href: href('cart'), label: 'Lihat Keranjang' } : null
  return (
    <div className="wrap pt-4 text-center">
      {/* A desktop has it in the header. */}
      <p className="-mb-6 text-base text-muted lg:hidden">{shop.title}</p>
      <EmptyState
        drawing="search"
        level={1}
        title={text.notFoundTitle}
        text={message}
        action={cartWay ?? homeWay}
        other={
          login
            ? { href: login, label: 'Masuk' }
            : cartWay
              ? homeWay
              : reading
                ? { href: href('articles'), label: 'Lihat Semua Artikel' }
                : undefined
        }
      />
    </div>
  )
}

/** Below what the specification says of a missing page: the other ways into this shop. */
export function WaysOn({ shop }: { shop: Shop }) {
  const ways = [
    ...(can(shop, 'catalog.list') ? [{ to: href('products', { category: 'semua' }), label: 'Semua Produk' }] : []),
    ...(can(shop, 'catalog.categories') ? [{ to: href('categories'), label: 'Kategori' }] : []),
    ...(can(shop, 'content.listArticles') ? [{ to: href('articles'), label: 'Artikel' }] : []),
    { to: href('info'), label: 'Info & Bantuan' },
  ]
  return (
    <nav aria-label="Jalan lain" className="wrap -mt-6 max-w-lg! pb-6">
      <p className="mb-3 text-center text-base">
        Halaman ini tidak ada atau sudah pindah. Cari barangnya, atau pilih jalan lain.
      </p>
      {/* A desktop has its field in the header. */}
      <div className="flex lg:hidden">
        <SearchField query="" shopTitle={shop.title} />
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="chip w-full justify-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Failure {
  status: number
  requestId: string | null
  /** What is known of the thing that cannot be shown now. */
  known?: string | undefined
  /** Other ways on than loading the page again. */
  ways?: readonly { href: string; label: string }[] | undefined
}
/**
 * Something failed on our side. The error's own words are for the log; the shopper gets a way on and a code to tell us.
 */
export function FailureScreen({ status, requestId, known = status === 429 ? tooMany : failed, ways = [] }: Failure) {
  return (
    <div className="wrap flex flex-col items-center py-8 md:py-16">
      <EmptyState drawing="cloud" level={1} title={wentWrong(status)} text={known} />
      <div className="-mt-4 flex flex-wrap justify-center gap-2">
        <ButtonLink href="">Muat Ulang</ButtonLink>
        {ways.map(({ href: to, label }) => (
          <ButtonLink key={to} href={to} variant="outline">
            {label}
          </ButtonLink>
        ))}
      </div>
      {requestId ? <p className="mt-4 text-xs text-muted">Kode: {requestId}</p> : null}
    </div>
  )
}

const tooMany = 'Tunggu sebentar, lalu coba lagi. Keranjang Anda tetap tersimpan.'
const failed = 'Terjadi kesalahan di pihak kami. Keranjang Anda tetap tersimpan, silakan coba lagi.'

/** There is no signal, and this page was never opened here. The service worker lists what was. */
export function OfflineScreen() {
  return (
    <div className="wrap py-8 md:py-16" {...dom.mark(dom.oldCopyMark)}>
      <EmptyState
        drawing="cloud"
        level={1}
        title="Anda sedang offline"
        text="Halaman ini belum pernah dibuka di browser ini. Coba lagi saat sinyal kembali."
        action={{ href: '', label: 'Coba Lagi' }}
      />
      <div className="mx-auto max-w-md" {...dom.mark(dom.copiesMark)} />
    </div>
  )
}

/** Shown above an outdated page while the backend does not answer. */
export function StaleNotice() {
  return (
    <p className="wrap flex items-center gap-2 bg-warn-soft py-2 text-sm text-warn-ink">
      <Icon name="alert" size={16} />
      {text.staleNotice}
    </p>
  )
}
