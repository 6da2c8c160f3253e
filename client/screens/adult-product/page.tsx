import * as dom from '#client/app/dom-names.ts'
import { found } from '#client/app/page/found.ts'
import { go, notFound, page, redirect } from '#client/app/page/page.ts'
import { AgeQuestion } from '#client/kit/form/age-question.tsx'
import { productActions } from '#client/screens/product/actions.ts'
import { loadProduct, type ProductData } from '#client/screens/product/load.ts'
import { headOf, type PartContext, pickerPart, ProductScreen, variantPart } from '#client/screens/product/page.tsx'
import { href } from '#shared/web/routes.ts'

/** The question is of the page: a part of it is there for who has answered. */
const ifOfAge =
  <P,>(make: (ctx: PartContext) => Promise<P>) =>
  (ctx: PartContext): Promise<P> =>
    ctx.ofAge ? make(ctx) : notFound()

/**
 * Goods that are sold from 21 years on alone. Their shared address leads here, so that nobody gets a kept page that
 * another shopper's answer has opened.
 */
export const adultProduct = page<'adultProduct', 'never', ProductData | null>({
  route: 'adultProduct',
  cache: 'never',
  async load(ctx): Promise<ProductData | null> {
    const query = Object.fromEntries(ctx.query)
    const data = ctx.ofAge ? await loadProduct(ctx) : null
    const { adult } =
      data?.product ?? (await found(ctx.api.catalog.find(ctx.params), (slug) => href('adultProduct', { slug }, query)))
    if (!adult) redirect(href('product', ctx.params, query), 301)
    return data
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
    [dom.variantPickerPart]: { make: ifOfAge(pickerPart) },
    [dom.variantPart]: { make: ifOfAge(variantPart) },
  },
  samples: async () => {
    const { productSamples } = await import('#client/screens/product/samples.ts')
    return { question: null, opened: productSamples.oneVariant ?? null }
  },
})
