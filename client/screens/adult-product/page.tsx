import * as dom from '#client/app/dom-names.ts'
import { found } from '#client/app/page/found.ts'
import { can, go, notFound, page, redirect } from '#client/app/page/page.ts'
import { AgeQuestion } from '#client/kit/form/age-question.tsx'
import { productActions } from '#client/screens/product/actions.ts'
import { findAsked, loadProduct, pickingOf, type ProductData } from '#client/screens/product/load.ts'
import { headOf, ProductScreen, VariantParts } from '#client/screens/product/page.tsx'
import { productSamples } from '#client/screens/product/samples.ts'
import { VariantPicker } from '#client/screens/product/variant-picker.tsx'
import { href } from '#shared/web/routes.ts'

/**
 * Goods that are sold from 21 years on alone. Their shared address leads here, so that nobody gets a kept page that
 * another shopper's answer has opened.
 */
export const adultProduct = page<'adultProduct', 'never', ProductData | null>({
  route: 'adultProduct',
  cache: 'never',
  async load(ctx): Promise<ProductData | null> {
    const query = Object.fromEntries(ctx.query)
    const { adult } = await found(ctx.api.catalog.find(ctx.params), (slug) => href('adultProduct', { slug }, query))
    if (!adult) redirect(href('product', ctx.params, query), 301)
    return ctx.ofAge ? loadProduct(ctx) : null
  },
  head: (data, shop) =>
    data
      ? { ...headOf(data, shop), noindex: true }
      : { title: 'Untuk usia 21 tahun ke atas', titled: true, noindex: true },
  view: (data, frame) => (data ? <ProductScreen data={data} frame={frame} /> : <AgeQuestion path={frame.path} />),
  actions: {
    ...productActions,
    confirmAge: async (ctx) => go(href('adultProduct', ctx.params, Object.fromEntries(ctx.query)), { ofAge: true }),
  },
  fragments: {
    [dom.variantPickerPart]: {
      async make(ctx) {
        if (!ctx.ofAge) notFound()
        return (
          <VariantPicker
            {...await findAsked(ctx)}
            then={pickingOf(ctx) ?? 'cart'}
            saves={can(ctx.shop, 'wishlist.add')}
          />
        )
      },
    },
    [dom.variantPart]: {
      async make(ctx) {
        if (!ctx.ofAge) notFound()
        return <VariantParts {...await findAsked(ctx)} shop={ctx.shop} />
      },
    },
  },
  samples: { question: null, opened: productSamples.oneVariant ?? null },
})
