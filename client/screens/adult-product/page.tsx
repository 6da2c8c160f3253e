import * as dom from '#client/app/dom-names.ts'
import { found } from '#client/app/page/found.ts'
import { can, go, notFound, page, redirect } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { findAsked, loadProduct, pickingOf, type ProductData } from '#client/screens/product/load.ts'
import { headOf, ProductScreen, VariantParts } from '#client/screens/product/page.tsx'
import { productSamples } from '#client/screens/product/samples.ts'
import { VariantPicker } from '#client/screens/product/variant-picker.tsx'
import { href } from '#shared/web/routes.ts'

/**
 * Goods that are sold from 21 years on alone. Their shared address leads here, so that nobody gets a kept page that
 * another shopper's answer has opened.
 */
export const adultProduct = page({
  route: 'adultProduct',
  cache: 'never',
  async load(ctx): Promise<ProductData | null> {
    const { adult } = await found(ctx.api.catalog.find(ctx.params))
    if (!adult) redirect(href('product', ctx.params, Object.fromEntries(ctx.query)), 301)
    return ctx.ofAge ? loadProduct(ctx) : null
  },
  head: (data, shop) =>
    data
      ? { ...headOf(data, shop), noindex: true }
      : { title: 'Untuk usia 21 tahun ke atas', titled: true, noindex: true },
  view: (data, frame) => (data ? <ProductScreen data={data} frame={frame} /> : <AgeQuestion path={frame.path} />),
  actions: {
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

const AgeQuestion = ({ path }: { path: string }) => (
  <section className="wrap mx-auto grid max-w-md gap-3 py-10 text-center">
    <h1 className="text-lg font-bold text-balance">Apakah Anda sudah berusia 21 tahun?</h1>
    <p className="text-base text-pretty text-muted">
      Produk ini hanya dijual kepada pembeli berusia 21 tahun ke atas. Jawaban Anda disimpan di browser ini sampai
      browser ditutup.
    </p>
    <Form path={path} action="confirmAge" className="mt-2">
      <Button full size="lg">
        Ya, saya sudah 21 tahun
      </Button>
    </Form>
    <ButtonLink variant="outline" full size="lg" href={href('home')}>
      Belum, kembali ke Beranda
    </ButtonLink>
  </section>
)
