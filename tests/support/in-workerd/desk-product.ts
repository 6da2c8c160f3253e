import type { Desk } from './desk.ts'

/** The screen of a new product, and one that it takes. */
export const addAt = '/produk/baru'
export const shirt = { name: 'Kaus Polos', category: 'barang', price: 'Rp 85.000', stock: '12', weight: '250' }
type Typed = Readonly<Record<string, string>>
type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>

/** Sends a form with files as a browser does; `measured`: also how long it is. */
export async function sendProduct(
  desk: Desk,
  screen: string,
  typed: Typed,
  files: Files = {},
  measured = false,
): Promise<Response> {
  const form = new FormData()
  const press = screen === addAt ? { press: 'addProduct', id: 'baru' } : { press: 'changeProduct' }
  for (const [name, value] of Object.entries({ ...press, key: crypto.randomUUID(), ...typed })) form.set(name, value)
  for (const [name, bytes] of Object.entries(files))
    form.append('file', new File([bytes], name, { type: 'image/jpeg' }))
  if (!measured) return desk.form(`/kelola${screen}`, form, { cookie: desk.cookie })
  const { headers, body } = new Response(form)
  const bytes = await new Response(body).arrayBuffer()
  const own = { 'content-type': headers.get('content-type') ?? '', 'content-length': String(bytes.byteLength) }
  return desk.fetch(`/kelola${screen}`, {
    ...{ method: 'POST', body: bytes },
    headers: { 'sec-fetch-site': 'same-origin', cookie: desk.cookie, ...own },
  })
}
/** The value of a field of a page, as a browser would send it. */
export const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
