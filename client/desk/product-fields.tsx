import { Image } from '#client/app/image.tsx'
import { Field, Select, TextArea } from '#client/kit/form/field.tsx'
import { asSentence, inIndonesian } from '#shared/admin/import-words.ts'
import { groupDigits } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { imageTypes } from '#shared/web/image-types.ts'
import type { DeskCategory, DeskProduct } from './answers.ts'
import type { FormState } from './parts.tsx'
import { addressesIn, isOther } from './read-product.ts'
import { wasOf } from './typed.ts'

/** Letters of what a field says now, beside what was typed. */
const lettersShown = 300

interface Row {
  typed: FormState
  name: string
  /** What the product says now, and in words; of a new one nothing. */
  now: string | undefined
  words?: string | undefined
}
/**
 * What a field of a product has. What was typed in it stays; else it says what the product says now, so that a form
 * that comes back undoes nothing. Where somebody else has written meanwhile, both are said.
 */
function rowOf({ typed: { fields, values }, name, now, words = now }: Row) {
  const [sent, before] = [values[name], values[wasOf(name)]]
  const isTyped = sent !== undefined && (now === undefined || before === undefined || isOther(name, sent, before))
  const isLate =
    isTyped && now !== undefined && before !== undefined && isOther(name, now, before) && isOther(name, now, sent)
  const cut = words && words.length > lettersShown ? `${words.slice(0, lettersShown)}…` : words
  const error = fields[name] ?? (isLate ? changedSince : undefined)
  return {
    name,
    defaultValue: isTyped ? sent : now,
    error: isLate ? `${error} Isinya sekarang: ${cut || '(kosong)'}` : error,
  }
}
const changedSince = asSentence(inIndonesian('somebody has changed it since'))
/** What the page was made with; a new product was nothing. */
const Was = ({ name, now }: { name: string; now: string | undefined }) =>
  now === undefined ? null : <input type="hidden" name={wasOf(name)} value={now} />

interface NameFieldsProps {
  typed: FormState
  categories: readonly DeskCategory[]
  now?: { name: string; category: string }
}

/** Name and category of a product. */
export function NameFields({ typed, categories, now }: NameFieldsProps) {
  const options = inTree(categories)
  const words = options.find(({ code }) => code === now?.category)?.name
  return (
    <>
      <Was name="name" now={now?.name} />
      <Field label="Nama produk" {...rowOf({ typed, name: 'name', now: now?.name })} />
      <Was name="category" now={now?.category} />
      {categories.length === 0 ? null : (
        <Select
          label="Kategori"
          placeholder="Pilih kategori"
          options={options}
          {...rowOf({ typed, name: 'category', now: now?.category, words })}
        />
      )}
    </>
  )
}

/** Categories by their whole path, each below its parent. */
export function inTree(categories: readonly DeskCategory[]): { code: string; name: string }[] {
  const known = new Map(categories.map((one) => [one.slug, one]))
  const pathOf = ({ slug, name, parentSlug }: DeskCategory): string => {
    const names = [name]
    const seen = new Set([slug])
    for (let up = known.get(parentSlug ?? ''); up && !seen.has(up.slug); up = known.get(up.parentSlug ?? '')) {
      seen.add(up.slug)
      names.unshift(up.name)
    }
    return names.join(' › ')
  }
  return categories
    .map((one) => ({ code: one.slug, name: pathOf(one) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
}

interface FieldProps {
  typed: FormState
  now?: string
}
export const WeightField = ({ typed, now, hint }: FieldProps & { hint?: string }) => (
  <>
    <Was name="weight" now={now} />
    <Field
      label="Berat (gram)"
      hint={hint ?? 'Satu buah dengan kemasannya; ongkir dihitung dari sini'}
      inputMode="numeric"
      {...rowOf({ typed, name: 'weight', now })}
    />
  </>
)

/** Names in a sentence. */
const namesShown = 3
/** The weight of a product, as far as shipping is counted from it: a variant with a weight of its own leaves it out. */
export function WeightOf({
  typed,
  product: { weightGrams, digital, variants },
}: {
  typed: FormState
  product: Weighed
}) {
  const own = variants.filter((variant) => variant.weightGrams !== null)
  const said = own.map(({ values, weightGrams: grams }) => {
    const [name, weight] = [values.join(', '), `${groupDigits(grams ?? 0)} g`]
    return name === '' ? weight : `${name} (${weight})`
  })
  const rest = said.length > namesShown ? `, dan ${said.length - namesShown} lainnya` : ''
  const words = `${said.slice(0, namesShown).join(', ')}${rest}`
  if (digital) return null
  if (own.length === variants.length)
    return (
      <p className="text-base text-muted">
        {variants.length === 1 ? 'Berat ditulis pada variannya' : 'Setiap varian punya berat sendiri'}: {words}. Ubah
        lewat file produk.
      </p>
    )
  const hint = own.length > 0 ? { hint: `Tidak berlaku untuk varian yang punya berat sendiri: ${words}` } : {}
  return <WeightField typed={typed} now={String(weightGrams)} {...hint} />
}
type Weighed = Pick<DeskProduct, 'weightGrams' | 'digital' | 'variants'>

export const DescriptionField = ({ typed, now }: FieldProps) => (
  <>
    <Was name="description" now={now} />
    <TextArea label="Deskripsi" rows={4} optional {...rowOf({ typed, name: 'description', now })} />
  </>
)

/**
 * The pictures of a product, and a place for more. It stands last: of a form that is too large the beginning is read
 * (`typedBefore`).
 */
export function PictureFields({ typed: { fields, values }, now }: { typed: FormState; now: readonly string[] }) {
  const sent = addressesIn(values['pictures'])
  const before = addressesIn(values['wasPictures'])
  // What this form has brought stays in it; what somebody else has taken away meanwhile does not come back.
  const fresh = sent.filter((one) => one.startsWith('/media/') && !before.includes(one) && !now.includes(one))
  const shown = [...new Set([...now, ...fresh])]
  // The first was the main one unless another was chosen; who chose none follows who has chosen one meanwhile.
  const chosen = values['main'] === (before[0] ?? sent[0]) ? undefined : values['main']
  const main = shown.find((one) => one === chosen) ?? shown[0]
  const isDropped = (address: string) => Boolean(values[`drop${sent.indexOf(address)}`])
  const isTyped = chosen !== undefined || shown.some(isDropped)
  const isLate = isTyped && values['wasPictures'] !== undefined && before.join('\n') !== [...new Set(now)].join('\n')
  const error = [fields['file'], isLate ? changedSince : undefined].filter(Boolean)
  return (
    <>
      <input type="hidden" name="wasPictures" value={now.join('\n')} />
      <input type="hidden" name="pictures" value={shown.join('\n')} />
      {shown.length === 0 ? null : (
        <ul className="desk-pictures" aria-label="Foto produk">
          {shown.map((address, place) => (
            <li key={address}>
              <Image src={address} alt={`Foto ${place + 1}`} size={80} />
              <label>
                <input type="radio" name="main" value={address} defaultChecked={address === main} />
                Utama<span className="sr-only"> foto {place + 1}</span>
              </label>
              <label>
                <input type="checkbox" name={`drop${place}`} value="1" defaultChecked={isDropped(address)} />
                Hapus<span className="sr-only"> foto {place + 1}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <Field
        name="file"
        type="file"
        multiple
        label={shown.length === 0 ? 'Foto' : 'Tambah foto'}
        hint={`JPG, PNG, WebP, atau AVIF, sampai ${limits.productImages} foto. Yang pertama menjadi foto utama.`}
        optional
        accept={Object.values(imageTypes).join(',')}
        error={[...new Set(error)].join(' ')}
      />
    </>
  )
}
