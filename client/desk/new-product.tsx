import { CheckField, Field, TextArea } from '#client/kit/form/field.tsx'
import { Categories, type DeskCategory } from './answers.ts'
import { type FormState, may, Nothing, PressForm } from './parts.tsx'
import { DescriptionField, NameFields, PictureFields, WeightField } from './product-fields.tsx'
import type { DeskScreen } from './screen.ts'
import { notYours } from './words.ts'

/** A product that is not there yet. */
export const newProduct: DeskScreen = async (ask) => {
  const { categories } = await ask(Categories, '/categories')
  return (frame) =>
    may(frame, 'addProduct') ? (
      <div className="card desk-card desk-narrow">
        <PressForm frame={frame} press="addProduct" id="baru" label="Simpan produk">
          {(typed) => <NewFields typed={typed} categories={categories} />}
        </PressForm>
      </div>
    ) : (
      <Nothing title="Tidak bisa menambah produk" text={notYours} />
    )
}

function NewFields({ typed, categories }: { typed: FormState; categories: readonly DeskCategory[] }) {
  const { fields, values } = typed
  const plain = (name: string) => ({ name, error: fields[name], defaultValue: values[name] })
  return (
    <>
      <NameFields typed={typed} categories={categories} />
      <Field
        {...plain('newCategory')}
        label={categories.length === 0 ? 'Kategori' : 'Atau kategori baru'}
        optional={categories.length > 0}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field {...plain('price')} label="Harga" placeholder="85.000" inputMode="numeric" />
        <Field {...plain('stock')} label="Stok" placeholder="12" inputMode="numeric" />
      </div>
      <WeightField typed={typed} />
      <DescriptionField typed={typed} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-base font-bold">Varian</legend>
        <p className="text-base text-muted">
          Untuk produk dengan ukuran, warna, atau rasa. Setiap nilai mendapat harga dan stok di atas.
        </p>
        <Field {...plain('option')} label="Jenis varian" placeholder="Ukuran" optional />
        <TextArea {...plain('values')} label="Nilainya, satu per baris" placeholder={'S\nM\nL'} rows={3} optional />
      </fieldset>
      <CheckField name="hidden" defaultChecked={values['hidden'] !== undefined}>
        Simpan tanpa menampilkan di toko
      </CheckField>
      <PictureFields typed={typed} now={[]} />
    </>
  )
}
