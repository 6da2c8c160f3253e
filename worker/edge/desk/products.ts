import { z } from 'zod'
import { Categories } from '#client/desk/answers.ts'
import { addressesIn } from '#client/desk/read-product.ts'
import type { ProductRead } from '#client/desk/typed.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { DeskFailure, operate } from './operations.ts'
import { askFor, type Desk } from './show.tsx'

const Kept = z.object({ address: z.string() })
type Fields = Record<string, string>
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

/** Puts a product, with what it needs before. Returns its slug. */
export async function putProduct(desk: Desk, { product, ...sent }: Sent): Promise<string> {
  const { slug, category } = product
  const body = { ...sent.body, ...(category ? { categorySlug: await categoryFor(desk, category) } : {}) }
  // One key for both: it keeps what succeeded alone, so a form that has made a product makes no other one.
  const once = sent.key === undefined ? {} : { key: sent.key }
  const put = async (as: string) => {
    const path = `/products/${encodeURIComponent(as)}`
    await operate(desk.c, desk.session, path, { method: sent.method, ...once, body: { ...body, slug: as } })
    return as
  }
  try {
    return await put(slug)
  } catch (failure) {
    if (!(failure instanceof DeskFailure) || !(failure.fields['slug'] || failure.code === 'key_reused')) throw failure
    // Another product has this address, so this one gets letters of its own form, or has got them before.
    const own = (sent.key ?? crypto.randomUUID()).slice(0, 6)
    return put(`${slug}-${own}`)
  }
}

/** The slug of a category of this name, which is added if there is none. */
async function categoryFor(desk: Desk, { slug, name }: NonNullable<ProductRead['category']>): Promise<string> {
  const { categories } = await askFor(desk)(Categories, '/categories')
  const same = (one: { slug: string; name: string }) =>
    one.slug === slug || one.name.toLowerCase() === name.toLowerCase()
  const found = categories.find(same)
  if (found) return found.slug
  try {
    await operate(desk.c, desk.session, `/categories/${encodeURIComponent(slug)}`, {
      method: 'PUT',
      body: { slug, name },
    })
  } catch (failure) {
    if (!(failure instanceof DeskFailure) || failure.status !== 422) throw failure
    throw new DeskFailure(422, failure.message, { newCategory: Object.values(failure.fields)[0] ?? failure.message })
  }
  return slug
}
