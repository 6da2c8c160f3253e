import { beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { kept, tuned } from './search-set.ts'

/** Typed searches and the product that must come first, at least twenty for each of the three sample shops. */
const labels = {
  batik: [
    ['kemeja', 'kemeja-kawung-lengan-panjang'],
    ['kemeja batik', 'kemeja-kawung-lengan-panjang'],
    ['kemeja lengan pendek', 'kemeja-parang-lengan-pendek'],
    ['kemja', 'kemeja-kawung-lengan-panjang'],
    ['kemejanya', 'kemeja-kawung-lengan-panjang'],
    ['hem pria', 'kemeja-kawung-lengan-panjang'],
    ['batik cowok', 'kemeja-kawung-lengan-panjang'],
    ['batik untuk pria', 'kemeja-kawung-lengan-panjang'],
    ['batik pria lengan pendek', 'kemeja-parang-lengan-pendek'],
    ['blus', 'blus-mega-mendung'],
    ['blouse wanita', 'blus-mega-mendung'],
    ['megamendung', 'blus-mega-mendung'],
    ['gamis', 'gamis-truntum'],
    ['gamis unggu', 'gamis-truntum'],
    ['baju anak', 'setelan-anak-truntum'],
    ['kain tulis', 'kain-tulis-sekar-jagad'],
    ['selendang sutera', 'selendang-sutra-buketan'],
    ['syal', 'selendang-sutra-buketan'],
    ['sarung', 'sarung-cap-sidomukti'],
    ['sarung bantal', 'sarung-bantal-tambal'],
    ['totebag', 'tas-jinjing-parang'],
    ['dompet', 'dompet-koin-ceplok'],
    ['ikat rambut', 'scrunchie-perca-batik'],
    ['outer', 'outer-kimono-buketan'],
    ['bermotif kawung', 'kemeja-kawung-lengan-panjang'],
    ['kebaya', 'kebaya-kutubaru-brokat'],
    ['kebaya kutu baru', 'kebaya-kutubaru-brokat'],
    ['daster busui', 'daster-rayon-ceplok'],
    ['baju koko', 'koko-truntum-lengan-panjang'],
    ['celana kolor', 'celana-kolor-batik'],
    ['slim fit', 'kemeja-lereng-slim-fit'],
    ['baju couple', 'sarimbit-keluarga-truntum'],
    ['batik lasem', 'sarung-tulis-lasem'],
    ['kain jarik', 'jarik-wiru-sidomukti'],
    ['pasmina', 'pasmina-voal-kawung'],
    ['bahan meteran', 'bahan-batik-meteran'],
    ['sling bag', 'tas-selempang-truntum'],
    ['tas laptop', 'ransel-batik-lereng'],
    ['masker', 'masker-kain-batik'],
    ['blankon', 'blangkon-solo'],
    ['taplak meja', 'taplak-meja-ceplok'],
    ['korden', 'gorden-batik-kawung'],
    ['souvenir pernikahan', 'suvenir-pernikahan-pouch'],
    ['hampers lebaran', 'hampers-batik-lebaran'],
    ['kado untuk ibu', 'hampers-batik-lebaran'],
    ['kemeja merah', 'kemeja-kawung-lengan-panjang'],
    ['gamis merah', 'gamis-truntum'],
    ['kemeja biru dongker', 'kemeja-kawung-lengan-panjang'],
  ],
  kopi: [
    ['kopi gayo', 'arabika-gayo-atu-lintang'],
    ['kopi aceh', 'arabika-gayo-atu-lintang'],
    ['arabica toraja', 'arabika-toraja-sapan'],
    ['arabikka', 'arabika-gayo-atu-lintang'],
    ['robusta', 'robusta-lampung-tubruk'],
    ['kopi bubuk', 'robusta-lampung-tubruk'],
    ['tubruk', 'robusta-lampung-tubruk'],
    ['bajawa', 'arabika-bajawa-honey'],
    ['drip bag', 'drip-bag-satuan'],
    ['dripbag isi 10', 'drip-bag-pagi-isi-10'],
    ['kopi susu', 'kopi-botol-dingin-1-liter'],
    ['gula aren', 'kopi-botol-dingin-1-liter'],
    ['kopi literan', 'kopi-botol-dingin-1-liter'],
    ['dripper', 'dripper-keramik'],
    ['v60', 'dripper-keramik'],
    ['kettle', 'ketel-leher-angsa-800-ml'],
    ['ketel leher angsa', 'ketel-leher-angsa-800-ml'],
    ['mug', 'cangkir-keramik-220-ml'],
    ['cangkr', 'cangkir-keramik-220-ml'],
    ['grinder', 'penggiling-tangan-gerigi-baja'],
    ['ebook', 'kelas-seduh-e-book'],
    ['resep kopi', 'kelas-seduh-e-book'],
    ['biji utuh murah', 'robusta-temanggung-petik-merah'],
    ['filter', 'kertas-saring-kerucut'],
    ['sachet', 'drip-bag-satuan'],
    ['kopi hitam', 'robusta-lampung-tubruk'],
    ['kopi murah', 'drip-bag-satuan'],
    ['kopi 250gr', 'robusta-lampung-tubruk'],
    ['kopi bali', 'arabika-kintamani-subak-abian'],
    ['kopi papua', 'arabika-wamena-lembah-baliem'],
    ['kopi mandeling', 'arabika-mandailing-pakantan'],
    ['gayo wine', 'arabika-gayo-wine'],
    ['liberika', 'liberika-meranti-gambut'],
    ['decaf', 'kopi-dekafein-malam'],
    ['kapsul kopi', 'kapsul-kopi-isi-10'],
    ['cold brew', 'konsentrat-seduh-dingin-500-ml'],
    ['mokapot', 'moka-pot-aluminium'],
    ['frenchpress', 'french-press-kaca'],
    ['timbagan kopi', 'timbangan-seduh-0-1-g'],
    ['filter kopi', 'kertas-saring-kerucut'],
    ['ketel listrik', 'ketel-listrik-suhu-digital'],
    ['termos', 'tumbler-baja-dinding-ganda'],
    ['teh melati', 'teh-hijau-melati-tutup-malam'],
    ['parsel kopi', 'hampers-tiga-pulau'],
    ['gift card', 'kartu-hadiah-digital'],
    ['latte art', 'kelas-video-seni-latte'],
  ],
  gawai: [
    ['hp', 'ponsel-nusa-x3'],
    ['handphone', 'ponsel-nusa-x3'],
    ['hanphone', 'ponsel-nusa-x3'],
    ['hp 5g', 'ponsel-nusa-x3'],
    ['ponsel titanium', 'ponsel-nusa-ultra'],
    ['tws', 'earbud-awan-pro'],
    ['earphone', 'earbud-awan-pro'],
    ['earphon', 'earbud-awan-pro'],
    ['earphon bluetooth', 'earbud-awan-pro'],
    ['headset', 'earbud-awan-pro'],
    ['headphone', 'headphone-sunyi'],
    ['cas', 'pengisi-daya-gan-65-w'],
    ['charger hp', 'pengisi-daya-gan-65-w'],
    ['pengisi daya', 'pengisi-daya-gan-65-w'],
    ['powerbank', 'bank-daya-20000'],
    ['power bank 20000', 'bank-daya-20000'],
    ['powerbank 20000mah 45w', 'bank-daya-20000'],
    ['kabel type c', 'kabel-tenun-usb-c'],
    ['kabel data', 'kabel-tenun-usb-c'],
    ['keyboard', 'papan-ketik-mekanik-65'],
    ['mouse wireless', 'tetikus-senyap'],
    ['speker', 'speaker-gema-mini'],
    ['speaker anti air', 'speaker-gema-mini'],
    ['smartwatch', 'jam-pintar-lari-2'],
    ['jam tangan', 'jam-pintar-lari-2'],
    ['aplikasi kasir', 'lisensi-aplikasi-kasir'],
    ['hp lipat', 'ponsel-nusa-lipat'],
    ['hp jadul', 'ponsel-tombol-klasik'],
    ['tablet', 'tablet-nusa-tab-11'],
    ['smartband', 'gelang-pintar-sehat'],
    ['jam anak', 'jam-pintar-anak-pelacak'],
    ['casing hp', 'casing-bening-magnet'],
    ['anti gores', 'kaca-pelindung-layar'],
    ['temperd glass', 'kaca-pelindung-layar'],
    ['memory card', 'kartu-microsd-a2'],
    ['micro sd 128gb', 'kartu-microsd-a2'],
    ['flash disk', 'flashdisk-dua-ujung'],
    ['ssd external', 'ssd-portabel-saku'],
    ['ruter wifi', 'router-wifi-6-pancar'],
    ['mifi', 'modem-saku-4g'],
    ['bohlam', 'lampu-pintar-warna'],
    ['kamera pengawas', 'cctv-dalam-putar'],
    ['colokan listrik', 'stop-kontak-4-lubang-usb'],
    ['charger mobil', 'pengisi-daya-mobil-45-w'],
    ['ringlight', 'lampu-cincin-26-cm'],
    ['mic wireless', 'mikrofon-kerah-nirkabel'],
    ['tripot', 'tripod-ponsel-160-cm'],
    ['headset gaming', 'headphone-gim-berkabel'],
    ['dudukan laptop', 'stand-laptop-aluminium'],
    ['antivirus', 'lisensi-antivirus-benteng'],
    ['kabel hdmi', 'kabel-hdmi-2-1'],
    ['earphone bluetooth', 'earbud-awan-pro'],
    ['kabel c to c', 'kabel-tenun-usb-c'],
    ['hp gaming', 'ponsel-nusa-x3'],
    ['hp 2 jutaan', 'ponsel-nusa-x3'],
    ['hp murah', 'ponsel-tombol-klasik'],
    ['mouse murah', 'tetikus-senyap'],
    ['jam murah', 'jam-pintar-anak-pelacak'],
  ],
} as const satisfies Record<string, readonly (readonly [typed: string, slug: string])[]>

/** The goods of a set, by the words that are typed. */
const setOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', goods = ''] = line.split(': ')
      return { text, goods: goods.split(' ') }
    })
const shown = 5
interface Recall {
  sum: number
  /** How often the first product is one that is wanted. */
  right: number
  /** The searches that lack some. */
  short: string[]
}
/** How much of what is wanted is among the first five. */
async function recallOf(shop: TestShop, searches: ReturnType<typeof setOf>): Promise<Recall> {
  let sum = 0
  let right = 0
  const short: string[] = []
  for (const { text, goods } of searches) {
    const found = await shop.call('catalog.search', { index: 0, size: shown, text })
    const first = found.ok ? found.value.rows.map(({ slug }) => slug as string) : []
    const share = goods.filter((slug) => first.includes(slug)).length / Math.min(shown, goods.length)
    sum += Math.min(1, share)
    const rightFirst = goods.includes(first[0] ?? '')
    if (rightFirst) right += 1
    if (share < 1 || !rightFirst) short.push(`${text}: ${first.join(' ')}`)
  }
  return { sum, right, short }
}
const all = { sum: 0, right: 0, searches: 0, short: [] as string[] }

describe.each(Object.entries(labels))('%s', (sample, searches) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop({ sample: sample as keyof typeof labels })
  })

  test.each([...searches] as [string, string][])('a search for %s finds first %s', async (text, slug) => {
    const found = await shop.call('catalog.search', { index: 0, size: 12, text })
    expect(found.ok && found.value.rows.map((card) => card.slug)[0]).toBe(slug)
  })

  test('of what is wanted, 95 % is among the first five, in the searches that it was tuned with', async () => {
    const searches = setOf(tuned[sample as keyof typeof labels])
    const { sum, right, short } = await recallOf(shop, searches)
    expect(sum / searches.length, short.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(right / searches.length, short.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  test('the searches that were kept from tuning are answered', async () => {
    const searches = setOf(kept[sample as keyof typeof labels])
    const { sum, right, short } = await recallOf(shop, searches)
    all.sum += sum
    all.right += right
    all.searches += searches.length
    all.short.push(...short)
    expect(sum / searches.length, short.join('\n')).toBeGreaterThan(0.9)
  })
})

test('of what is wanted, 95 % is among the first five, in the searches that were kept from tuning', () => {
  expect(all.searches).toBe(130)
  expect(all.sum / all.searches, all.short.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(all.right / all.searches, all.short.join('\n')).toBeGreaterThanOrEqual(0.92)
})

/** Brands and words of everyday that these shops do not have, and one error of two letters in a short word. */
const otherWords = 'samsung bayi sepatu boneka adidas xiaomi garmin sandal kasur kamwja'.split(' ')
test.each(Object.keys(labels))('%s corrects no word that means something else', async (sample) => {
  await using shop = await openShop({ sample: sample as keyof typeof labels })
  for (const text of otherWords) {
    const found = await shop.call('catalog.search', { index: 0, size: shown, text })
    expect(found.ok && found.value.more?.correctedText, text).toBeNull()
  }
})
