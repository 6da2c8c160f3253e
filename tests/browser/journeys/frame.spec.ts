import sharp from 'sharp'
import { hasRun } from '../support/built-script.ts'
import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

// Proves §1.29
test(
  'on a phone the chat button is at the end of the navigation and covers nothing',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.goto('/')
    const chat = page.getByRole('link', { name: 'Tanya via WhatsApp' })
    const bar = page.getByRole('navigation', { name: 'Navigasi utama' })
    const [button, around] = [await chat.boundingBox(), await bar.boundingBox()]
    expect(button?.y).toBeGreaterThanOrEqual(around?.y ?? 0)
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0))
    for (const link of await bar.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
    }
  },
)

test(
  'a category begins with its goods: its parts and its order are one row, and look different',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/products/pria')
    const part = page.getByRole('navigation', { name: 'Bagian' }).getByRole('link', { name: 'Kemeja' })
    await expect(part).toBeInViewport({ ratio: 1 })
    const order = page.getByRole('link', { name: 'Urutkan: Paling Sesuai' })
    await expect(order).toBeInViewport({ ratio: 1 })
    expect((await order.boundingBox())?.y).toBe((await part.boundingBox())?.y)
    expect((await page.locator('.product-card').first().boundingBox())?.y).toBeLessThan(220)
    // None of the orders stands among the parts; a press shows them.
    const newest = page.getByRole('link', { name: 'Terbaru' })
    await expect(newest).toBeHidden()
    await order.click()
    await newest.click()
    await expect(page).toHaveURL('/products/pria?sort=terbaru')
    await expect(page.getByRole('link', { name: 'Urutkan: Terbaru' })).toBeInViewport({ ratio: 1 })
  },
)

test(
  'on a wide screen a list has whole rows as long as there is more',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_920, height: 1_000 })
    await page.goto('/products/semua')
    await expect(page.getByRole('link', { name: 'Muat Lebih Banyak' })).toBeVisible()
    const [first, last] = [page.locator('.product-card').first(), page.locator('.product-card').last()]
    const end = async (card: typeof first) =>
      ((await card.boundingBox())?.x ?? 0) + ((await card.boundingBox())?.width ?? 0)
    const list = await page.locator('.product-grid').first().boundingBox()
    expect(await end(last)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0)
    expect(await end(first)).toBeLessThan(await end(last))
  },
)

test(
  'on a desktop the search begins at one edge: words, categories and goods',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/search')
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { name: 'Terlaris' })
    const firstIn = (name: string) => main.getByRole('navigation', { name }).getByRole('link').first()
    const at = []
    for (const one of [heading, firstIn('Coba cari'), firstIn('Kategori')]) at.push((await one.boundingBox())?.x)
    expect(new Set(at).size, at.join(' ')).toBe(1)
  },
)

test('an empty search offers words to tap, beside them what this browser searched before and found', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/search')
  const words = page.getByRole('navigation', { name: 'Coba cari' }).getByRole('link')
  const offered = await words.allTextContents()
  expect(offered.length).toBeGreaterThan(5)
  const { y: below } = (await page.getByRole('heading', { name: 'Terlaris' }).boundingBox()) ?? {}
  await words.nth(1).click()
  const searched = String(offered[1]).toLowerCase()
  await expect(page).toHaveURL(`/search?q=${searched}`)
  await expect(page.locator('.product-card').first()).toBeVisible()
  if (!javaScriptEnabled) return
  // A script that comes late remembers it.
  const remembered = (words: string) =>
    expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches') ?? '')).toContain(words)
  await remembered(searched)
  await page.goto('/search?q=Parang+%26+kawung')
  await remembered('Parang & kawung')
  // What finds nothing any more is not offered again.
  const kept = () => page.evaluate(() => localStorage.getItem('recent-searches') ?? '')
  await page.evaluate(() => localStorage.setItem('recent-searches', '["zzqx","Parang & kawung","kemeja"]'))
  await page.goto('/search?q=zzqx')
  await expect.poll(kept).toBe('["Parang & kawung","kemeja"]')
  await page.goto('/search')
  const recent = ['Parang & kawung', 'kemeja']
  await expect(words.filter({ visible: true })).toHaveText(recent)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Pencarian terakhirHapus')
  expect((await page.getByRole('heading', { name: 'Terlaris' }).boundingBox())?.y).toBe(below)
  await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(words.filter({ visible: true })).toHaveText(offered)
  expect(await kept()).toBe('[]')
  await page.evaluate(() => localStorage.setItem('recent-searches', '["Parang & kawung"]'))
  await page.reload()
  await expect(words.first()).toHaveText('Parang & kawung')
  await words.first().click()
  await expect(page).toHaveURL('/search?q=Parang+%26+kawung')
})

test(
  'with text twice as large, each item of the navigation has its place',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const links = page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link')
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return {
          name: link.textContent,
          wide: link.clientWidth >= 44,
          fits: words.getBoundingClientRect().width <= link.clientWidth,
        }
      }),
    )
    expect(boxes).toEqual(['Beranda', 'Cari', 'Info', 'Profil'].map((name) => ({ name, wide: true, fits: true })))
  },
)

test(
  'the footer of a phone folds its lists; what the law wants said is visible',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    for (const words of ['CV Griya Larasati', 'Jl. Dr. Radjiman No. 10', 'Direktorat Jenderal Perlindungan Konsumen'])
      await expect(footer.getByText(words).first()).toBeVisible()
    const terms = footer.getByRole('link', { name: 'Syarat & Ketentuan' })
    await expect(terms).toBeHidden()
    const fold = footer.locator('summary', { hasText: 'Informasi' })
    await fold.click()
    await expect(terms).toBeVisible()
    await expect(fold.locator('svg')).toHaveCSS('rotate', '180deg')
    await page.reload()
    await page.setViewportSize({ width: 1_280, height: 800 })
    await expect(terms).toBeVisible()
    await expect(footer.getByText('QRIS')).toBeVisible()
    // On a desk the links are no longer than what stands beside them.
    const heights = await footer
      .locator('section, details')
      .evaluateAll((all) => all.map((one) => [...one.children].reduce((sum, part) => sum + part.clientHeight, 0)))
    expect(heights[1]).toBeLessThan(260)
  },
)

test(
  'beside a payment the footer is one line, with the terms and where to complain',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/konfirmasi-pembayaran')
    const footer = page.getByRole('contentinfo')
    for (const name of ['Layanan Pengaduan Konsumen', 'Syarat & Ketentuan', 'Kebijakan Privasi'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    expect((await footer.boundingBox())?.height).toBeLessThan(120)
  },
)

test('who lost the link of an order placed without an account learns on the way how it is found', async ({ page }) => {
  const words = page.getByText('Daftar dengan nomor HP di pesanan itu')
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
  await expect(words).toHaveCount(0)
  await page.goto('/info')
  await page.getByRole('main').getByRole('link', { name: 'Lacak Pesanan' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await expect(words).toBeVisible()
  await page.getByRole('link', { name: 'Daftar', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/register\?next=/)
  await expect(words).toBeVisible()
})

test('on a desktop the header opens the categories as a menu; without script the link opens their page', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/info')
  const link = page.getByRole('banner').getByRole('link', { name: 'Kategori', exact: true })
  await link.click()
  if (!scripted) return expect(page).toHaveURL(/\/products\/semua$/)
  const menu = page.getByRole('navigation', { name: 'Semua kategori' })
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: 'Kemeja', exact: true }).first().focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Wanita', exact: true }).click()
  await expect(page).toHaveURL(/\/products\/[\w-]*wanita/)
})

test(
  'wide screens show the account menu beside the account pages; on a phone the navigation marks the profile',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    const accountMenu = page.getByRole('navigation', { name: 'Menu akun' })
    await page.goto('/dev/layar?layar=returnDetail&contoh=requested')
    await expect(accountMenu).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link', { name: 'Profil' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.setViewportSize({ width: 1_280, height: 800 })
    await expect(accountMenu.getByRole('link', { name: 'Pengembalian' })).toHaveAttribute('aria-current', 'page')
    const [menuBox, headingBox] = [
      await accountMenu.boundingBox(),
      await page.getByRole('heading', { level: 1, name: 'Rincian Pengembalian' }).boundingBox(),
    ]
    expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeLessThanOrEqual(headingBox?.x ?? 0)
  },
)

test('a first tap waits for no code', only({ withScript: 'without script a tap opens a page' }), async ({ page }) => {
  await page.goto('/products/semua', { waitUntil: 'networkidle' })
  // What comes with the touch never arrives.
  await page.route('**/*.js', () => {})
  await page.locator('a[data-pick]').first().click()
  const dialog = page.locator('dialog.picker')
  await dialog.locator('.picker-form .chip:not(.chip-gone):visible').last().click()
  await dialog.getByRole('button', { name: '+ Keranjang' }).filter({ visible: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('header [data-cart-count]:visible')).toHaveText('1')
})

test('the search field shows what sells best, and a question leads to the page that answers it', async ({
  page,
  scripted,
}) => {
  await page.goto('/info')
  const field = page.locator('input[data-search]:visible')
  if (scripted) {
    await field.focus()
    await expect(page.getByRole('group', { name: 'Terlaris' }).getByRole('option')).toHaveCount(5)
    await field.pressSequentially('cara retur')
    await expect(page.getByRole('option', { name: /embali/ }).first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Terlaris' })).toHaveCount(0)
  }
  await page.goto('/search?q=kemja')
  await expect(field).toHaveValue('kemeja')
  // The cross beside the magnifying glass is the browser's own, so it is no element that could be found.
  const box = await field.boundingBox()
  await field.click({ position: { x: (box?.width ?? 0) - 66, y: 6 } })
  await expect(field).toHaveValue('')
  await page.goto('/search?q=kemeja+di+bawah+200rb')
  await expect(page.getByText('Harga: Sampai Rp 200.000')).toBeVisible()
  await page.goto('/search?q=kemeja+roda')
  await expect(page.getByText('Ini yang cocok dengan sebagian.')).toBeVisible()
  await page.goto('/search?q=retur+kemeja+nike')
  await expect(page.getByText('Belum ada merek “nike” di toko ini.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Jawaban' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(/embali/)
})

/** By how much the strongest of red, green and blue is above the weakest, where that is most. */
async function colourfulnessOf(image: Buffer): Promise<number> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const points = Array.from({ length: info.width * info.height }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)])
  return Math.max(...points.map((point) => Math.max(...point) - Math.min(...point)))
}

test(
  'on a desktop the key / goes to the search, never while text is typed, and can be switched off',
  only({ withScript: 'a key needs one' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/products/semua')
    const field = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'))
    await page.mouse.move(640, 400)
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(field).toBeFocused({ timeout: 200 })
    }).toPass()
    await expect(field).toHaveValue('')
    // The note on the key is smaller than what is suggested.
    const [note, best] = [page.getByText('Tombol / membuka pencarian'), page.getByRole('option').first()]
    const size = (one: typeof note) => one.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(await size(note)).toBeLessThan(await size(best))
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
    // The browser's cross, which empties the field, is as grey as what is beside it.
    const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {}
    const inside = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }
    expect(await colourfulnessOf(await page.screenshot({ clip: inside }))).toBeLessThan(8)
    await field.fill('')
    await page.getByRole('button', { name: 'Matikan' }).click()
    await expect(page.getByRole('button', { name: 'Pakai' })).toBeVisible()
    await page.goto('/info')
    await page.mouse.move(640, 400)
    await hasRun(page, 'client/late.ts')
    await page.keyboard.press('/')
    await expect(field).not.toBeFocused()
    await field.focus()
    await page.getByRole('button', { name: 'Pakai' }).click()
    await field.blur()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  },
)

test(
  'on a desktop a large picture has a point for each point of its box',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    for (const [path, place] of [
      ['/article/merawat-batik-tulis', 'article'],
      ['/product/kemeja-kawung-lengan-panjang', '.gallery-track'],
    ] as const) {
      await page.goto(path)
      const picture = page.locator(`${place} img`).first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== ''))
        .toBe(true)
      const { file, box } = await picture.evaluate(async (image: HTMLImageElement) => {
        const bytes = await (await fetch(image.currentSrc)).blob()
        return { file: (await createImageBitmap(bytes)).width, box: image.getBoundingClientRect().width }
      })
      expect(file, path).toBeGreaterThanOrEqual(box)
    }
  },
)

test(
  'on a phone the prices of the cards of a row are level, and what a voucher makes of a price has one line',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page, openShop }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/products/semua')
    await page.evaluate(() => document.fonts.ready)
    const cards = await page.locator('.product-card').evaluateAll((all) =>
      all.map((card) => {
        const voucher = card.querySelector('small')
        const { top, bottom } = card.getBoundingClientRect()
        return {
          top: Math.round(top),
          end: Math.round(bottom),
          price: Math.round(card.querySelector('strong')?.getBoundingClientRect().top ?? 0),
          high: Math.round(voucher?.getBoundingClientRect().height ?? 0),
          ...(voucher
            ? { words: getComputedStyle(voucher).wordSpacing, letters: getComputedStyle(voucher).letterSpacing }
            : {}),
        }
      }),
    )
    expect(cards.length).toBeGreaterThan(3)
    const vouchers = cards.filter(({ high }) => high > 0)
    expect(new Set(vouchers.map(({ high, words, letters }) => `${high} ${words} ${letters}`)).size).toBe(1)
    // Words stand as far apart as elsewhere: the font's own space is narrow at this size.
    expect(Number.parseFloat(vouchers[0]?.words ?? '')).toBeGreaterThan(1)
    expect(Number.parseFloat(vouchers[0]?.letters ?? '')).toBeGreaterThan(-0.3)
    for (const { top, end, price } of cards) {
      const row = cards.filter((one) => one.top === top)
      expect(row.map((one) => [one.end, one.price])).toEqual(row.map(() => [end, price]))
    }
    // So are their stars, also of a card without the struck price that its neighbour has.
    await page.goto('/dev/layar?layar=home&contoh=full')
    await page.evaluate(() => document.fonts.ready)
    const rated = await page.locator('.product-grid .product-card').evaluateAll((all) =>
      all.map((card) => ({
        top: Math.round(card.getBoundingClientRect().top),
        stars: Math.round(card.querySelector('.product-rating')?.getBoundingClientRect().top ?? 0),
        struck: card.querySelector('s') !== null,
      })),
    )
    const rows = Object.values(Object.groupBy(rated, ({ top }) => top)).map((row = []) => row)
    expect(rows.filter((row) => new Set(row.map(({ struck }) => struck)).size > 1).length).toBeGreaterThan(0)
    for (const row of rows) expect(new Set(row.map(({ stars }) => stars)).size).toBe(1)
    const { origin } = await openShop({ sample: 'gawai' })
    await page.goto(`${origin}/search?q=ponsel+nusa`)
    await page.evaluate(() => document.fonts.ready)
    const millions = page.locator('.product-price small').filter({ hasText: /^Rp \d{2}(\.\d{3}){2} / })
    expect(await millions.count()).toBeGreaterThan(0)
    for (const words of await millions.all()) {
      expect((await words.boundingBox())?.height).toBeLessThan(20)
      expect(await words.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
    }
  },
)

test(
  'on a narrow desktop the chat beside the cart covers nothing of the header',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_100, height: 700 })
    await page.goto('/order/cart')
    const cart = await page.getByRole('banner').getByRole('link', { name: 'Keranjang' }).last().boundingBox()
    const chat = await page.getByRole('link', { name: 'Tanya via WhatsApp' }).boundingBox()
    if (!cart || !chat) throw new Error('the cart and the chat are both on the page')
    expect(chat.y).toBeLessThan(60)
    expect(cart.x + cart.width).toBeLessThanOrEqual(chat.x)
  },
)

test(
  'goods beside the account navigation are as wide as beside filters; home ends with the way to all',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/dev/layar?layar=orders&contoh=empty')
    const width = async () => (await page.locator('.product-card').first().boundingBox())?.width
    expect(await width()).toBeGreaterThan(180)
    await page.goto('/')
    const all = page.getByRole('link', { name: 'Lihat Semua Produk' })
    expect((await all.boundingBox())?.y).toBeGreaterThan((await page.locator('.product-grid').boundingBox())?.y ?? 0)
    await all.click()
    await expect(page).toHaveURL(/\/products\/semua$/)
  },
)

test(
  'on a desktop a banner says where it leads, and arrows show what is not seen of banners and vouchers',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Promo toko' }).getByRole('link')
    await expect(banner.first()).toContainText('Lihat Koleksi')
    // The arrow is 44 px wide, half of it outside the row: no word of the last whole ticket is below it.
    const claim = page.locator('.tickets > li').nth(3).getByRole('button')
    await claim.scrollIntoViewIfNeeded()
    const [row, button] = await Promise.all([page.locator('.tickets').boundingBox(), claim.boundingBox()])
    const edge = (box: typeof row) => (box ? box.x + box.width : Infinity)
    expect(edge(button)).toBeLessThan(edge(row) - 22)
    for (const [track, last] of [
      ['.banner-track', banner.last()],
      ['.tickets', page.locator('.tickets > li').last()],
    ] as const) {
      await expect(last).not.toBeInViewport({ ratio: 1 })
      // The browser makes it from the style sheet, so it is no element that could be found.
      const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(track).boundingBox()) ?? {}
      await page.mouse.click(x + width, y + height / 2)
      await expect(last).toBeInViewport({ ratio: 1 })
    }
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'on a desktop the first screen of home has whole prices, and goods are larger than articles',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/dev/layar?layar=home&contoh=flashSale')
    for (const price of ['strong', 's'])
      await expect(page.locator(`.product-price ${price}`).first()).toBeInViewport({ ratio: 1 })
    await page.goto('/')
    const widthOf = async (name: string) => (await page.locator(name).first().boundingBox())?.width ?? 0
    expect(await widthOf('.article-image')).toBeGreaterThan(0)
    expect(await widthOf('.product-image')).toBeGreaterThan(await widthOf('.article-image'))
  },
)
