import type { Desk } from './desk.ts'

/** The screen of a new product, and one that it takes. */
export const addAt = '/produk-baru'
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

/** What a browser has in a form of a page, as it would send it. */
export function fieldsOf(html: string, press: string): Record<string, string> {
  const [, form = ''] = new RegExp(`<form id="${press}-[^>]*>([^]*?)</form>`).exec(html) ?? []
  const fields: Record<string, string> = {}
  for (const [, input, area, words = '', select, options = ''] of form.matchAll(controls)) {
    const { name = '', type = '', value = '', checked } = attributesOf(input ?? area ?? select ?? '')
    const isLeftOut = type === 'file' || (/^(radio|checkbox)$/.test(type) && checked === undefined)
    if (name === '' || isLeftOut) continue
    const [, chosen = ''] = /<option([^>]* selected="[^>]*)>/.exec(options) ?? /<option([^>]*)>/.exec(options) ?? []
    const said = input ? value : area ? textOf(words.replace(/^\n/, '')) : (attributesOf(chosen)['value'] ?? '')
    fields[name] = said.replaceAll(/\r?\n/g, '\r\n')
  }
  return fields
}
const controls = /<input([^>]*)>|<textarea([^>]*)>([^<]*)<\/textarea>|<select([^>]*)>([^]*?)<\/select>/g
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, textOf(value)]))
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const textOf = (html: string): string => html.replaceAll(/&([\w#]+);/g, (whole, name: string) => signs[name] ?? whole)
