import { can, type Frame, go, type Head, notFound, page, settle, type Shop } from '../page.ts'
import { hasPicture, pictureFile } from '../picture.tsx'
import { BuyBar, BuyBox } from '../ui/buy-box.tsx'
import { chosenVariant, inStock } from '../ui/chosen-variant.ts'
import { Gallery, galleryOf } from '../ui/gallery.tsx'
import { ProductRow } from '../ui/product-card.tsx'
import { DeliveryLines, Description, ProductHead, Specifications } from '../ui/product-facts.tsx'
import { summaryOf } from '../ui/product-text.ts'
import { VariantChoice } from '../ui/variant-choice.tsx'
import { VariantPicker } from '../ui/variant-picker.tsx'
import { ProductVouchers } from '../ui/voucher-strip.tsx'
import { productSamples } from './samples/product.ts'
import type { Product, ProductCard } from '#shared/api/catalog.ts'
import type { Coupon } from '#shared/api/coupon.ts'
import { api, ApiFailure } from '#shared/api/index.ts'
import { formatRating } from '#shared/money.ts'
import { href } from '#shared/routes.ts'

export interface ProductData {
  product: Product
  /** The variant the address names; null: none, or one that does not exist. */
  asked: string | null
  related: readonly ProductCard[]
  /** Empty: none is for it, or no such call. */
  vouchers: readonly Coupon[]
}

export const product = page({
  route: 'product',
  cache: 'catalog',
  async load({ api, params, query, shop }): Promise<ProductData> {
    const offered = can(shop, 'coupon.list') ? settle(api.coupon.list({ slug: params.slug })) : null
    const related = settle(api.catalog.related({ slug: params.slug }))
    const found = await api.catalog.find({ slug: params.slug }).catch(missing)
    const [similar, vouchers] = [await related, await offered]
    const asked = query.get('varian')
    return {
      product: found,
      asked: found.variants.some(({ itemId }) => itemId === asked) ? asked : null,
      related: similar.ok ? similar.value : [],
      vouchers: vouchers?.ok ? vouchers.value : [],
    }
  },
  head: headOf,
  view: (data, frame) => <ProductScreen data={data} frame={frame} />,
  actions: {
    async add(ctx) {
      await ctx.api.cart.add(ctx.read(api.cart.add))
      return ctx.form.get('then') === 'buy' ? go(href('cart')) : go(href('cart'), { flash: 'cart_added', toast: true })
    },
    async klaim(ctx) {
      await ctx.api.coupon.claim(ctx.read(api.coupon.claim))
      return go(href('product', ctx.params), { flash: 'voucher_claimed', toast: true })
    },
  },
  fragments: {
    pilih: { view: ({ product }) => <VariantPicker product={product} /> },
    /** The parts a variant changes; the script puts each in the place of the same id. */
    varian: { view: (data, frame) => <VariantParts data={data} frame={frame} /> },
  },
  samples: productSamples,
})

/** A product that is not there is a page that is not there; any other failure stays one. */
function missing(failure: unknown): never {
  if (failure instanceof ApiFailure && (failure.status === 404 || failure.status === 410)) notFound()
  throw failure
}

function headOf({ product }: ProductData, shop: Shop): Head {
  return {
    title: product.name,
    description: summaryOf(product.description) || `Beli ${product.name} di ${shop.title}.`,
    canonical: href('product', { slug: product.slug }),
    image: product.images[0] ?? product.image,
    jsonLd: jsonLdOf(product, shop),
    ...(product.categorySlug ? { back: href('products', { category: product.categorySlug }) } : {}),
  }
}

function jsonLdOf(product: Product, { origin, title }: Shop): object {
  const url = origin + href('product', { slug: product.slug })
  const buyable = product.available && product.variants.some(inStock)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: summaryOf(product.description),
    image: galleryOf([...product.images, product.image], null).map((image) => pictureFile(image, origin)),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'IDR',
      availability: `https://schema.org/${buyable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: title },
    },
    ...(product.rating && product.reviews > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: formatRating(product.rating).replace(',', '.'), reviewCount: product.reviews } }
      : {}),
  }
}

function ProductScreen({ data, frame }: { data: ProductData; frame: Frame }) {
  const { product, asked, related, vouchers } = data
  const chosen = chosenVariant(product, asked)
  const images = galleryOf([...product.images, product.image, ...product.variants.map(({ image }) => image)], asked && chosen ? chosen.image : null)
  return (
    <div className="lg:wrap">
      <div className="product">
        <div className="product-gallery">
          <Gallery images={images} name={product.name} />
        </div>
        <div className="product-facts sheet-part">
          <ProductHead product={product} chosen={chosen} address={frame.shop.origin + href('product', { slug: product.slug })} />
          <div id="pilihan">{chosen ? <VariantChoice product={product} chosen={chosen} /> : null}</div>
        </div>
        <div className="product-buy sheet-part">
          <BuyBox key={chosen?.itemId} product={product} chosen={chosen} />
        </div>
        <div className="product-more min-w-0">
          {vouchers.length > 0 ? (
            <div className="sheet-part min-w-0">
              <ProductVouchers vouchers={vouchers} />
            </div>
          ) : null}
          <div className="sheet-part">
            <DeliveryLines product={product} shop={frame.shop} />
          </div>
          <div className="sheet-part grid gap-6">
            <Specifications product={product} />
            <Description product={product} />
          </div>
        </div>
      </div>
      {related.length > 0 ? (
        <section className="wrap mt-6 lg:px-0">
          <h2 className="mb-3 text-md">Produk Serupa</h2>
          <ProductRow cards={related} />
        </section>
      ) : null}
      <BuyBar product={product} chosen={chosen} shop={frame.shop} path={href('product', { slug: product.slug })} />
    </div>
  )
}

function VariantParts({ data: { product, asked }, frame }: { data: ProductData; frame: Frame }) {
  const chosen = chosenVariant(product, asked)
  return (
    <>
      <ProductHead product={product} chosen={chosen} address={frame.shop.origin + href('product', { slug: product.slug })} />
      <div id="pilihan" data-show={chosen && hasPicture(chosen.image) ? chosen.image : undefined}>
        {chosen ? <VariantChoice product={product} chosen={chosen} /> : null}
      </div>
      <BuyBox product={product} chosen={chosen} />
      <BuyBar product={product} chosen={chosen} shop={frame.shop} path={href('product', { slug: product.slug })} />
    </>
  )
}
