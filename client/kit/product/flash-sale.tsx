import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Flash } from '#shared/api/goods/flash.ts'
import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { discountPercent, formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import { carriedAs } from './carried-as.ts'
import { isFlash, leftOf } from './chosen-variant.ts'
import { FlashClock, StockBar } from './flash-clock.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { From } from '#client/kit/base/price.tsx'
import { addressOfCard } from './product-address.ts'

/**
 * One product of a flash sale. Before the start it shows the coming price and strikes through today's; when its quota
 * is gone, its price is the ordinary one again.
 */
function FlashCard({ card, upcoming = false, sizes }: { card: ProductCard; upcoming?: boolean; sizes?: string }) {
  const { flash } = card
  const price = upcoming && flash ? flash.price : card.price
  const fullPrice = upcoming ? Math.max(card.price, card.fullPrice ?? 0) : card.fullPrice
  const percent = discountPercent(price, fullPrice)
  const sells = flash && !upcoming ? leftOf(flash, null) > 0 : true
  const gone = card.available ? (sells ? null : 'Kuota habis') : 'Stok habis'
  return (
    <li className="product-card" {...carriedAs(card)}>
      <a href={addressOfCard(card)} className="product-link">
        <span className="product-image">
          <Image src={card.image} alt="" label={card.name} size={160} widest={480} {...(sizes ? { sizes } : {})} />
          {gone === null ? null : <span className="product-gone">{gone}</span>}
        </span>
        <span className="product-name">{card.name}</span>
        <span className="product-price price">
          {card.from ? <From /> : null}
          <strong className={upcoming || isFlash(card) ? 'text-danger' : ''}>{formatRupiah(price)}</strong>
          {percent === null ? null : (
            <>
              <span className="sr-only">Harga semula </span>
              <s>{formatRupiah(fullPrice)}</s>
              {gone === null ? <span className="product-off">{`−${percent}%`}</span> : null}
            </>
          )}
        </span>
        {flash && !upcoming && gone === null ? <StockBar flash={flash} /> : null}
      </a>
    </li>
  )
}

/** The clock of a flash sale: to its end while it runs, to its start before. */
function FlashSaleClock({ flashSale, upcoming }: { flashSale: FlashSale; upcoming: boolean }) {
  return (
    <FlashClock
      serverNow={flashSale.serverNow}
      at={upcoming ? flashSale.startsAt : flashSale.endsAt}
      words={upcoming ? 'Dimulai' : 'Berakhir'}
      part={dom.flashSalePart}
    />
  )
}

/** The strip of the home page: one row of cards that scrolls sideways. */
export function FlashStrip({ flashSale, upcoming }: { flashSale: FlashSale; upcoming: boolean }) {
  return (
    <section className="flash-strip mt-4" aria-labelledby={dom.flashSaleTitleId}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <h2 id={dom.flashSaleTitleId} className="flex items-center gap-1 text-md lg:text-lg">
          <Icon name="bolt" size={20} />
          {flashSale.title}
        </h2>
        <a
          href={href('flashSale')}
          className="ml-auto flex min-h-11 items-center gap-0.5 text-base font-semibold whitespace-nowrap md:order-last"
        >
          Lihat Semua
          <Icon name="chevron-right" size={16} />
        </a>
        <div className="w-full text-base md:w-auto">
          <FlashSaleClock flashSale={flashSale} upcoming={upcoming} />
        </div>
      </div>
      <ul className="product-row">
        {flashSale.products.map((card) => (
          <FlashCard key={card.id} card={card} upcoming={upcoming} />
        ))}
      </ul>
    </section>
  )
}

/** A short list that a desktop shows whole: of four to six columns those whose last row is fullest. */
function columnsFor(cards: number): { look: string; px: number } {
  const lastRow = (columns: number) => cards % columns || columns
  if (lastRow(6) > 3 || cards < 6) return { look: '', px: 182 }
  return lastRow(5) > lastRow(4) ? { look: 'xl:grid-cols-5', px: 220 } : { look: 'xl:grid-cols-4', px: 280 }
}

/** A whole flash sale under its clock. */
export function FlashGrid({ flashSale, upcoming }: { flashSale: FlashSale; upcoming: boolean }) {
  const columns = columnsFor(flashSale.products.length)
  return (
    <>
      <div className="flash-strip mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-base">
        <span className="flex items-center gap-1 font-semibold">
          <Icon name="bolt" size={20} />
          {upcoming ? 'Segera dimulai' : 'Sedang berlangsung'}
        </span>
        <FlashSaleClock flashSale={flashSale} upcoming={upcoming} />
      </div>
      <ul className={`product-grid ${columns.look}`}>
        {flashSale.products.map((card) => (
          <FlashCard key={card.id} card={card} upcoming={upcoming} sizes={`(min-width:1200px) ${columns.px}px,160px`} />
        ))}
      </ul>
    </>
  )
}

/**
 * Above the price of a product. When its quota is gone the price below is the ordinary one again, and the strip says
 * why.
 */
export function ProductFlash({ flash, price, stock }: { flash: Flash; price: number; stock: number | null }) {
  if (flash.price !== price)
    return <p className="mb-3 rounded-md bg-sunk px-3 py-2 text-base">Kuota flash sale sudah habis.</p>
  return (
    <div className="flash-strip mb-3 py-2 text-base">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex items-center gap-1 font-bold">
          <Icon name="bolt" size={18} />
          Flash Sale
        </span>
        <FlashClock serverNow={flash.serverNow} at={flash.endsAt} words="Berakhir" part={dom.variantPart} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <StockBar flash={flash} stock={stock} />
        {flash.perCustomer === null ? null : <span>{`Maksimal ${flash.perCustomer} per pembeli`}</span>}
      </div>
    </div>
  )
}
