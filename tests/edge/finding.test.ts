import { afterEach, expect, test, vi } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

afterEach(() => {
  vi.useRealTimers()
})

const html = async (shop: TestShop, path: string) => {
  const response = await shop.fetch(path)
  expect(response.status).toBe(200)
  return response.text()
}
const cards = (page: string) => page.split('class="product-card"').length - 1
const many = Array.from({ length: 75 }, (_, i) => ({ slug: `kaos-${i}`, name: `Kaos Polos ${i}` }))

test('suggestions are an HTML fragment with options only', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const part = await html(shop, '/search?part=suggestions&q=kem')
  expect(part).toMatch(/^<a role="option"/)
  expect(part).not.toMatch(/<(html|head|body|script|style|main)/)
  expect(part).toContain('href="/product/kemeja-kawung-lengan-panjang"')
  expect(await html(shop, '/search?part=suggestions&q=%22%25*')).toBe('')
  // Before anything is typed: what sells best.
  expect(await html(shop, '/search?part=suggestions')).toMatch(/^<a role="option"/)
})

test('page n of a list shows pages 1 to n, at most four at once', async () => {
  await using shop = await openShop({ products: many })
  expect(cards(await html(shop, '/products/semua'))).toBe(12)
  const third = await html(shop, '/products/semua?page=3')
  expect(cards(third)).toBe(36)
  expect(third).toContain('id="halaman-3"')
  expect(third).toContain('href="/products/semua?page=4#halaman-4"')
  const sixth = await html(shop, '/products/semua?page=6')
  expect(cards(sixth)).toBe(24)
  expect(sixth).toContain('href="/products/semua?page=4" rel="prev"')
  expect(cards(await html(shop, '/products/semua?page=7'))).toBe(27)
})

test('a page past the end of a list leads to its last page, with its filters', async () => {
  await using shop = await openShop({ products: many })
  const to = async (path: string) => {
    const { status, headers } = await shop.fetch(path)
    return status === 302 ? headers.get('location') : status
  }
  expect(await to('/products/semua?page=8')).toBe('/products/semua?page=7')
  expect(await to('/products/semua?page=101&sort=terbaru')).toBe('/products/semua?page=7&sort=terbaru')
  expect(await to('/products/semua?page=9999999999999999999999&stok=1')).toBe('/products/semua?page=7&stok=1')
  // A long search is not counted to its end; it leads to a page that is there.
  expect(await to('/search?page=50&q=kaos')).toBe('/search?page=3&q=kaos')
  expect(await to('/search?page=3&q=zzzzzz')).toBe('/search?q=zzzzzz')
  expect(await to('/articles?page=40')).toBe('/articles')
  for (const first of ['page=0', 'page=-1', 'page=satu', 'page=1.5', 'sort=apa', 'part=apa'])
    expect(await to(`/products/semua?${first}`), first).toBe(200)
})

test('a script gets a single page to append', async () => {
  await using shop = await openShop({ products: many })
  const part = await html(shop, '/search?part=cards&page=3&q=kaos')
  expect(cards(part)).toBe(12)
  expect(part).not.toContain('<html')
  const last = await html(shop, '/search?part=cards&page=7&q=kaos')
  expect(cards(last)).toBe(3)
  expect(last).not.toContain('data-more')
})

test('every filter is in the address, is shown as a chip and can be removed by a link', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const page = await html(shop, '/search?q=batik&stok=1&diskon=1&max=400000&atribut=Teknik%3ABatik+cap')
  expect(page).toContain('aria-label="Hapus filter Sampai Rp 400.000"')
  // A price typed with dots means the same, and the field shows it so.
  expect(await html(shop, '/search?q=batik&max=400.000')).toContain('aria-label="Hapus filter Sampai Rp 400.000"')
  expect(page).toMatch(/name="max"[^>]*value="400\.000"/)
  // A value that is understood without its name leaves more room in the row.
  expect(page).toMatch(/aria-label="Hapus filter Teknik: Batik cap"[^>]*><span[^>]*>Batik cap</)
  expect(page).toContain('href="/search?atribut=Teknik%3ABatik+cap&amp;max=400000&amp;q=batik&amp;stok=1"')
  // A search has its categories before all other filters; a list of products has the tree.
  const first = /<div class="filter-fields">(?:<input[^>]*>)*<details open=""><summary class="tick">Kategori</
  const shirts = await html(shop, '/search?q=batik&atribut=Kategori%3AKemeja')
  expect(shirts).toMatch(first)
  expect(shirts).toMatch(/aria-label="Hapus filter Kategori: Kemeja"[^>]*><span[^>]*>Kemeja</)
  expect(await html(shop, '/products/semua')).not.toMatch(first)
})

test('clothes are filtered by size and colour first; the other values of a short list are folded', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const attributes = async (path: string) =>
    [...(await html(shop, path)).matchAll(/<details( open="")?><summary class="tick">([^<]*)/g)].map(([, open, name]) =>
      open ? `${name} open` : name,
    )
  expect(await attributes('/products/semua')).toEqual(
    expect.arrayContaining(['Ukuran open', 'Warna open', 'Rentang Harga open', 'Bahan']),
  )
  expect((await attributes('/products/semua')).slice(0, 3)).toEqual(['Ukuran open', 'Warna open', 'Rentang Harga open'])
  // Beside less than two rows of a desktop the first is enough, and the price.
  expect(await attributes('/products/pria')).toEqual(['Ukuran open', 'Warna', 'Rentang Harga open', 'Bahan', 'Teknik'])
  expect(await attributes('/products/pria?atribut=Teknik%3ABatik+cap')).toContain('Teknik open')
  // How to wash it is no choice, unless an address has made it one.
  expect(await attributes('/products/semua')).not.toContain('Perawatan')
  expect(await attributes('/products/semua?atribut=Perawatan%3ACuci+kering')).toContain('Perawatan open')
  const page = await html(shop, '/products/pria')
  const chips = [...page.matchAll(/<span class="chip[^"]*">(<svg.*?<\/svg>)?([^<]*)<\/span><\/label>/g)]
  expect(chips.map(([, , size]) => size).slice(0, 5)).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
  expect(chips.find(([, , value]) => value === 'Indigo')?.[1]).toContain('fill="#18306f"')
})

test('what each product has its own value of is no filter; what most have comes last', async () => {
  await using shop = await openShop({ sample: 'gawai' })
  const names = [...(await html(shop, '/products/ponsel')).matchAll(/<summary class="tick">([^<]*)<svg/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual(['Warna', 'Rentang Harga', 'Garansi', 'Negara asal', 'Penyimpanan', 'Layar', 'Baterai'])
})

test('below a short list stands what sells best, without what the list has already', async () => {
  // A list that took long has nothing below it; here it takes no time.
  vi.useFakeTimers({ toFake: ['Date'] })
  await using shop = await openShop({ sample: 'batik' })
  const linked = (page: string) =>
    [...page.matchAll(/class="product-link" href="\/product\/([\w-]+)/g)].map(([, slug]) => slug)
  for (const path of ['/products/kemeja', '/search?q=kemeja+merah']) {
    const page = await html(shop, path)
    expect(page).toMatch(/<h2[^>]*>Terlaris<\/h2>/)
    expect(linked(page).length).toBe(cards(page))
    expect(new Set(linked(page)).size).toBe(cards(page))
    // Whole rows of two, three, four and six columns.
    expect(linked(page.split(/<h2[^>]*>Terlaris<\/h2>/)[1] ?? '').length).toBe(12)
  }
  // Where filters leave nothing of a category, its own goods come first.
  const [own = ''] = (await html(shop, '/products/kemeja')).split(/<h2[^>]*>Terlaris<\/h2>/)
  expect(linked(own)).toContain(linked(await html(shop, '/products/kemeja?min=99000000'))[0])
  for (const path of ['/products/semua', '/products/kemeja?stok=1'])
    expect(await html(shop, path)).not.toMatch(/<h2[^>]*>Terlaris<\/h2>/)
})

test('a list that a slow backend gives is not held back by what stands below it', async () => {
  const slow = browse(await openShop({ sample: 'batik' }), undefined, async (path) => {
    if (path.endsWith('/product/list')) await new Promise((passed) => setTimeout(passed, 600))
  })
  // The shop's frame is known then, and has its time for itself.
  await slow.fetch('/information/all')
  const page = await (await slow.fetch('/products/kemeja')).text()
  expect(page).toContain('class="product-link"')
  expect(page).not.toMatch(/<h2[^>]*>Terlaris<\/h2>/)
})

test('a misspelt search says what it shows; a search without results offers next steps', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const corrected = await html(shop, '/search?q=kemja')
  expect(corrected).toMatch(/<h1[^>]*>Hasil untuk “kemeja”<\/h1>.*Ejaan diperbaiki dari <strong>“kemja”<\/strong>/)
  expect(corrected).toMatch(/href="\/search\?persis=1&amp;q=kemja"[^>]*>Cari “kemja” saja</)
  // The field has the words whose results are listed.
  expect(corrected).toMatch(/<input[^>]* value="kemeja"/)
  // Then it is not corrected again, nor on its next page or with a filter.
  const exact = await html(shop, '/search?q=kemja+batik&persis=1')
  expect(exact).toMatch(/<h1[^>]*>Hasil untuk “kemja batik”<\/h1>/)
  expect(exact).not.toContain('Ejaan diperbaiki')
  expect(exact).toContain('<input type="hidden" name="persis" value="1"')
  expect(exact).toMatch(/href="\/search\?page=2&amp;persis=1&amp;q=kemja\+batik#/)
  expect(await html(shop, '/search?q=kemja&persis=1')).toContain('Tidak ada hasil untuk “kemja”')
  const few = await html(shop, '/search?q=kemeja+merah')
  expect(few).toMatch(/Belum ketemu\? Cari salah satu kata:.*href="\/search\?q=kemeja".*href="\/search\?q=merah"/)
  expect(corrected).not.toContain('Belum ketemu?')
  // What only mentions it is not passed off as it, and so little needs no filter.
  const mentioned = await html(shop, '/search?q=mukena')
  expect(mentioned).toMatch(
    />1 yang terkait<.*Belum ada “mukena” di toko ini\. Ini yang menyebutnya di keterangan\..*Tas Selem/,
  )
  for (const short of [few, mentioned]) expect(short).not.toMatch(/aria-label="(Filter|Urutkan)"/)
  expect(corrected).toMatch(/aria-label="Filter"/)
  const some = await html(shop, '/search?q=kemeja+ransel')
  expect(some).toContain('Tidak ada produk yang cocok dengan semua kata. Ini yang cocok dengan sebagian.')
  expect(cards(some)).toBeGreaterThan(0)
  const nothing = await html(shop, '/search?q=xilofon+wqzzkx')
  expect(nothing).toMatch(/<h1[^>]*>Tidak ada hasil untuk “xilofon wqzzkx”</)
  // No word alone finds anything either; and it is said once.
  expect(nothing).not.toContain('href="/search?q=xilofon"')
  expect(nothing).not.toContain('Tidak ada produk')
  expect(nothing).toContain('Terlaris')
})

test('a search says what is true of its prices, and a question leads to the page that answers it', async () => {
  await using shop = await openShop({ sample: 'gawai' })
  const phones = await html(shop, '/search?q=hp+murah')
  expect(phones).toMatch(/aria-current="true"[^>]*>Termurah yang Sesuai</)
  // Phones, from the cheapest on; what is only for phones stands below.
  expect(phones).toMatch(/Ponsel Tombol(?:(?!Tripod).)*Ponsel Nusa Lipat(?:(?!Ponsel).)*>Terkait, .*Tripod Ponsel/s)
  expect(await html(shop, '/search?q=hp')).not.toContain('>Terkait, ')
  // A row has room for all of so few.
  await using batik = await openShop({ sample: 'batik' })
  const red = await html(batik, '/search?q=kemeja+merah')
  expect(red).toMatch(/1 produk dan 1 yang terkait/)
  expect(red).toMatch(/<li class="sr-only"><h2[^>]*>Terkait, tidak persis sama</)
  // Filters that leave nothing say so of a price that nothing has, and lead on.
  expect(await html(batik, '/products/semua?min=99000000')).toMatch(/Harga tertinggi di sini Rp.[\d.]+\.<.*>Terlaris</s)
  // One heading for all of them, in any order that is chosen.
  const grouped = async (sort: string) => {
    const parts = (await html(shop, `/search?q=kabel&sort=${sort}`)).split('>Terkait, ')
    return parts.map((part) => [...part.matchAll(/class="product-name">([^<]*)/g)].map(([, name]) => name).toSorted())
  }
  const [searched = [], related = [], ...more] = await grouped('paling-sesuai')
  expect([searched.length > 0, related.length > 0, more.length]).toEqual([true, true, 0])
  expect(await grouped('harga-terendah')).toEqual([searched, related])
  // Head, filters and what is counted below them mean the same goods.
  expect(phones).toContain('5 produk dan 18 yang terkait')
  expect(phones).toMatch(/Stok Tersedia<\/span><small>5<.*placeholder="349\.000".*>7 dari 18 produk terkait</)
  expect(await html(shop, '/search?q=hp+murah&sort=terbaru')).toMatch(
    /Paling Sesuai.*aria-current="true"[^>]*>Terbaru</,
  )
  const near = await html(shop, '/search?q=hp+5+jutaan')
  expect(near).toContain('Tidak ada di harga ini. Ini yang harganya paling dekat.')
  expect(near).toContain('href="/product/ponsel-nusa-x3"')
  expect(near).not.toContain('Periksa ejaannya')
  const answers = async (q: string) => {
    const list = /aria-label="Jawaban".*?<\/nav>/s.exec(await html(shop, `/search?q=${encodeURIComponent(q)}`))?.[0]
    return [...(list ?? '').matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => to)
  }
  for (const q of ['cek ongkir', 'ongkir ke surabaya']) expect((await answers(q))[0], q).toBe('/ongkir')
  for (const q of ['voucher', 'promo', 'diskon', 'kupon'])
    expect(await answers(q), q).toEqual(['/#voucher', '/products/semua?diskon=1'])
  expect(await answers('no wa')).toEqual(['/info', '/information/tentang-kami', '/information/hubungi-kami'])
  expect(await answers('rekening')).toEqual(['/information/cara-belanja'])
  expect(await answers('reseller')).toEqual(['/profile/affiliate', '/information/hubungi-kami', '/information/faq'])
  expect(await html(shop, '/search?q=reseller')).not.toContain('Periksa ejaannya')
  expect(await answers('hp 5g')).toEqual([])
  expect(await html(shop, '/')).toContain('id="voucher"')
})

test('a category page links to its subcategories, and a subcategory shows its parent', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const parent = await html(shop, '/products/busana-wanita')
  for (const slug of ['blus-kebaya', 'gamis-dress', 'outer-bawahan'])
    expect(parent).toContain(`href="/products/${slug}"`)
  const child = await html(shop, '/products/gamis-dress')
  const path = (page: string) =>
    (/<nav aria-label="Jejak".*?<\/nav>/s.exec(page)?.[0] ?? '').replace(/<[^>]*>/g, ' ').split(/\s*\/\s*/)
  expect(path(parent).map((one) => one.trim())).toEqual(['Beranda', 'Wanita'])
  expect(path(child).map((one) => one.trim())).toEqual(['Beranda', 'Wanita', 'Gamis &amp; Dress'])
  const crumbsOf = (page: string) => {
    const crumbs = /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)</.exec(page)?.[1] ?? '{}'
    return (JSON.parse(crumbs) as { itemListElement: { name: string; item: string }[] }).itemListElement
  }
  expect(crumbsOf(parent).map(({ name }) => name)).toEqual(['Beranda', 'Wanita'])
  const itemListElement = crumbsOf(child)
  expect(itemListElement.map(({ name }) => name)).toEqual(['Beranda', 'Wanita', 'Gamis & Dress'])
  expect(itemListElement[1]?.item).toMatch(/\/products\/busana-wanita$/)
  const goods = crumbsOf(await html(shop, '/product/gamis-truntum')).map(({ name }) => name)
  expect(goods.slice(0, -1)).toEqual(['Beranda', 'Wanita', 'Gamis & Dress'])
})

test('the home page shows only the top categories of a tree; beside a list stand all, flat ones too', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const home = await html(shop, '/')
  expect(home).toContain('href="/products/busana-wanita"')
  expect(home).not.toContain('href="/products/gamis-dress"')
  await using flat = await openShop({ products: [{ slug: 'topi' }, { slug: 'kain', category: 'kain' }] })
  const list = await html(flat, '/products/kain')
  expect(list).toContain('href="/products/produk"')
  expect(list).toContain('Semua kategori')
})
