import { ProductChange } from '#shared/admin/catalog.ts'
import { asSentence, sentenceOf } from '#shared/admin/import-words.ts'
import { goodsNeeds, permits } from '#shared/format/permits.ts'
import { slugOf } from '#shared/format/slug.ts'
import { type Fields, type Read, wholeOf } from './typed.ts'
import { noPrice } from './words.ts'

/** A new product as it is typed. Its pictures have been kept already. */
export function readNewProduct(fields: Fields): Read {
  const { price = '', stock = '', weight = '', hidden = '' } = fields
  const [name, added] = [line(fields['name']), line(fields['newCategory'])]
  const [cost, pieces, grams] = [wholeOf(price), wholeOf(stock), wholeOf(weight)]
  const [option, values] = [line(fields['option']), valuesIn(fields['values'])]
  const wrong = {
    ...(name === '' ? { name: 'Isi nama produknya.' } : {}),
    ...(fields['category'] || added !== '' ? {} : noCategory(fields)),
    ...(cost === null || cost <= 0 ? { price: noPrice } : {}),
    ...(pieces === null || pieces < 0 ? { stock: 'Isi jumlah stok: 12, atau 0.' } : {}),
    ...weightProblem(grams),
    ...optionProblem(option, values),
  }
  if (Object.keys(wrong).length > 0) return { fields: wrong }
  const slug = slugOf(name) || 'produk'
  const category = added === '' ? null : { slug: slugOf(added) || 'kategori', name: added }
  const sold = { price: cost, stock: pieces }
  const change = {
    ...{
      slug,
      name,
      categorySlug: category?.slug ?? fields['category'],
      description: paragraphs(fields['description']),
    },
    ...{ images: picturesOf(fields), weightGrams: grams, published: hidden === '' },
    ...(option === '' ? {} : { options: [{ name: option, values: values.map((value) => ({ value })) }] }),
    variants: option === '' ? [sold] : values.map((value) => ({ values: [value], ...sold })),
  }
  const problems = problemsOf(change)
  if (problems) return { fields: problems }
  return { body: { ...change, was: null }, product: { slug, category } }
}

/**
 * What has changed in the form of a product. Only that is sent, with what it was when the page was made: what
 * somebody else has changed meanwhile stays, or is asked about.
 */
export function readProductChange(fields: Fields): Read {
  const { id = '', category = '', wasCategory = '' } = fields
  const [name, words, grams] = [
    line(fields['name']),
    paragraphs(fields['description']),
    wholeOf(fields['weight'] ?? ''),
  ]
  const same = (field: string, was: string) => !isOther(field, fields[field], fields[was])
  const [images, had] = [picturesOf(fields), linesIn(fields['wasPictures'])]
  const rows = [
    ['name', name, fields['wasName'] ?? '', same('name', 'wasName')],
    ['categorySlug', category, wasCategory, same('category', 'wasCategory')],
    ['description', words, paragraphsAsSent(fields['wasDescription']), same('description', 'wasDescription')],
    ['weightGrams', grams, wholeOf(fields['wasWeight'] ?? ''), same('weight', 'wasWeight')],
    ['images', images, had, images.join('\n') === [...new Set(had)].join('\n')],
  ] as const
  const changed = rows.filter(([, , , same]) => !same)
  const change = { slug: id, ...Object.fromEntries(changed.map(([field, now]) => [field, now])) }
  const wrong = {
    ...(name === '' ? { name: 'Isi nama produknya.' } : {}),
    ...(category === '' ? { category: 'Pilih kategorinya.' } : {}),
    ...('weightGrams' in change ? weightProblem(grams) : {}),
  }
  const problems = Object.keys(wrong).length > 0 ? wrong : problemsOf(change)
  if (problems) return { fields: problems }
  const was = Object.fromEntries(changed.map(([field, , before]) => [field, before]))
  return { body: { ...change, was }, product: { slug: id, category: null } }
}

/** The pictures of a form, as they are to be: without those to be removed, and with the main one first. */
function picturesOf(fields: Fields): string[] {
  const kept = addressesIn(fields['pictures']).filter((_, place) => !fields[`drop${place}`])
  const main = fields['main'] ?? ''
  return kept.includes(main) ? [main, ...kept.filter((address) => address !== main)] : kept
}
/** The pictures that a field names, each on a line. */
export const addressesIn = (list = ''): string[] => [...new Set(linesIn(list))]
const linesIn = (list = ''): string[] => list.split(/\r?\n/).filter((one) => one !== '')

/** One line, whatever was pasted into it. */
const line = (typed = ''): string => typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
/** Whether a field of a product says something else. Line ends and spaces at its ends say nothing. */
export function isOther(field: string, one = '', other = ''): boolean {
  if (field === 'description') return paragraphs(one) !== paragraphs(other)
  return field === 'weight' ? wholeOf(one) !== wholeOf(other) : line(one) !== line(other)
}
/** As a form sends what the shop has: with line ends of its own. */
const paragraphsAsSent = (sent = ''): string => sent.replaceAll(/\r\n?/g, '\n')
const paragraphs = (typed = ''): string =>
  paragraphsAsSent(typed)
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
/** Each on a line: a comma is part of a number, as in 1,5 L. */
const valuesIn = (typed = ''): string[] =>
  typed
    .split('\n')
    .map(line)
    .filter((value) => value !== '')

/** A shop without categories has none to choose from. */
const noCategory = ({ category }: Fields): Fields =>
  category === undefined ? { newCategory: 'Isi kategorinya.' } : { category: 'Pilih kategorinya.' }

const weightProblem = (grams: number | null): Fields =>
  grams === null || grams <= 0 ? { weight: 'Isi berat satu buah dengan kemasannya dalam gram: 250.' } : {}

function optionProblem(option: string, values: readonly string[]): Fields {
  if (option === '' && values.length > 0) return { option: 'Isi jenis variannya, misalnya Ukuran.' }
  if (option !== '' && values.length === 0) return { values: 'Isi nilainya, satu per baris, misalnya S.' }
  // One value alone is no choice, so this is a list.
  if (values.length === 1 && /;|, /.test(values[0] ?? '')) return { values: 'Tulis satu nilai per baris.' }
  const small = values.map((value) => value.toLowerCase())
  const twice = values.find((_, place) => small.indexOf(small[place] ?? '') < place)
  return twice === undefined ? {} : { values: `“${twice}” tertulis dua kali.` }
}

/** What the format of a product does not take, at the fields of the form. */
function problemsOf(change: object): Fields | null {
  const read = ProductChange.safeParse(change)
  if (read.success) return null
  return Object.fromEntries(
    read.error.issues.map((issue) => atField()(issue.path.join('.'), asSentence(sentenceOf(issue)))),
  )
}

/**
 * Where the form says what is wrong with a field of the operation, and in which words. `how`: what helps where a
 * category demands what the form has no field for.
 */
export const atField =
  (how = '') =>
  (path: string, words: string): [field: string, words: string] => {
    const need = goodsNeeds.find((one) => one === path)
    if (!need) return [fieldNames.find(([pattern]) => pattern.test(path))?.[1] ?? path, words]
    const what = need === 'adult' ? 'batas umur 21 tahun' : permits[need].label
    return ['category', `Kategori ini meminta ${what} sebelum produk tampil. ${how}`]
  }
const fieldNames: readonly (readonly [RegExp, string])[] = [
  [/^slug$/, 'name'],
  [/^categorySlug$/, 'category'],
  [/^weightGrams$/, 'weight'],
  [/^images\b/, 'file'],
  [/^options\.\d+\.name$/, 'option'],
  [/^variants\.\d+\.price$/, 'price'],
  [/^variants\.\d+\.stock$/, 'stock'],
  [/^(options|variants)\b/, 'values'],
]
