import type { Product } from '#shared/admin/catalog.ts'
import type { DemoPastInput, PastOrderInput } from '#shared/admin/demo.ts'
import type { DemoId } from '#demo/types.ts'

/** What guests of each shop bought together. */
const together: Readonly<Record<DemoId, readonly string[]>> = {
  batik: ['kemeja-kawung-lengan-panjang', 'blus-mega-mendung', 'setelan-anak-truntum', 'dompet-koin-ceplok'],
  kopi: ['dripper-keramik', 'ketel-leher-angsa-800-ml', 'kertas-saring-kerucut', 'arabika-gayo-atu-lintang'],
  gawai: ['ponsel-nusa-x3', 'casing-bening-magnet', 'kaca-pelindung-layar', 'pengisi-daya-gan-65-w'],
}
/** As many as it takes until goods show each other. */
const guests = [
  { name: 'Rina Kartika', phone: '+6281100000021', daysAgo: 62 },
  { name: 'Agus Wibowo', phone: '+6281100000022', daysAgo: 48 },
  { name: 'Maya Lestari', phone: '+6281100000023', daysAgo: 33 },
] as const

/** Orders of guests, long completed: nothing is left to do in them. */
export function guestsOf(id: DemoId, products: readonly Product[]): NonNullable<DemoPastInput['guests']> {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const lines = together[id].flatMap((slug) => {
    const product = bySlug.get(slug)
    const [first] = product?.variants ?? []
    return product?.published && first ? [{ productSlug: slug, values: first.values, quantity: 1 }] : []
  })
  if (lines.length < 2) return []
  return guests.map(({ daysAgo, ...guest }) => ({ ...guest, orders: [{ lines, ...completed(daysAgo * 24) }] }))
}

const completed = (hoursAgo: number): Omit<PastOrderInput, 'lines'> => ({
  method: 'bca_va',
  history: [
    { status: 'PENDING', hoursAgo },
    { status: 'PAYMENT_CONFIRMED', hoursAgo: hoursAgo - 1 },
    { status: 'PROCESSING', hoursAgo: hoursAgo - 8 },
    { status: 'SHIPPING', hoursAgo: hoursAgo - 26 },
    { status: 'DELIVERED', hoursAgo: hoursAgo - 74 },
    { status: 'COMPLETED', hoursAgo: hoursAgo - 170 },
  ],
})
