import * as dom from '#client/app/dom-names.ts'
import { can, type Frame, type Head, notFound, page, type Shop } from '#client/app/page/page.ts'
import { homeCrumb } from '#client/app/page/crumbs.ts'
import { BuyBar, BuyBox, BuyNews } from './buy-box.tsx'
import { productActions } from './actions.ts'
import { chosenVariant, isGone } from '#client/kit/product/chosen-variant.ts'
import { Gallery, galleryOf } from './gallery.tsx'
import { CardImage, ProductRow } from '#client/kit/product/product-card.tsx'
import { ProductLine } from '#client/kit/product/product-line.tsx'
import { productData } from './structured-data.ts'
import { goneWords, DeliveryLines, Description, isDescribed, ProductHead, Specifications } from './product-facts.tsx'
import { summaryOf } from '#client/kit/product/product-text.ts'
import { RecentProducts } from '#client/kit/product/recent-products.tsx'
import {
  findAsked,
  findRelated,
  findReviews,
  loadProduct,
  pickingOf,
  type ProductContext,
  type ProductData,
} from './load.ts'
import { Reviews } from './reviews.tsx'
import { FitLine, guidedOption, SizeGuide } from './size-guide.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { ShippingCostPlace } from '#client/screens/shipping-cost/place.tsx'
import { BoughtTogether, boughtWith } from './together.tsx'
import { addressOf, VariantChoice } from './variant-choice.tsx'
import { type PickStep, VariantPicker } from './variant-picker.tsx'
import { ProductVouchers } from '#client/screens/home/voucher-strip.tsx'
import { WhatsappButton } from '#client/kit/base/whatsapp-button.tsx'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { text } from '#shared/text/text.ts'
import { previewPath } from '#shared/web/preview.ts'
import { href } from '#shared/web/routes.ts'

export const product = page({
  route: 'product',
  cache: 'catalog',
  load: loadProduct,
  head: headOf,
  view: (data, frame) => <ProductScreen data={data} frame={frame} />,
  actions: productActions,
  fragments: {
    [dom.variantPickerPart]: { make: pickerPart },
    [dom.variantPart]: { make: variantPart },
    [dom.secondPicturePart]: { make: secondPicturePart },
    [dom.reviewsPart]: {
      async make(ctx) {
        const reviews = await findReviews(ctx)
        if (!reviews) notFound()
        return <Reviews reviews={reviews} />
      },
    },
  },
  samples: async () => (await import('./samples.ts')).productSamples,
})

export type PartContext = ProductContext & { shop: Shop }

export async function pickerPart(ctx: PartContext) {
  return (
    <VariantPicker {...await findAsked(ctx)} then={pickingOf(ctx) ?? 'cart'} saves={can(ctx.shop, 'wishlist.add')} />
  )
}

/** What a card shows under a mouse: the first picture beside its own. */
async function secondPicturePart(ctx: PartContext) {
  const { product } = await findAsked(ctx)
  const variants = product.variants.map(({ image }) => image)
  const [, second] = galleryOf([product.image, ...product.images, ...variants], null)
  return second ? <CardImage src={second} label="" priority className="absolute inset-0" /> : null
}

/** The parts that a variant changes. The script replaces each element by the one with the same id. */
export async function variantPart(ctx: PartContext) {
  const related = findRelated(ctx)
  return <VariantParts {...await findAsked(ctx)} related={await related} shop={ctx.shop} />
}

export function headOf({ product, asked, open, picking, reviews }: ProductData, shop: Shop): Head {
  return {
    title: picking ? text.chooseProduct : product.name,
    titled: true,
    description: summaryOf(product.description) || `Beli ${product.name} di ${shop.title}.`,
    canonical: addressOf(product, null),
    // The choice alone has no buy bar, which the chat would stand in.
    ...(picking ? {} : { share: addressOf(product, asked, open) }),
    image: product.images[0] ?? product.image,
    preview: previewPath('product', product.slug),
    jsonLd: productData(product, reviews?.summary ?? null, shop),
    price: (product.variants.find(({ itemId }) => itemId === asked) ?? product).price,
    ...crumbsTo(product),
    ...(product.categorySlug ? { back: categoryOf(product) } : {}),
  }
}

function crumbsTo({ categorySlug, categoryName, categoriesAbove }: Product): Pick<Head, 'crumbs'> {
  if (!categorySlug || !categoryName) return {}
  const path = [...categoriesAbove, { slug: categorySlug, name: categoryName }]
  return {
    crumbs: [homeCrumb, ...path.map(({ slug, name }) => ({ label: name, href: href('products', { category: slug }) }))],
  }
}

const categoryOf = ({ categorySlug }: Product) => href('products', { category: categorySlug || 'semua' })

/** The sheet as a page of its own: what a browser without script gets. */
const PickerScreen = ({
  product,
  asked,
  then,
  shop,
}: { then: PickStep; shop: Shop } & Pick<ProductData, 'product' | 'asked'>) => (
  <div className="wrap py-3 lg:py-6">
    <section className="card mx-auto max-w-2xl p-4">
      <h1 className="mb-2 text-md">{text.chooseProduct}</h1>
      <VariantPicker product={product} asked={asked} then={then} saves={can(shop, 'wishlist.add')} />
    </section>
  </div>
)

export function ProductScreen({ data, frame: { shop } }: { data: ProductData; frame: Frame }) {
  const { product, asked, open, picking, related, reviews, vouchers, costed } = data
  if (picking) return <PickerScreen product={product} asked={asked} then={picking} shop={shop} />
  const chosen = chosenVariant(product, asked)
  const images = imagesOf(product, asked ? chosen : null)
  const gone = isGone(product)
  const { together, similar, instead, toSimilar } = waysOn(product, related)
  return (
    <div className="lg:wrap">
      <div className="product">
        <div className="product-gallery">
          <Gallery images={images} name={product.name} video={product.video} gone={goneWords(product, chosen)} />
        </div>
        <div className="product-side">
          <div className="product-facts sheet-part flex flex-col">
            <ProductHead
              product={product}
              chosen={chosen}
              open={open}
              address={shop.origin + addressOf(product, asked, open)}
              shop={shop}
            />
            {/* On a phone the sizes come first: they are in its first view. */}
            {vouchers.length > 0 && !gone ? <ProductVouchers vouchers={vouchers} of={chosen ?? product} /> : null}
            <div id={dom.variantsId}>
              {chosen ? <VariantChoice product={product} chosen={chosen} open={open} /> : null}
            </div>
            <SizeGuide sizes={product.sizes} opened={guidedOption(product) >= 0} />
            {reviews?.summary ? <FitLine summary={reviews.summary} /> : null}
          </div>
          <div className="product-buy sheet-part">
            <BuyBox key={chosen?.itemId} product={product} chosen={chosen} shop={shop} open={open} />
            <BuyNews product={product} chosen={chosen} shop={shop} similar={instead.length > 0 ? null : toSimilar} />
            <Instead cards={instead} />
          </div>
        </div>
        <div className={`product-more min-w-0 ${chosen ? 'lg:hidden' : ''}`}>
          <div className="sheet-part">
            <DeliveryLines product={product} chosen={chosen} shop={shop} costed={costed} />
          </div>
        </div>
        <div className="product-more min-w-0">
          {isDescribed(product, chosen) ? (
            <div className="sheet-part grid gap-6">
              <Specifications product={product} chosen={chosen} />
              <Description product={product} />
            </div>
          ) : null}
          {reviews ? <Reviews reviews={reviews} /> : null}
        </div>
      </div>
      <BoughtTogether product={product} chosen={chosen} open={open} shop={shop} cards={together} />
      {similar.length > 0 ? (
        <div id={dom.similarProductsId} className="wrap lg:px-0">
          <Section title="Produk Serupa">
            <ProductRow cards={similar} />
          </Section>
        </div>
      ) : null}
      <div className="wrap lg:px-0">
        <RecentProducts shop={shop} product={product.slug} />
      </div>
      <BuyBar product={product} chosen={chosen} shop={shop} similar={toSimilar} />
    </div>
  )
}

/** All of them, that of the chosen variant first. */
const imagesOf = (product: Product, chosen: Variant | null): readonly string[] =>
  galleryOf([...product.images, product.image, ...product.variants.map(({ image }) => image)], chosen?.image ?? null)

/**
 * Where one goes on from a product: what is bought with it, what is like it, and of that what can be bought in place of
 * goods that are gone.
 */
function waysOn(product: Product, related: ProductData['related']) {
  const together = boughtWith(related)
  const alike = related.filter((card) => !together.includes(card))
  const instead = isGone(product) ? insteadOf(product, alike) : []
  const similar = alike.filter((card) => !instead.includes(card))
  return {
    together,
    similar,
    instead,
    toSimilar: similar.length > 0 ? `#${dom.similarProductsId}` : categoryOf(product),
  }
}

const insteadMost = 3
/**
 * What can be bought in the place of goods that are gone: all of what is like them is far below. The first of it are most
 * alike, and of those the nearest price leads.
 */
const insteadOf = ({ price }: Product, cards: ProductData['related']): ProductData['related'] =>
  cards
    .filter(({ available }) => available)
    .slice(0, insteadMost)
    .toSorted((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price))

const Instead = ({ cards }: { cards: ProductData['related'] }) =>
  cards.length === 0 ? null : (
    <>
      <p className="mt-3 mb-2 text-base font-semibold">Serupa yang Tersedia</p>
      <ul aria-label="Produk serupa yang tersedia" className="grid gap-2">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductLine product={card} />
          </li>
        ))}
      </ul>
    </>
  )

function VariantParts({
  product,
  asked,
  open,
  related,
  shop,
}: Pick<ProductData, 'product' | 'asked' | 'open' | 'related'> & { shop: Shop }) {
  const chosen = chosenVariant(product, asked)
  const path = addressOf(product, asked, open)
  const about = { name: product.name, path }
  const { together, instead, toSimilar } = waysOn(product, related)
  return (
    <>
      <ProductHead product={product} chosen={chosen} open={open} address={shop.origin + path} shop={shop} />
      <div id={dom.variantsId}>{chosen ? <VariantChoice product={product} chosen={chosen} open={open} /> : null}</div>
      <BuyBox product={product} chosen={chosen} shop={shop} open={open} />
      <BuyNews product={product} chosen={chosen} shop={shop} similar={instead.length > 0 ? null : toSimilar} />
      <ShippingCostPlace product={product} chosen={chosen} />
      {product.variants.some(isPackedDifferently) ? <Specifications product={product} chosen={chosen} /> : null}
      <BoughtTogether product={product} chosen={chosen} open={open} shop={shop} cards={together} />
      <BuyBar product={product} chosen={chosen} shop={shop} similar={toSimilar} />
      <WhatsappButton shop={shop} about={about} layout="buy" />
    </>
  )
}

const isPackedDifferently = ({ weightGrams, packed }: Variant): boolean => weightGrams !== null || packed !== null
