import { can } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { limits } from '#shared/limits.ts'
import { mostPerMinute } from '#shared/web/work.ts'
import { resources } from '#shared/web/resources.ts'
import { href } from '#shared/web/routes.ts'
import { guestClient } from '#edge/backend/api-client.ts'
import { serveKept } from '#edge/cache/entry-answer.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { codSentence, returnSentence, rulesOf } from './rules.ts'
import { dataNotice, said } from './words.ts'

/** `/llms.txt` (https://llmstxt.org) and `/agents.md`: what is here for programs, and only what is. */
export function showGuide(context: RequestContext, name: 'llms' | 'agents'): Promise<Response> {
  const write = name === 'llms' ? listOf : rulesFor
  return serveKept(context, resources[name], {
    contentType: name === 'llms' ? 'text/plain; charset=utf-8' : 'text/markdown; charset=utf-8',
    make: async () => `${(await write(context)).join('\n')}\n`,
  })
}

const titleOf = ({ shop }: RequestContext): string[] => [`# ${said(shop.title, limits.nameChars)}`, '']

async function listOf(context: RequestContext): Promise<string[]> {
  const { shop, origin } = context
  const api = guestClient(context)
  const [categories, pages] = await Promise.all([
    optional(api, 'catalog.categories', {}, { otherwise: [] }),
    optional(api, 'content.listInformation', {}, { otherwise: [] }),
  ])
  const row = (path: string, words: string) => `- [${path}](${origin}${path}): ${words}`
  return [
    ...titleOf(context),
    `> Toko online di Indonesia, harga dalam rupiah. ${said(shop.description, limits.twinLineChars)}`,
    '',
    `${dataNotice} Halaman produk, kategori, artikel, dan informasi dijawab sebagai Markdown untuk \`Accept: text/markdown\`.`,
    '',
    '## Untuk asisten',
    '',
    row(resources.agents, 'aturan toko ini untuk asisten'),
    row(resources.ucp, 'UCP: cari dan lihat produk, keranjang, serah terima ke checkout'),
    row(resources.sitemap, 'semua alamat'),
    '',
    '## Kategori',
    '',
    row(href('products', { category: 'semua' }), 'semua produk'),
    ...categories
      .filter(({ parent, count }) => parent === null && count !== 0)
      .slice(0, limits.guideRows)
      .map(({ slug, name }) => row(href('products', { category: slug }), said(name, limits.nameChars))),
    '',
    '## Informasi',
    '',
    row(href('info'), 'kontak dan bantuan'),
    ...pages
      .slice(0, limits.guideRows)
      .map(({ slug, title }) => row(href('information', { slug }), said(title, limits.nameChars))),
  ]
}

function rulesFor(context: RequestContext): Promise<string[]> {
  const { shop, origin } = context
  const rules = rulesOf({ digital: false }, shop)
  const marks = (words: readonly string[]) => words.map((mark) => said(mark, limits.markChars)).join(', ')
  return Promise.resolve([
    ...titleOf(context),
    `Aturan toko ini untuk program yang membantu pembeli. ${dataNotice}`,
    '',
    '## Yang boleh',
    '',
    `- Membaca: halaman sebagai Markdown (\`Accept: text/markdown\`), atau UCP di ${origin}${resources.ucp} (REST ${origin}${resources.ucpRest}, MCP ${origin}${resources.ucpMcp}).`,
    '- Mengisi keranjang lewat UCP. Jawabannya membawa `continue_url`: pembeli membukanya, memeriksa isinya, dan menekan sendiri.',
    '- Hanya pembeli yang memesan dan membayar. Tidak ada alamat yang memesan atau membayar tanpa tekanannya.',
    `- Paling banyak ${mostPerMinute('agent')} permintaan per menit dari satu jaringan; jawaban 429 berarti tunggu.`,
    '',
    '## Yang berlaku',
    '',
    '- Mata uang: IDR, rupiah utuh. UCP menulisnya dalam satuan terkecil ISO 4217 (dikali 100).',
    ...(shop.city ? [`- Dikirim dari ${said(shop.city, limits.nameChars)}.`] : []),
    can(shop, 'shipment.findEstimate')
      ? '- Ongkir dan hari tiba per kecamatan: kode kecamatan Kemendagri (`32.73.05`) di `filters.fulfills_to.location` saat melihat produk.'
      : '- Ongkir tampil saat checkout.',
    `- ${returnSentence(rules)}. ${returnSentence({ ...rules, returnDays: null })}.`,
    `- ${codSentence(rules)}.`,
    ...(shop.payments.length > 0 ? [`- Pembayaran: ${marks(shop.payments)}.`] : []),
    ...(shop.couriers.length > 0 ? [`- Kurir: ${marks(shop.couriers)}.`] : []),
    ...(shop.notice ? [`- Saat ini: ${said(shop.notice, limits.noteChars)}`] : []),
  ])
}
