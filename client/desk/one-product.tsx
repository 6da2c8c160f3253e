import { href } from '#shared/web/routes.ts'
import { newProductPath } from './addresses.ts'
import { Categories, OneProduct } from './answers.ts'
import { may, Nothing, PressForm } from './parts.tsx'
import { DescriptionField, NameFields, PictureFields, WeightOf } from './product-fields.tsx'
import type { DeskScreen } from './screen.ts'
import { Shown } from './shown.tsx'

/** What a product says of itself. Its stock and its prices are on its card. */
export const oneProduct: DeskScreen = async (ask, _, slug) => {
  const [product, { categories }] = await Promise.all([
    ask(OneProduct, `/products/${slug}`),
    ask(Categories, '/categories'),
  ])
  return (frame) => {
    const shown = <Shown frame={frame} slug={product.slug} published={product.published} />
    return (
      <>
        <p className="mb-3 flex flex-wrap gap-x-6">
          {product.published ? (
            <a href={href('product', { slug: product.slug })} className="desk-link">
              Lihat di toko
            </a>
          ) : null}
          <a href={`/kelola/produk?${new URLSearchParams({ q: product.slug })}`} className="desk-link">
            Stok dan harga
          </a>
          {may(frame, 'addProduct') ? (
            <a href={newProductPath} className="desk-link">
              Tambah produk lain
            </a>
          ) : null}
        </p>
        {product.published ? null : (
          <div className="desk-narrow mb-4">
            <p className="mb-3 text-base text-muted">Produk ini belum tampil di toko.</p>
            {shown}
          </div>
        )}
        {may(frame, 'changeProduct') ? (
          <div className="card desk-card desk-narrow">
            <PressForm frame={frame} press="changeProduct" id={product.slug} label="Simpan perubahan">
              {(typed) => (
                <>
                  <NameFields
                    typed={typed}
                    categories={categories}
                    now={{ name: product.name, category: product.categorySlug }}
                  />
                  <WeightOf typed={typed} product={product} />
                  <DescriptionField typed={typed} now={product.description} />
                  <PictureFields typed={typed} now={product.images} />
                </>
              )}
            </PressForm>
          </div>
        ) : (
          <Nothing title={product.name} text="Peran Anda tidak boleh mengubah produk. Minta pemilik toko." />
        )}
        {product.published ? <div className="desk-narrow mt-4">{shown}</div> : null}
      </>
    )
  }
}
