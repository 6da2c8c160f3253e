import { expect, test } from 'vitest'
import { type Product, type Variant } from '#shared/api/goods/catalog.ts'
import { ItemId, rupiah } from '#shared/api/contract/brands.ts'
import {
  cheapestOf,
  choicesOf,
  chosenVariant,
  hasOptions,
  surchargeOf,
  mayCostMore,
  openOptions,
  openText,
  wayOut,
} from './chosen-variant.ts'

const made = (words: string, stock = 5): Variant => ({
  id: words,
  itemId: ItemId.parse(words.replaceAll(' ', '-')),
  name: words,
  image: '',
  price: rupiah(1_000),
  fullPrice: null,
  lowestPrice: null,
  shipping: null,
  voucherPrice: null,
  firstVoucherPrice: null,
  weightGrams: null,
  packed: null,
  sku: '',
  barcode: '',
  flash: null,
  stock,
  values: words.split(' '),
})
const option = (name: string, ...values: string[]) => ({
  name,
  values: values.map((value) => ({ value, swatch: null })),
})

/** Three options: white does not come with 12 GB and 128 GB, and black with 12 GB and 256 GB is sold out. */
const phone: Pick<Product, 'options' | 'variants'> = {
  options: [option('Warna', 'hitam', 'putih'), option('RAM', '8', '12'), option('Isi', '128', '256')],
  variants: [
    made('hitam 8 128'),
    made('hitam 8 256'),
    made('hitam 12 128'),
    made('hitam 12 256', 0),
    made('putih 8 128'),
    made('putih 8 256'),
    made('putih 12 256'),
  ],
}
const chosen = (words: string) => {
  const found = phone.variants.find(({ name }) => name === words)
  if (!found) throw new Error(words)
  return found
}
const seen = (place: number, from: string) =>
  choicesOf(phone, place, chosen(from)).map(({ value, state, variant }) => `${value} ${state} → ${variant?.name}`)

test('each value says whether it can be bought with the other two', () => {
  expect(seen(0, 'hitam 12 128')).toEqual(['hitam available → hitam 12 128', 'putih missing → putih 12 256'])
  expect(seen(2, 'hitam 12 128')).toEqual(['128 available → hitam 12 128', '256 soldOut → hitam 12 256'])
  expect(seen(1, 'putih 8 128')).toEqual(['8 available → putih 8 128', '12 missing → putih 12 256'])
})

test('of chosen values that are sold out together only the last is gone, and another of it is the way out', () => {
  expect(seen(0, 'hitam 12 256')[0]).toBe('hitam available → hitam 12 256')
  expect(seen(1, 'hitam 12 256')).toContain('12 available → hitam 12 256')
  expect(seen(2, 'hitam 12 256')).toContain('256 soldOut → hitam 12 256')
  expect(wayOut(phone, chosen('hitam 12 256'))).toBe(2)
  const only: typeof phone = { ...phone, variants: [made('hitam 12 256', 0), made('putih 12 256')] }
  const [gone, other] = only.variants
  if (!gone || !other) throw new Error('empty')
  expect(choicesOf(only, 0, gone).map(({ state }) => state)).toEqual(['soldOut', 'available'])
  expect([wayOut(only, gone), wayOut({ ...only, variants: [gone] }, gone)]).toEqual([0, -1])
})

test('a combination that does not exist leads to one that keeps most choices and can be bought', () => {
  const only: typeof phone = { ...phone, variants: [made('hitam 8 128'), made('putih 12 128', 0), made('putih 8 256')] }
  const [first] = only.variants
  if (!first) throw new Error('empty')
  expect(choicesOf(only, 0, first)[1]).toMatchObject({ state: 'missing', variant: { name: 'putih 8 256' } })
  const gone: typeof phone = {
    ...only,
    variants: [made('hitam 8 128'), made('putih 12 256', 0), made('putih 12 128', 0)],
  }
  expect(choicesOf(gone, 0, first)[1]).toMatchObject({ state: 'missing', variant: { name: 'putih 12 128' } })
})

test('without an address the first that can be bought is chosen', () => {
  const price = rupiah(1_000)
  expect(chosenVariant({ price, variants: [made('a 1 1', 0), made('b 1 1')] }, null)?.name).toBe('b 1 1')
  expect(chosenVariant({ ...phone, price }, 'putih-12-256')?.name).toBe('putih 12 256')
  expect(chosenVariant({ price, variants: [] }, 'x')).toBeNull()
})

test('an address without a variant chooses the one whose price the lists show, or else the cheapest', () => {
  const priced = (words: string, price: number, stock = 5) => ({ ...made(words, stock), price: rupiah(price) })
  const variants = [priced('a', 3_000), priced('b', 1_000, 0), priced('c', 2_000), priced('d', 2_000)]
  expect(chosenVariant({ price: rupiah(2_000), variants }, null)?.name).toBe('c')
  expect(chosenVariant({ price: rupiah(3_000), variants }, null)?.name).toBe('a')
  expect(chosenVariant({ price: rupiah(1_000), variants }, null)?.name).toBe('c')
  const gone = variants.map((variant) => ({ ...variant, stock: 0 }))
  expect(chosenVariant({ price: rupiah(1_000), variants: gone }, null)?.name).toBe('b')
})

test('of three options those that nobody has chosen are still to be asked, whichever was chosen first', () => {
  const item = 'hitam-8-128'
  expect(openOptions(phone, null, null)).toEqual([1, 2])
  expect(openOptions(phone, item, null)).toEqual([])
  for (const open of [[1, 2], [1], [2], []]) expect(openOptions(phone, item, openText(phone, open))).toEqual(open)
  // A value that somebody made up asks for everything.
  expect(openOptions(phone, item, 'lain7')).toEqual([1, 2])
})

test('an option that no picture shows is asked, too; what is still open may cost more', () => {
  const pictured = (words: string, image: string, price: number) => ({ ...made(words), image, price: rupiah(price) })
  const forWhom: Pick<Product, 'options' | 'variants'> = {
    options: [option('Untuk', 'ayah', 'anak'), option('Warna', 'marun', 'hijau'), option('Ukuran', 'S', 'L')],
    variants: ['marun', 'hijau'].flatMap((colour) =>
      ['S', 'L'].flatMap((size) => [
        pictured(`ayah ${colour} ${size}`, colour, 3_000),
        pictured(`anak ${colour} ${size}`, colour, 1_000),
      ]),
    ),
  }
  const child = forWhom.variants.find(({ name }) => name === 'anak marun S')
  if (!child) throw new Error('There is no such variant.')
  expect(openOptions(forWhom, null, null)).toEqual([0, 1, 2])
  for (const open of [[0, 1, 2], [0, 1], [1, 2], [0], []])
    expect(openOptions(forWhom, child.itemId, openText(forWhom, open))).toEqual(open)
  expect([mayCostMore(forWhom, child, [0, 1, 2]), mayCostMore(forWhom, child, [1, 2])]).toEqual([true, false])
  // A size that children do not have is not barred while nobody has said that it is for a child.
  const grown = { ...forWhom, variants: forWhom.variants.filter(({ name }) => !name.endsWith('anak marun L')) }
  const stateOf = (open: number[]) => choicesOf(grown, 2, child, open).map(({ state }) => state)
  expect([stateOf([0, 1, 2]), stateOf([2])]).toEqual([
    ['available', 'available'],
    ['available', 'missing'],
  ])
  const byColour = { ...forWhom, variants: forWhom.variants.map((one) => ({ ...one, image: one.values[0] ?? '' })) }
  expect(openOptions(byColour, null, null)).toEqual([1, 2])
})

test('a variant says by how much it costs more than the cheapest that can be bought', () => {
  const of = (size: string, price: number, stock = 5): Variant => ({ ...made(size, stock), price: rupiah(price) })
  const sizes = [of('XS', 80_000, 0), of('S', 90_000), of('M', 90_000), of('XXL', 105_000), of('3XL', 120_000, 0)]
  expect(sizes.map((size) => surchargeOf(size, cheapestOf(sizes)))).toEqual([0, 0, 0, 15_000, 0])
})

test('options whose values not every variant names do not describe them', () => {
  expect(hasOptions(phone)).toBe(true)
  for (const other of ['hitam 16 128', 'hitam  128'])
    expect(hasOptions({ ...phone, variants: [...phone.variants, made(other)] })).toBe(false)
})
