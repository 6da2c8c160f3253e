import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { ProductRow } from './product-card.tsx'

/**
 * The place for the products this browser has seen lately. A page that everybody shares holds only the empty place: the
 * slugs stay in the browser, and the cards come from a page of their own.
 */
export function RecentProducts({ shop, product = '' }: { shop: Shop; product?: string }) {
  return can(shop, 'catalog.listBySlugs') ? (
    <div {...dom.mark(dom.recentMark, href('recent'))} {...dom.mark(dom.recentProductMark, product)} />
  ) : null
}

/** What the script puts there. */
export function RecentPart({ cards }: { cards: readonly ProductCard[] }) {
  return (
    <section className="mt-6 md:mt-8">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-md lg:text-lg">Baru Dilihat</h2>
        <button
          type="button"
          {...dom.mark(dom.forgetRecentMark)}
          className="-my-3 min-h-11 text-base font-semibold whitespace-nowrap text-brand-text"
        >
          Hapus Semua
        </button>
      </div>
      <ProductRow cards={cards} />
    </section>
  )
}
