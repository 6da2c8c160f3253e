import { ButtonLink } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { newProductPath, productPath } from './addresses.ts'
import { type DeskVariant, Products } from './answers.ts'
import { afterParam, Cards, may, More, Nothing, Onward, PressForm, Search } from './parts.tsx'
import type { DeskFrame, DeskScreen } from './screen.ts'
import { Shown } from './shown.tsx'
import { searchedIn } from '#client/app/page/searched.ts'

/** Stock and price of a product that is found by its name, its SKU or its barcode. */
export const goods: DeskScreen = async (ask, query) => {
  const text = searchedIn(query)
  const asked = new URLSearchParams({ ...(text ? { text } : { stockBelow: '0' }) })
  const after = query.get(afterParam)
  if (after) asked.set('after', after.slice(0, limits.slugChars))
  const { products, next } = await ask(Products, `/products?${asked}`)
  return (frame) => (
    <>
      <Search action="/kelola/produk" label="Cari nama, SKU, atau barcode" typed={text} />
      {may(frame, 'addProduct') ? (
        <ButtonLink variant="outline" full href={newProductPath} className="mb-4">
          Tambah produk
        </ButtonLink>
      ) : null}
      {text ? null : <p className="mb-3 text-base text-muted">Ada varian yang stoknya habis:</p>}
      {products.length === 0 ? (
        <Nothing
          title={text ? 'Tidak ditemukan' : 'Tidak ada yang habis'}
          text={text ? 'Coba sebagian nama, atau SKU yang lengkap.' : 'Cari produk untuk mengubah stok dan harganya.'}
        />
      ) : (
        <Cards>
          {products.map(({ slug, name, published, variants }) => (
            <article key={slug} className="card desk-card" aria-label={name}>
              <h3 className="text-base font-bold">
                {name}
                {published ? '' : ' (disembunyikan)'}
              </h3>
              {may(frame, 'changeProduct') ? (
                <a href={productPath(slug)} className="desk-link">
                  Ubah nama, foto, atau deskripsi
                </a>
              ) : null}
              {(text ? variants : soldOutFirst(variants)).map((variant) => (
                <VariantRow key={variant.itemId} variant={variant} frame={frame} />
              ))}
              <Shown frame={frame} slug={slug} published={published} />
            </article>
          ))}
        </Cards>
      )}
      <Onward frame={frame} next={next} />
    </>
  )
}

/** Of a product with many variants it would stand below the screen. */
const soldOutFirst = (variants: readonly DeskVariant[]): DeskVariant[] =>
  variants.toSorted((a, b) => Number(a.stock > 0) - Number(b.stock > 0))

const reasons = {
  received: 'Barang datang',
  returned: 'Barang kembali',
  damaged: 'Rusak atau hilang',
  corrected: 'Koreksi',
}

function VariantRow({ variant, frame }: { variant: DeskVariant; frame: DeskFrame }) {
  const { itemId, name, sku, price, stock, held, unsent, onHand } = variant
  return (
    <div className="border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-base">
        <span className="min-w-0">
          {sku ? <code>{sku}</code> : null} {name}
        </span>
        <strong className="price">{formatRupiah(price)}</strong>
      </p>
      <p className={`text-sm ${stock === 0 ? 'font-semibold text-danger' : 'text-muted'}`}>
        Bisa dijual <strong className="numbers">{stock}</strong> · di rak {onHand}
        {held > 0 ? ` · ditahan ${held}` : ''}
        {unsent > 0 ? ` · belum dikirim ${unsent}` : ''}
      </p>
      <More frame={frame} label="Ubah stok atau harga" presses={['stock', 'price']} id={itemId}>
        <StockForm itemId={itemId} frame={frame} />
        <PriceForm variant={variant} frame={frame} />
      </More>
    </div>
  )
}

const StockForm = ({ itemId, frame }: { itemId: string; frame: DeskFrame }) => (
  <PressForm frame={frame} press="stock" id={itemId} label="Simpan stok">
    {({ fields, values }) => (
      <div className="grid grid-cols-2 gap-3">
        <Field
          name="change"
          label="Tambah / kurang"
          placeholder="12 atau -3"
          autoComplete="off"
          error={fields['change']}
          defaultValue={values['change']}
        />
        <label className="text-sm font-medium text-muted">
          <span className="mb-1 block">Sebab</span>
          <select
            name="reason"
            defaultValue={values['reason'] ?? 'received'}
            className="h-12 w-full rounded-sm border border-edge bg-surface px-3 text-md"
          >
            {Object.entries(reasons).map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
    )}
  </PressForm>
)

const PriceForm = ({ variant: { itemId, price, fullPrice }, frame }: { variant: DeskVariant; frame: DeskFrame }) => (
  <PressForm frame={frame} press="price" id={itemId} label="Simpan harga" variant="outline">
    {({ fields, values }) => (
      <div className="grid grid-cols-2 gap-3">
        <input type="hidden" name="was" value={price} />
        <input type="hidden" name="wasFullPrice" value={fullPrice ?? ''} />
        <Field
          name="price"
          label="Harga jual"
          inputMode="numeric"
          autoComplete="off"
          error={fields['price']}
          defaultValue={values['price'] ?? price}
        />
        <Field
          name="fullPrice"
          label="Harga coret"
          inputMode="numeric"
          autoComplete="off"
          optional
          error={fields['fullPrice']}
          defaultValue={values['fullPrice'] ?? fullPrice ?? ''}
        />
      </div>
    )}
  </PressForm>
)
