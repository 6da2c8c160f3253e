import type { ServerResponse } from 'node:http'
import type { Company, ForeignAnswer, ForeignShop } from './foreign-shop.ts'
import { changedToken } from './ids.ts'
import { isRecord, type Wired } from './wired.ts'

/** Changes every value of an answer that is neither list nor record. */
function leaves(value: unknown, write: (one: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => leaves(one, write, name))
  if (!isRecord(value)) return write(value, name)
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, leaves(one, write, field)]))
}
/** Changes every record of an answer, the inner ones first. */
function records(value: unknown, write: (record: Wired) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => records(one, write))
  if (!isRecord(value)) return value
  return write(Object.fromEntries(Object.entries(value).map(([field, one]) => [field, records(one, write)])))
}
const isAmount = (name: string) => /PRICE|COST|AMOUNT|SALE_TOTAL$/.test(name)
const isFlag = (name: string) => /^(CART_ITEM_ISAVAILABLE|IS_SHOW\w+|ADDON_\w+|STATUS)$/.test(name)
const fields = (one: Wired, write: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, write(value)]))
const banner = 'https://cdn.acme.example/banner-1.jpg'
const withBanners = (written: unknown): Company => ({
  reshape: (data, line) => (line === 'GET /helper/banner-carousel' ? { BANNER_IMAGE_LIST: written } : data),
})

const reshapes = {
  'amounts with their currency': (data) =>
    leaves(data, (one, name) => (isAmount(name) && one ? { amount: Number(one), currency: 'IDR' } : one)),
  'the types of MongoDB': (data) =>
    leaves(data, (one, name) => {
      if (isAmount(name) && one) return { $numberDecimal: String(one) }
      return typeof one === 'number' ? { $numberInt: String(one) } : one
    }),
  'decimals with a comma': (data) =>
    leaves(data, (one, name) => (isAmount(name) && one ? Number(one).toFixed(2).replace('.', ',') : one)),
  'no new price where there is no discount': (data) =>
    records(data, (one) => ('CART_ITEM_NEW_PRICE' in one ? { ...one, CART_ITEM_NEW_PRICE: null } : one)),
  'dates as Node writes them in Indonesian': (data) =>
    leaves(data, (one, name) => (name.includes('DATE') && one ? inIndonesian(String(one)) : one)),
  'flags as columns of one bit': (data) =>
    leaves(data, (one, name) => (isFlag(name) ? { type: 'Buffer', data: [one === 1 ? 1 : 0] } : one)),
  'null as a word': (data) => leaves(data, (one) => one ?? 'null'),
  'zero for null': (data) => leaves(data, (one, name) => one ?? (/CODE$|_ID$/.test(name) ? 0 : one)),
  'empty records for null': (data) => leaves(data, (one) => one ?? {}),
  'names in two languages': (data) =>
    leaves(data, (one, name) =>
      /^(?:PRODUCT|ITEM|CART_ITEM|COURIER|PAYMENT)_NAME$|TITLE/.test(name) ? { id: one, en: 'x' } : one,
    ),
  'columns of JSON as text': (data) => {
    const asText = (one: unknown) => (one !== null && typeof one === 'object' ? JSON.stringify(one) : one)
    if (isRecord(data)) return fields(data, asText)
    return Array.isArray(data) ? data.map((one) => (isRecord(one) ? fields(one, asText) : one)) : data
  },
  'inner records as lists of one': (data) =>
    records(data, (one) => fields(one, (value) => (isRecord(value) ? [value] : value))),
  'an address of empty fields before there is one': (data, line) =>
    line === 'GET /sale/shipping-detail-for-checkout/{id}' && isRecord(data)
      ? { SALE_ADDRESS: data.SALE_ADDRESS ?? { RECIPIENT_NAME: '', RECIPIENT_PHONE: '', ADDRESS: '', CITY_NAME: '' } }
      : data,
  'a UUID for the company': (data, line) =>
    line === 'GET /api-access' && isRecord(data)
      ? { ...data, COMPANY_API_ID: '0b7e2f3c-1111-4222-8333-0123456789ab' }
      : data,
  'payments and couriers without names': (data, line) =>
    /payment-list|shipping-list/.test(line)
      ? records(data, ({ PAYMENT_NAME: _p, PAYMENT_GROUP: _g, COURIER_NAME: _c, SERVICE_NAME: _s, ...one }) => one)
      : data,
} satisfies Record<string, NonNullable<Company['reshape']>>

function inIndonesian(written: string): string {
  const moment = new Date(`${written.replace(' ', 'T')}+07:00`)
  return moment.toLocaleString('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'full', timeStyle: 'long' })
}

const json = (response: ServerResponse, { status, body }: { status: number; body: unknown }) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
/** What a framework answers to every 404, of a call that it lacks and of a thing that is not there. */
const saysOf404 = (words: (path: string) => unknown): Company => ({
  send(response, answer, { path }) {
    const told = words(path)
    if (answer.status !== 404) return json(response, answer)
    if (typeof told !== 'string') return json(response, { status: 404, body: told })
    response.writeHead(404, { 'content-type': 'text/html' }).end(told)
  },
})
const withToken = (claims: (told: Wired) => Wired): Company => ({
  reshape: (data) =>
    records(data, (one) => (typeof one.TOKEN === 'string' ? { ...one, TOKEN: changedToken(one.TOKEN, claims) } : one)),
})

const others: Readonly<Record<string, Company>> = {
  'texts filled with blanks': {
    reshape: (data) => leaves(data, (one) => (typeof one === 'string' ? one.padEnd(40) : one)),
    // Its database compares without them.
    receive: (call) => ({ ...call, path: call.path.replace(/(%20)+$/, ''), body: call.body.replace(/\s+"/g, '"') }),
  },
  'one address for the list of banners': withBanners(banner),
  'a record for each banner': withBanners([{ url: banner, link: '/products/semua' }]),
  'banners without https:': withBanners([banner.replace('https://', '')]),
  'ids of 400 characters': { writeId: (id) => `${id}-`.padEnd(400, 'x') },
  'pages inside of data': {
    envelope: (plain) =>
      Array.isArray(plain.data)
        ? { ...plain, data: { data: plain.data, current_page: 1, total: plain.data.length }, meta: undefined }
        : plain,
  },
  'data as text of JSON': {
    envelope: (plain) => (plain.data === undefined ? plain : { ...plain, data: JSON.stringify(plain.data) }),
  },
  'statusCode: 0 for a success': {
    envelope: (plain) => ({ ...plain, statusCode: plain.statusCode === 200 ? 0 : plain.statusCode }),
  },
  'messages inside of error': {
    envelope: ({ message, ...plain }) => (plain.statusCode === 200 ? plain : { ...plain, error: { message } }),
  },
  '201 without a body': {
    send: (response, answer, { method }) =>
      method !== 'GET' && answer.status === 200 && answer.body.data === null
        ? void response.writeHead(201).end()
        : json(response, answer),
  },
  'a page of HTML as 404': saysOf404(() => '<!doctype html><title>404</title><h1>Not Found</h1>'),
  'Django’s 404': saysOf404(() => ({ detail: 'Not found.' })),
  'Spring’s 404': saysOf404((path) => ({ timestamp: 1, status: 404, error: 'Not Found', path })),
  'an Indonesian 404': saysOf404(() => ({ statusCode: 404, message: 'Halaman tidak ditemukan', data: null })),
  'tokens without an end': withToken(({ exp: _, ...told }) => told),
  'tokens whose end is text': withToken((told) => ({ ...told, exp: String(told.exp) })),
  'a clock that is two seconds ahead': withToken((told) => ({ ...told, nbf: Math.ceil(Date.now() / 1_000) + 2 })),
}

/** More companies that keep to the specification; these have customers too. */
export const strangerCompanies: Readonly<Record<string, Company>> = {
  ...Object.fromEntries(Object.entries(reshapes).map(([name, reshape]) => [name, { reshape }])),
  ...others,
}

/** Which part of its products a backend answers as a page. */
export type Cut = (all: readonly Wired[], index: number, size: number) => readonly Wired[]
const asAsked: Cut = (all, index, size) => all.slice(index * size, (index + 1) * size)

/** A shop whose list has so many products; `meta` is what it says about a page. */
export function fillList(shop: ForeignShop, count: number, meta: (about: Wired) => unknown, cut: Cut = asAsked): void {
  const plain = shop.answer.bind(shop)
  shop.answer = (call): ForeignAnswer => {
    const answer = plain(call)
    const [card] = Array.isArray(answer.body.data) ? (answer.body.data as Wired[]) : []
    if (call.path !== '/product/list' || !card) return answer
    const [size, index] = [Number(call.query.DATA_PER_PAGE ?? 12), Number(call.query.PAGE_INDEX ?? 0)]
    const all = Array.from({ length: count }, (_, n) => ({ ...card, PRODUCT_ID: n + 1, PRODUCT_SLUG: `produk-${n}` }))
    const rows = cut(all, index, size)
    const about = meta({ PAGE_INDEX: index, DATA_PER_PAGE: size, TOTAL_DATA: count })
    return { status: 200, body: { statusCode: 200, message: 'OK', data: rows, meta: about } }
  }
}
