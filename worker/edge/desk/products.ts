import { z } from 'zod'
import { Categories } from '#client/desk/answers.ts'
import { addressesIn } from '#client/desk/read-product.ts'
import { inTree } from '#client/desk/product-fields.tsx'
import type { ProductRead } from '#client/desk/typed.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { isOwnPage } from '#shared/web/own-slugs.ts'
import { DeskFailure, operate } from './operations.ts'
import { askFor, type Desk } from './show.tsx'

const Kept = z.object({ address: z.string() })
type Fields = Record<string, string>
/** Said of a form whose fields say what is wrong. */
export const unsaved = 'Belum tersimpan. Periksa isian yang ditandai.'
/** Letters of a file's name in a sentence. */
const nameLetters = 40

/**
 * Keeps the files of a form as pictures of the shop. A browser forgets the files of a form that comes back, so those
 * that are good are named in its field `pictures` whatever else is wrong. Answers what is wrong with a file, at its
 * field.
 */
export async function takePictures(desk: Desk, form: FormData, fields: Fields): Promise<Fields> {
  const files = form.getAll('file').filter((one): one is File => one instanceof File && one.size > 0)
  const before = addressesIn(fields['pictures'])
  const stay = before.filter((_, place) => !fields[`drop${place}`])
  const room = Math.max(0, limits.productImages - stay.length)
  const wrong = files.length > room ? [`Paling banyak ${limits.productImages} foto; yang terakhir tidak ikut.`] : []
  const taken: string[] = []
  // One after the other: each is copied once more while it is on its way.
  for (const file of files.slice(0, room)) {
    const name = file.name.slice(0, nameLetters)
    try {
      const body = new FormData()
      body.set('file', file)
      const kept = await operate(desk.c, desk.session, '/images', { method: 'POST', body })
      const { address } = Kept.parse(await kept.json())
      // A video is kept too, but is none.
      if (!picture.test(address)) throw new DeskFailure(415, messageOf('image_kind'))
      taken.push(address)
      fields['pictures'] = [...before, ...taken].join('\n')
      form.set('pictures', fields['pictures'])
    } catch (failure) {
      if (!(failure instanceof DeskFailure)) throw failure
      // The form comes back without this file and those behind it.
      if (!ofFile.has(failure.status)) {
        const unsent = `Foto mulai dari "${name}" belum terkirim. Pilih lagi.`
        throw new DeskFailure(failure.status, failure.message, { file: [...wrong, unsent].join(' ') }, failure.code)
      }
      wrong.push(`${name}: ${failure.message}`)
    }
  }
  return wrong.length > 0 ? { file: wrong.join(' ') } : {}
}
const picture = /^\/media\/[0-9a-f]{32}-\d+x\d+/
/** How `image.add` refuses a file. */
const ofFile: ReadonlySet<number> = new Set([409, 413, 415, 422])

interface Sent {
  method: string
  path: string
  body: object
  key?: string
  product: ProductRead
}

/** Puts a product, with the category that it needs before. Returns its slug. */
export async function putProduct(desk: Desk, { product: { slug, category }, ...sent }: Sent): Promise<string> {
  const own = category && (await categoryFor(desk, category, lettersOf(sent)))
  const body = own ? { ...sent.body, categorySlug: own.slug } : sent.body
  try {
    return await putOnce(desk, slug, { ...sent, body })
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    const { status, fields, code } = failure
    const added = own?.added ? ` Kategori "${category?.name}" sudah ditambahkan.` : ''
    throw new DeskFailure(status, (code === 'key_reused' ? savedBefore : failure.message) + added, fields, code)
  }
}
/** A page that the browser has kept makes a second product, with the key of the first one. */
const savedBefore = 'Produk sebelumnya sudah tersimpan. Tekan lagi untuk menyimpan ini sebagai produk lain.'

async function putOnce(desk: Desk, slug: string, { method, key, body }: Omit<Sent, 'product'>): Promise<string> {
  // One key for both attempts: it keeps what succeeded alone, so a form that has made a product makes no other one.
  const put = async (as: string) => {
    const sent = { method, ...(key === undefined ? {} : { key }), body: { ...body, slug: as } }
    await operate(desk.c, desk.session, `/products/${encodeURIComponent(as)}`, sent)
    return as
  }
  try {
    return await put(slug)
  } catch (failure) {
    if (!(failure instanceof DeskFailure) || !(failure.fields['slug'] || failure.code === 'key_reused')) throw failure
    // Another product has this address, so this one gets letters of its own form, or has got them before.
    return put(`${slug}-${lettersOf({ key })}`)
  }
}
/** For an address that is taken: of a form that is sent again the same. */
const lettersOf = ({ key = crypto.randomUUID() }: { key?: string | undefined }) => key.slice(0, 6)

/** The slug of a category of this name, which is added if there is none. */
async function categoryFor(
  desk: Desk,
  { slug, name }: NonNullable<ProductRead['category']>,
  letters: string,
): Promise<{ slug: string; added: boolean }> {
  const { categories } = await askFor(desk)(Categories, '/categories')
  const named = categories.filter((one) => one.name.toLowerCase() === name.toLowerCase())
  const top = named.find(({ parentSlug }) => parentSlug === null)
  if (top) return { slug: top.slug, added: false }
  const [below] = named
  // It may be meant, or one beside it: the list says where each is.
  if (below) {
    const path = inTree(categories).find(({ code }) => code === below.slug)?.name
    throw new DeskFailure(422, unsaved, { newCategory: `Sudah ada: ${path}. Pilih dari daftar.` })
  }
  const taken = isOwnPage('products', slug) || categories.some((one) => one.slug.toLowerCase() === slug)
  const own = taken ? `${slug}-${letters}` : slug
  try {
    const body = { slug: own, name }
    await operate(desk.c, desk.session, `/categories/${encodeURIComponent(own)}`, { method: 'PUT', body })
  } catch (failure) {
    if (!(failure instanceof DeskFailure) || failure.status !== 422) throw failure
    throw new DeskFailure(422, failure.message, { newCategory: Object.values(failure.fields)[0] ?? failure.message })
  }
  return { slug: own, added: true }
}
