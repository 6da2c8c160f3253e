import { beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '#tests/support/shop.ts'

/** What a shopper types, and the product that must come first. The three sample shops, twenty searches and more of each. */
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
    ['grinder', 'set-seduh-manual-pemula'],
    ['ebook', 'kelas-seduh-e-book'],
    ['resep kopi', 'kelas-seduh-e-book'],
    ['biji utuh murah', 'arabika-gayo-atu-lintang'],
    ['kopi 250gr', 'robusta-lampung-tubruk'],
  ],
  gawai: [
    ['hp', 'ponsel-nusa-x3'],
    ['handphone', 'ponsel-nusa-x3'],
    ['hanphone', 'ponsel-nusa-x3'],
    ['hp 5g', 'ponsel-nusa-x3'],
    ['ponsel titanium', 'ponsel-nusa-ultra'],
    ['tws', 'earbud-awan-pro'],
    ['earphone', 'earbud-awan-pro'],
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
  ],
} as const satisfies Record<string, readonly (readonly [typed: string, slug: string])[]>

describe.each(Object.entries(labels))('%s', (sample, searches) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop({ sample: sample as keyof typeof labels })
  })

  test.each([...searches] as [string, string][])('a search for %s finds first %s', async (text, slug) => {
    const found = await shop.call('catalog.search', { index: 0, size: 12, text })
    expect(found.ok && found.value.rows.map((card) => card.slug)[0]).toBe(slug)
  })
})
