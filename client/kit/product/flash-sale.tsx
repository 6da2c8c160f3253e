import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Flash } from '#shared/api/goods/flash.ts'
import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { discountPercent, formatRupiah } from '#shared/format/money.ts'
import { text } from '#shared/text/text.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import { carriedAs } from './carried-as.ts'
import { isFlash } from './chosen-variant.ts'
import { Reminder } from './alert-button.tsx'
import { FlashClock, momentOf, StockBar } from './flash-clock.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { unbroken } from '#client/kit/base/kept-whole.tsx'
import { From } from '#client/kit/base/price.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { can, type Shop } from '#client/app/page/page.ts'
import { addressOfCard } from './product-address.ts'
import { areRated, QuickAdd, RatingLine } from './product-card.tsx'

interface FlashCardProps {
  card: ProductCard
  /** As in other lists. */
  rated: boolean
  /** It does not have its price yet. */
  upcoming: boolean
  sizes?: string
  /** Whose backend reminds of a flash sale; null: there is no room for that. */
  shop?: Shop | null
}
/**
 * One product of a flash sale. Before the start the coming price leads, and below it is today's; when its quota is
 * gone, its price is the ordinary one again, for which it still sells.
 */
function FlashCard({ card, rated, upcoming, sizes, shop = null }: FlashCardProps) {
  const { flash, price, fullPrice } = card
  const runs = !upcoming && isFlash(card)
  const gone = flash !== null && !upcoming && !runs && card.available
  const address = addressOfCard(card)
  const percent = upcoming ? null : discountPercent(price, fullPrice)
  const later = flash && upcoming ? discountPercent(flash.price, price) : null
  return (
    <li className="product-card" {...carriedAs(card)}>
      <a href={address} className="product-link">
        <span className="product-image">
          <Image src={card.image} alt="" label={card.name} size={160} widest={480} {...(sizes ? { sizes } : {})} />
          {card.available ? null : <span className="product-gone">{text.productUnavailable}</span>}
        </span>
        <span className="product-name">{unbroken(card.name)}</span>
        <span className="product-price">
          <RatingLine card={card} rated={rated} />
          {flash && upcoming ? (
            <>
              <span className="w-full text-brand-text">
                <span className="text-xs">Nanti</span>{' '}
                <b className="text-md font-bold whitespace-nowrap">{formatRupiah(flash.price)}</b>
              </span>
              <span className="text-xs text-muted">Sekarang{card.from ? ' mulai' : ''}</span>
            </>
          ) : card.from ? (
            <From />
          ) : null}
          <strong className={runs ? 'text-danger' : flash && upcoming ? 'text-xs font-normal text-muted' : ''}>
            {formatRupiah(price)}
          </strong>
          {percent === null ? null : (
            <>
              <span className="sr-only">Harga semula </span>
              <s>{formatRupiah(fullPrice)}</s>
            </>
          )}
          {percent !== null && card.available ? <span className="product-off">{`−${percent}%`}</span> : null}
          {later !== null && card.available ? (
            <span className="product-off bg-brand text-on-brand">{`Nanti −${later}%`}</span>
          ) : null}
          {flash && runs && card.available ? (
            <StockBar flash={flash}>
              {flash.perCustomer === null ? null : (
                <span className="font-normal text-muted">
                  Maks. {flash.perCustomer}
                  <span className="sr-only"> per pembeli</span>
                </span>
              )}
            </StockBar>
          ) : null}
          {gone ? <span className="flash-stock text-muted">Harga flash habis</span> : null}
        </span>
      </a>
      {!card.available ? null : !upcoming ? (
        <QuickAdd card={card} address={address} />
      ) : shop ? (
        <Reminder card={card} address={address} shop={shop} />
      ) : null}
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
  const rated = areRated(flashSale.products)
  return (
    <section className="flash-strip mt-4 md:mt-8" aria-labelledby={dom.flashSaleTitleId}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <h2 id={dom.flashSaleTitleId} className="flex items-center gap-1 text-md lg:text-lg">
          <Icon name="bolt" size={20} />
          {flashSale.title}
        </h2>
        <a
          href={href('flashSale')}
          className="ml-auto flex min-h-11 items-center gap-0.5 text-base font-semibold whitespace-nowrap lg:order-last"
        >
          Lihat Semua
          <Icon name="chevron-right" size={16} />
        </a>
        <div className="w-full text-base lg:w-auto">
          <FlashSaleClock flashSale={flashSale} upcoming={upcoming} />
        </div>
      </div>
      <ul className="product-row">
        {flashSale.products.map((card) => (
          <FlashCard key={card.id} {...{ card, rated, upcoming }} />
        ))}
      </ul>
    </section>
  )
}

/** Six columns, as in every list of a desktop; five where that leaves less of a row empty. */
function columnsFor(lists: readonly number[]): { look: string; px: number } {
  const empty = (columns: number) => lists.reduce((sum, cards) => sum + ((columns - (cards % columns)) % columns), 0)
  return lists.every((cards) => cards < 6) || empty(6) <= empty(5)
    ? { look: '', px: 182 }
    : { look: 'xl:grid-cols-5', px: 220 }
}

/** What has its ordinary price again comes last. */
const runningFirst = (all: readonly ProductCard[]) => all.toSorted((a, b) => Number(isFlash(b)) - Number(isFlash(a)))

const nextId = 'berikutnya'

interface FlashSalesProps {
  running: FlashSale | null
  next: FlashSale | null
  /** null: nobody is reminded. */
  shop: Shop | null
}
/** Whole flash sales: the one that runs under its clock, and quieter the next one under the time when it starts. */
export function FlashSales({ running, next, shop }: FlashSalesProps) {
  const { look, px } = columnsFor([running, next].flatMap((sale) => (sale ? [sale.products.length] : [])))
  const rated = areRated([running, next].flatMap((sale) => sale?.products ?? []))
  const grid = (flashSale: FlashSale, upcoming = false) => (
    <ul className={`product-grid ${look}`}>
      {(upcoming ? flashSale.products : runningFirst(flashSale.products)).map((card) => (
        <FlashCard key={card.id} {...{ card, rated, shop, upcoming }} sizes={`(min-width:1200px) ${px}px,160px`} />
      ))}
    </ul>
  )
  const band = 'mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-base lg:text-lg'
  const nextOne = next ? (
    <>
      <div className={`rounded-md bg-surface px-3 ${band}`}>
        <div className="flex flex-wrap items-center gap-x-3">
          <span className="flex items-center gap-1">
            <Icon name="clock" />
            <FlashSaleClock flashSale={next} upcoming />
          </span>
          {/* Until a script counts down, the clock says it. */}
          <span className="scripted text-muted">{momentOf(next.startsAt, next.serverNow, 'Hari ini')}</span>
        </div>
        {shop && can(shop, 'alert.ask') ? (
          <span className="text-sm text-muted lg:ml-auto">Tekan lonceng untuk diingatkan</span>
        ) : null}
      </div>
      {grid(next, true)}
    </>
  ) : null
  return (
    <>
      {running ? (
        <>
          <div className={`flash-strip ${band}`}>
            <span className="flex items-center gap-1 font-semibold">
              <Icon name="bolt" size={20} />
              Berlangsung
            </span>
            <FlashSaleClock flashSale={running} upcoming={false} />
            {next ? (
              <a
                href={`#${nextId}`}
                className="-my-2 flex min-h-11 items-center gap-1 text-base font-semibold lg:ml-auto"
              >
                {`Berikutnya: ${momentOf(next.startsAt, next.serverNow, 'hari ini')}`}
                <Icon name="chevron-down" size={16} />
              </a>
            ) : null}
          </div>
          {grid(running)}
        </>
      ) : null}
      {running && nextOne ? (
        <Section title="Berikutnya" id={nextId}>
          {nextOne}
        </Section>
      ) : (
        nextOne
      )}
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
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="flex items-center gap-1 font-bold">
          <Icon name="bolt" size={18} />
          Flash Sale
        </span>
        <FlashClock serverNow={flash.serverNow} at={flash.endsAt} words="Berakhir" part={dom.variantPart} />
      </div>
      <StockBar flash={flash} stock={stock}>
        {flash.perCustomer === null ? null : (
          <span className="font-normal">{`Maksimal ${flash.perCustomer} per pembeli`}</span>
        )}
      </StockBar>
    </div>
  )
}
