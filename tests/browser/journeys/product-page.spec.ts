import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { builtScript, lateScript } from '../support/built-script.ts'
import { chooseInSheet } from '../support/journey-steps.ts'
import { administer, expect, test, uploadMedia } from '../support/journey.ts'
import { only } from '../support/only.ts'

const shirt = '/product/kemeja-kawung-lengan-panjang'
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Foto' })
const shownImage = (page: Page) => lightbox(page).locator('.lightbox-strip > :not([inert]) img')
const scaleOf = (page: Page) =>
  shownImage(page).evaluate((image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth)

test('an image opens full screen, moves on to the next, zooms, and Back closes it', async ({ page, scripted }) => {
  await page.goto(shirt)
  const first = page.locator('#foto-1 a')
  // Without script it is a link to the largest file.
  await expect(first).toHaveAttribute('href', /-800\.webp$/)
  if (!scripted) return
  await first.click()
  await expect(lightbox(page)).toBeVisible()
  await expect(lightbox(page)).toContainText('1 / 5')
  await expect(page).toHaveURL(/#foto-1$/)
  await expect(lightbox(page).getByRole('button', { name: 'Tutup' })).toHaveCSS('width', '44px')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('2 / 5')
  await expect(page).toHaveURL(/#foto-2$/)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5)
  await page.keyboard.press('-')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1)
  // A mouse need not drag.
  const phone = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ width: 1_280, height: 800 })
  for (const [name, place] of [['Foto sebelumnya', '1 / 5'] as const, ['Foto berikutnya', '2 / 5'] as const]) {
    await lightbox(page).getByRole('button', { name }).click()
    await expect(lightbox(page)).toContainText(place)
  }
  await page.setViewportSize(phone)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${shirt}$`))
  await expect(page.locator('#foto-2 a')).toBeFocused()
  await expect(page.locator('[data-counter]')).toHaveText('2')
})

test('a picture that cannot be shown leaves the sign of an empty one, in its place', async ({ page }) => {
  const drawn = () =>
    page.locator('#foto-1 img').evaluate((image: HTMLImageElement) => ({
      whole: image.naturalWidth > 0,
      box: [image.offsetWidth, image.offsetHeight],
      sign: getComputedStyle(image, '::after').backgroundImage,
      alt: image.alt,
      words: getComputedStyle(image, '::after').content,
      at: getComputedStyle(image, '::after').position,
      height: getComputedStyle(image, '::after').height,
    }))
  await page.goto(shirt)
  await expect.poll(async () => (await drawn()).whole).toBe(true)
  const { box } = await drawn()
  // The file comes and is no picture.
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.fulfill({ contentType: 'image/avif', body: 'no picture' }))
  await page.goto(`${shirt}?lagi=1`)
  await expect.poll(async () => (await drawn()).whole).toBe(false)
  const broken = await drawn()
  expect(broken).toMatchObject({ box, at: 'absolute', height: `${box[1]}px`, words: JSON.stringify(broken.alt) })
  expect(broken.sign).toContain('radial-gradient')
})

test(
  'a swipe shows the next image, a double tap zooms, a drag moves the zoomed image, and Escape leaves no history entry',
  only({ withScript: 'the lightbox is a script' }),
  async ({ page }) => {
    await page.goto('/')
    await page.goto(shirt)
    await page.locator('#foto-1 a').click()
    const box = lightbox(page)
    await expect(box).toContainText('1 / 5')
    await page.mouse.move(300, 370)
    await page.mouse.down()
    await page.mouse.move(80, 372, { steps: 4 })
    await page.mouse.up()
    await expect(box).toContainText('2 / 5')
    await page.mouse.dblclick(180, 370)
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5)
    const before = await shownImage(page).boundingBox()
    await page.mouse.move(200, 370)
    await page.mouse.down()
    await page.mouse.move(140, 370, { steps: 4 })
    await page.mouse.up()
    const after = await shownImage(page).boundingBox()
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-60, 0)
    await expect(box).toContainText('2 / 5')
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${shirt}$`))
    await expect(page.locator('#foto-2 a')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  },
)

test('a pinch with two fingers zooms', only({ withScript: 'the lightbox is a script' }), async ({ page }) => {
  await page.goto(shirt)
  await page.locator('#foto-1 a').click()
  await expect(lightbox(page)).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 370, id })) })
  await touch('touchStart', 160, 200)
  await touch('touchMove', 150, 210)
  await touch('touchMove', 140, 220)
  await touch('touchEnd')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2, 1)
})

test('home, cart and the next product show the recently viewed products until the shopper clears them', async ({
  page,
  scripted,
}) => {
  const recent = page.locator('[data-recent]')
  for (const slug of ['kain-tulis-sekar-jagad', 'dompet-koin-ceplok']) await page.goto(`/product/${slug}`)
  await recent.scrollIntoViewIfNeeded()
  if (!scripted) return expect(recent).toBeEmpty()
  // One other product is no list.
  await page.goto(shirt)
  await recent.scrollIntoViewIfNeeded()
  await expect(recent.getByRole('heading', { name: 'Baru Dilihat' })).toBeVisible()
  await expect(recent.getByRole('listitem')).toHaveCount(2)
  for (const path of ['/order/cart', '/']) {
    await page.goto(path)
    await recent.scrollIntoViewIfNeeded()
    await expect(recent.getByRole('listitem')).toHaveCount(3)
  }
  const links = recent.locator('.product-link')
  await expect(links).toHaveCount(3)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    shirt,
    '/product/dompet-koin-ceplok',
    '/product/kain-tulis-sekar-jagad',
  ])
  await recent.getByRole('button', { name: 'Hapus Semua' }).click()
  await expect(recent).toBeEmpty()
  await page.reload()
  await recent.scrollIntoViewIfNeeded()
  await expect(recent).toBeEmpty()
})

test(
  'a browser that forbids local storage shows everything but the recently viewed products',
  only({ withScript: 'only a script stores them' }),
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      }),
    )
    for (const path of ['/product/kain-tulis-sekar-jagad', shirt, '/']) {
      await page.goto(path)
      await page.locator('[data-recent]').scrollIntoViewIfNeeded()
    }
    await expect(page.locator('[data-recent]')).toBeEmpty()
  },
)

test(
  'another shop cannot read the recently viewed products',
  only({ withScript: 'only a script stores them' }),
  async ({ page, openShop }) => {
    const other = await openShop({ sample: 'batik' })
    for (const slug of ['kain-tulis-sekar-jagad', 'dompet-koin-ceplok']) await page.goto(`/product/${slug}`)
    await page.goto(other.origin)
    await page.locator('[data-recent]').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  },
)

test('a shopper names a place, sees what shipping there costs, and finds it on the product’s page', async ({
  page,
  scripted,
}) => {
  await page.goto(shirt)
  // On a slow phone one types before the script is there.
  const typed = Promise.withResolvers<void>()
  await page.route(lateScript(), async (route) => {
    if (page.url().includes('/ongkir')) await typed.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Cek Ongkir ke Kecamatan Anda' }).click()
  const field = page.getByLabel('Kelurahan atau kecamatan')
  await field.pressSequentially('kebayoran baru')
  typed.resolve()
  if (!scripted) await page.getByRole('main').getByRole('button', { name: 'Cari', exact: true }).click()
  await page.getByRole('link', { name: /^Kec\. Kebayoran Baru/ }).click()
  await expect(page.getByRole('heading', { name: /ongkir ke Kebayoran Baru/i })).toBeVisible()
  // Why it is free is beside the full price, and the product has its name once.
  await expect(page.getByText('layanan untuk 1 barang, dengan voucher')).toBeVisible()
  await expect(page.locator('main li').filter({ hasText: 'JNE REG' })).toHaveText(/JNE REG.*GratisRp\s[\d.]+$/)
  await expect(page.locator('main').getByText('Kemeja Batik Pria Lengan Panjang Motif Kawung')).toHaveCount(1)
  await expect(field).toHaveValue('Kebayoran Baru')
  // The arrow of the header leads there too, before any script.
  const arrow = page.getByRole('link', { name: 'Kembali', exact: true }).filter({ visible: true }).first()
  await expect(arrow).toHaveAttribute('href', shirt)
  await page.locator('a.product-line').click()
  if (!scripted) return
  const line = page.locator('#ongkir .ship')
  await expect(line).toHaveText(/^Ke Kebayoran Baru: Gratis ongkir, tiba\s.*\s· COD$/)
  const said = (await line.innerText()).replace('Ke Kebayoran Baru: ', '')
  await expect(page.locator('.product-buy .ship')).toHaveText(`Ke Kebayoran Baru: ${said}`)
  await page.getByRole('button', { name: '+ Keranjang' }).filter({ visible: true }).first().click()
  await chooseInSheet({ page, scripted }, 'M')
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/ongkir') && asked.push(request.url())))
  await page.unroute(lateScript())
  // The room is there before the words, so no card moves.
  await page.goto('/products/semua')
  const later = page.locator('.product-card').nth(4)
  const before = await later.boundingBox()
  // Nobody touches anything, and the room is not left empty for long: the script of it begins within the three seconds
  // after which it would come anyway.
  const onCard = page.locator('.product-card .ship').first()
  await expect(onCard).toHaveText(said.replace(', tiba', ' Tiba'))
  const begunAfterMs = await page.evaluate((late) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(late))
    return (script?.startTime ?? Infinity) - (document?.domComplete ?? 0)
  }, builtScript('client/late.ts'))
  expect(begunAfterMs).toBeLessThan(3_000)
  expect(await later.boundingBox()).toEqual(before)
  // What holds for everybody gives way to what holds there.
  const free = page.locator('.product-price > em')
  await page.goto('/dev/layar?layar=home&contoh=freeShipping')
  await expect(free.first()).toHaveText('Gratis ongkir s.d. 25 rb')
  expect(await free.filter({ visible: true }).count()).toBe(0)
  await page.goto('/dev/layar?layar=home&contoh=full')
  await expect(page.locator('.product-price > small').first()).toHaveText('Rp 259.000 pembeli baru')
  await expect(page.locator('.product-price > small').first()).toBeVisible()
  await page.goto('/order/cart')
  await expect(page.locator('main p .ship')).toHaveText(`Ke Kebayoran Baru: ${said}`)
  await expect(page.locator('main').getByRole('link', { name: 'Ubah' })).toHaveAttribute('href', '/ongkir')
  expect(asked).toEqual([])
})

test(
  'a place that was picked counts on the product’s page, although the page of the cost was left before its script came',
  only({ withScript: 'only a script remembers the place' }),
  async ({ page }) => {
    await page.goto(shirt)
    const cutOff: Promise<unknown>[] = []
    await page.route(lateScript(), (route) => {
      if (!page.url().includes('/ongkir')) return route.continue()
      cutOff.push(page.waitForURL('**/product/**').then(() => route.abort().catch(() => undefined)))
      return undefined
    })
    await page.getByRole('link', { name: 'Cek Ongkir ke Kecamatan Anda' }).click()
    await page.getByLabel('Kelurahan atau kecamatan').fill('kebayoran baru')
    await page.getByLabel('Kelurahan atau kecamatan').press('Enter')
    await page.getByRole('link', { name: /^Kec\. Kebayoran Baru/ }).click()
    await expect(page.getByRole('heading', { name: /ongkir ke Kebayoran Baru/i })).toBeVisible()
    // By the arrow of the header, over each page that lies between. Before the first script it is a plain link.
    for (const address of [/cari=/, /ongkir\?produk=[\w-]+$/, /\/product\//]) {
      await page.waitForLoadState('domcontentloaded')
      await page.getByRole('link', { name: 'Kembali', exact: true }).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(address)
    }
    await expect(page.locator('#ongkir .ship')).toHaveText(/^Ke Kebayoran Baru: Gratis ongkir/)
    await Promise.all(cutOff)
  },
)

test(
  'a shopper filters the reviews and reads all of them, and the address holds the filter',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page }) => {
    await page.goto(shirt)
    const reviews = page.getByRole('region', { name: 'Ulasan Pembeli' })
    const items = reviews.locator('[data-review-list] > li')
    await expect(items).toHaveCount(5)
    const chip = reviews.getByRole('link', { name: /^5 bintang/ })
    const count = Number((await chip.innerText()).replace(/\D+/g, ' ').trim().split(' ')[1])
    await chip.click()
    await expect(page).toHaveURL(/[?&]bintang=5/)
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await expect(items).toHaveCount(Math.min(5, count))
    await expect(items.getByRole('img', { name: '5 dari 5 bintang' })).toHaveCount(Math.min(5, count))
    await reviews.getByRole('link', { name: /^Semua/ }).click()
    await expect(page).not.toHaveURL(/bintang/)
    await reviews.getByRole('link', { name: /^Lihat Semua Ulasan/ }).click()
    await expect(page).toHaveURL(/[?&]ulasan=1/)
    await expect(items).toHaveCount(12)
  },
)

test('a photo in a review opens full screen', async ({ page, scripted }) => {
  await page.goto(`${shirt}?foto=1`)
  const photo = page.getByRole('link', { name: /^Perbesar foto 1 dari/ }).first()
  await expect(photo).toHaveAttribute('href', /-800\.webp$/)
  if (!scripted) return
  await photo.click()
  await expect(lightbox(page)).toContainText('1 / 2')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
})

test('the chosen variant is in the address, the chat message and the shared link; Back leaves the product', async ({
  page,
  scripted,
}) => {
  await page.goto('/')
  await page.goto(shirt)
  await page.getByRole('group', { name: 'Warna' }).getByRole('link', { name: 'Marun' }).click()
  await expect(page).toHaveURL(/\?varian=/)
  await expect(page.getByRole('group', { name: 'Warna' }).getByRole('link', { name: 'Marun' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: /XXL/ })).toHaveText(
    'XXL, tidak tersedia dengan pilihan ini',
  )
  const chat = await page.getByRole('link', { name: 'Tanya via WhatsApp' }).first().getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/62\d+\?text=/)
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(
    `Halo Griya Larasati, saya ingin bertanya tentang produk ini: Kemeja Batik Pria Lengan Panjang Motif Kawung\n${page.url()}`,
  )
  if (!scripted) return
  expect(await page.getByRole('button', { name: 'Bagikan' }).getAttribute('data-share')).toBe(page.url())
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test(
  'a tapped heart shows at once and on the next page, until it is tapped again',
  only({ withScript: 'a script adds the hearts to the cards; without script the product page has a save button' }),
  async ({ page }) => {
    await page.goto('/products/semua')
    const heart = page.locator('.product-card .heart').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Disimpan di wishlist')).toBeVisible()
    await page.locator('.product-card a.product-link').first().click()
    const own = page.locator('.heart-button')
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await own.click()
    await expect(page.getByText('Dihapus dari wishlist')).toBeVisible()
    await page.goto('/products/semua')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'the variant that was tapped last is added, even when its price arrives later',
  only({ withScript: 'without script the page itself shows the result' }),
  async ({ page }) => {
    await page.goto(shirt, { waitUntil: 'networkidle' })
    let release = () => {}
    const held = new Promise<void>((go) => (release = go))
    await page.route('**/*part=variant*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: 'M', exact: true }).click()
    await page.getByRole('group', { name: 'Warna' }).getByRole('link', { name: 'Sogan' }).click()
    const add = page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' })
    await add.click()
    // Which one both choices make together is known with their prices.
    await expect(add).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang')).toBeVisible()
    await page.goto('/order/cart')
    await expect(page.locator('main')).toContainText('Sogan, M')
  },
)

test(
  'a tap counts even when the part of the chosen variant arrives during the tap',
  only({ withScript: 'without script each choice loads a new page' }),
  async ({ page }) => {
    await page.goto('/product/kemeja-kawung-lengan-panjang')
    const arrives = Promise.withResolvers<void>()
    await page.route(/part=variant/, async (route) => {
      await arrives.promise
      await route.continue()
    })
    await page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: 'M', exact: true }).click()
    await page.getByRole('button', { name: '+ Keranjang' }).hover()
    await page.mouse.down()
    const part = page.waitForResponse(/part=variant/)
    arrives.resolve()
    await (await part).finished()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
    await page.mouse.up()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Keranjang, 1/ })).toBeVisible()
    await expect(page).toHaveURL(/varian=/)
  },
)

test(
  'after quick taps with a refusal, a heart shows what the shop has stored',
  only({ withScript: 'without script there is one button, on the product page' }),
  async ({ page }) => {
    await page.goto('/product/kemeja-kawung-lengan-panjang')
    const heart = page.getByRole('button', { name: /^Simpan Kemeja Batik Pria Lengan Panjang/ }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.route(/_=(addTo|removeFrom)Wishlist/, (route) => route.abort())
    await heart.click()
    await heart.click()
    // Wait until both taps are answered before the next taps.
    await expect(page.locator('.toast-error')).toHaveText('Network Error (2×)')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(/_=(addTo|removeFrom)Wishlist/)
    const tapped = Promise.withResolvers<void>()
    await page.route(
      /_=addToWishlist/,
      async (route) => {
        await tapped.promise
        await route.abort()
      },
      { times: 1 },
    )
    for (let taps = 0; taps < 3; taps += 1) await heart.click()
    tapped.resolve()
    await expect(page.getByText('Disimpan di wishlist').first()).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
)

test('a video plays on a slide of its own after a tap, nothing of it comes before, and it leaves when it ends', async ({
  page,
  shop,
  scripted,
}) => {
  const slug = 'kain-tulis-sekar-jagad'
  const video = await uploadMedia(shop, 'video/webm', readFileSync('tests/support/server/clip.webm'))
  await administer(shop, '/import', { products: [{ slug, video }] })
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith(video) && asked.push(request.url())))
  await page.goto(`/product/${slug}`, { waitUntil: 'networkidle' })
  // It is counted beside the three pictures, and seen before anybody swipes.
  await expect(page.locator('.gallery-counter').first()).toHaveText('1/4')
  const play = page.getByRole('link', { name: 'Putar video', exact: true })
  expect((await play.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(asked).toEqual([])
  await play.click()
  const film = page.locator('video')
  const readyState = () => film.evaluate((one: HTMLVideoElement) => one.readyState)
  if (!scripted) {
    // The browser's own player.
    await expect(page).toHaveURL(new RegExp(`${video}$`))
    return expect.poll(readyState).toBeGreaterThanOrEqual(2)
  }
  // It lasts two seconds, less than a busy machine takes to look at it.
  const repeat = (loop: boolean) => film.evaluate((one: HTMLVideoElement, again) => void (one.loop = again), loop)
  await repeat(true)
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
  expect(
    await film.evaluate((one: HTMLVideoElement) => [one.controls, one.playsInline, one.muted, one.paused]),
  ).toEqual([true, true, false, false])
  await expect(film).toBeFocused()
  expect(await film.boundingBox()).toEqual(await page.locator('#foto-2').boundingBox())
  await expect(play).toBeHidden()
  // Swiped away, long before its end, it is gone, and the gallery is as before.
  await page.locator('.gallery-track').evaluate((track) => track.scrollTo({ left: 0 }))
  await expect(film).toHaveCount(0)
  await expect(play).toBeVisible()
  await expect(page.locator('[data-counter]')).toHaveText('1')
  await page.locator('#foto-1 a').click()
  await expect(lightbox(page)).toContainText('1 / 3')
  await page.keyboard.press('Escape')
  // It comes back to its slide, and leaves at its end.
  await play.click()
  await repeat(true)
  await expect(page.locator('[data-counter]')).toHaveText('2')
  await expect(film).toBeFocused()
  await repeat(false)
  await expect(film).toHaveCount(0)
  await expect(play).toBeFocused()
  await page.route(`**${video}`, (route) => route.fulfill({ contentType: 'video/webm', body: 'no film' }))
  await page.reload({ waitUntil: 'networkidle' })
  await play.click()
  await expect(page.locator('.toast-error')).toHaveText('Network Error')
  await expect(film).toHaveCount(0)
  await expect(play).toBeVisible()
})

test(
  'on a wide screen two pictures stand side by side, one alone stands in the middle, and what is decided stays in sight',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page, scripted }) => {
    await page.setViewportSize({ width: 1_920, height: 950 })
    await page.goto(shirt)
    const boxOf = async (selector: string) => {
      const { x = 0, y = 0, width = 0 } = (await page.locator(selector).boundingBox()) ?? {}
      return { x, y, width, end: x + width }
    }
    const [gallery, first, second] = [await boxOf('.gallery-track'), await boxOf('#foto-1'), await boxOf('#foto-2')]
    expect([first.x, second.x, second.end]).toEqual([gallery.x, first.end, gallery.end])
    expect(second.y).toBe(first.y)
    // A thumbnail leads to its own picture, and the counter leaves none out.
    for (const place of scripted ? [2, 3, 4] : []) {
      await page.getByRole('link', { name: `Foto ${place}`, exact: true }).click()
      await expect(page.locator('[data-counter]')).toHaveText(String(place))
    }
    await expect(page.getByRole('navigation', { name: 'Jejak' })).toBeVisible()
    const buy = page.locator('.product-buy').getByRole('button', { name: 'Beli Langsung' })
    await page.evaluate(() => scrollTo(0, 900))
    for (const fact of [page.getByRole('heading', { level: 1 }), buy]) await expect(fact).toBeInViewport()
    await page.goto('/dev/layar?layar=product&contoh=digital')
    const [track, only] = [await boxOf('.gallery-track'), await boxOf('#foto-1')]
    expect(only.x - track.x).toBeCloseTo(track.end - only.end, 0)
    expect(only.width).toBeGreaterThanOrEqual(560)
    expect(only.width).toBeLessThanOrEqual(640)
  },
)

test(
  'on a desktop what can be bought stays beside the text, delivery is seen whole, every thumbnail marks its picture',
  only({ withScript: 'a script marks the thumbnails' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto(shirt)
    // Nothing of it is below the edge of a box that scrolls by itself.
    const delivery = page.locator('.product-buy').getByText(/Dikirim dari Kota Surakarta · Bisa COD$/)
    await expect(delivery).toBeInViewport({ ratio: 1 })
    const side = page.locator('.product-side')
    expect(await side.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    await page.mouse.wheel(0, 1_500)
    await expect(page.locator('.product-side')).toBeInViewport({ ratio: 0.8 })
    // The widest screens show two pictures beside each other.
    await page.setViewportSize({ width: 1_920, height: 1_000 })
    await page.goto(shirt)
    const last = page.locator('.gallery .thumb').last()
    await last.click()
    await expect(last).toHaveAttribute('data-dot', 'here')
  },
)

test(
  'picture, price and sizes are in the first view of a phone, and all that is decided in that of a desktop',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    const under = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).last().boundingBox()) ?? {}
      return y + height
    }
    for (const height of [740, 800]) {
      await page.setViewportSize({ width: 360, height })
      await page.goto(shirt)
      await expect(page.locator('#foto-1 img')).toBeInViewport({ ratio: 1 })
      const bar = await page.locator('#buy-bar').boundingBox()
      expect(await under('#variants .chip')).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    for (const height of [720, 800]) {
      await page.setViewportSize({ width: 1_280, height })
      await page.goto(shirt)
      for (const name of ['+ Keranjang', 'Beli Langsung'])
        await expect(page.locator('.product-buy').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      for (const thumb of height < 800 ? [] : await page.locator('.gallery .thumb').all())
        await expect(thumb).toBeInViewport({ ratio: 1 })
      // What it costs to have it here is known before the button is pressed.
      const shipping = page.locator('.product-buy').getByText('Gratis ongkir s.d. Rp 25.000 dengan voucher')
      await expect(shipping).toBeInViewport({ ratio: 1 })
      await expect(shipping.locator('xpath=..').getByRole('link', { name: 'Cek Ongkir' })).toBeVisible()
      // So is how it is paid, and that it may come back; and it is said once.
      for (const said of ['Bisa COD', 'Bisa retur s.d. 3 hari kerja setelah tiba'])
        await expect(page.locator('.product-buy').getByText(said)).toBeInViewport()
      for (const said of [
        'Gratis ongkir s.d. Rp 25.000 dengan voucher',
        'Bisa retur s.d. 3 hari kerja setelah tiba',
        'Cek Ongkir',
      ])
        await expect(page.getByRole('main').getByText(said).filter({ visible: true })).toHaveCount(1)
    }
  },
)

test(
  'on a desktop three options in a flash sale are in the first view; what is longer goes with the page and has no bar of its own',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    const last = page.locator('.product-buy').getByRole('button', { name: 'Beri Tahu Saya Saat Harga Turun' })
    const buy = page.locator('.product-buy').getByRole('button', { name: 'Beli Langsung' })
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
    const hidden = () => page.locator('.product-side').evaluate((side) => side.scrollHeight - side.clientHeight)
    await page.goto('/product/sarimbit-keluarga-truntum')
    expect(await hidden()).toBe(0)
    await expect(last).toBeInViewport({ ratio: 1 })
    const [shipping, button] = [await boxOf(page.locator('.product-buy').getByText('Cek Ongkir')), await boxOf(buy)]
    expect(shipping.y + shipping.height).toBeLessThanOrEqual(button.y)
    await page.goto('/dev/layar?layar=product&contoh=thirtyVariants')
    expect(await hidden()).toBe(0)
    await page.mouse.move(900, 400)
    await page.mouse.wheel(0, 700)
    for (const end of [buy, last]) await expect(end).toBeInViewport({ ratio: 1 })
  },
)

test('which size costs more, and how much, is said before it is chosen, on the page and in the sheet', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto(shirt, { waitUntil: 'networkidle' })
  const sizes = page.getByRole('group', { name: 'Ukuran' })
  const subtotal = page.locator('#buy p').filter({ hasText: 'Subtotal' })
  await expect(sizes.getByRole('listitem')).toHaveText(['S', 'M', 'L', 'XL', 'XXL +Rp 15.000'])
  // Nothing is chosen, so it would repeat the price.
  await expect(subtotal).toHaveCount(0)
  await sizes.getByRole('link', { name: 'XXL' }).click()
  await expect(page.locator('#product-head')).toContainText('Rp 304.000')
  // It is final now.
  if (scripted) await expect(subtotal).toHaveText(/^Subtotal ?Rp 304\.000$/)
  await expect(page.locator('#product-head')).not.toContainText('Mulai')
  await page.goto(`${shirt}?pilih=cart`)
  await expect(page.locator('.picker-form .chip').filter({ visible: true })).toHaveText([
    ...['S', 'M', 'L', 'XL'],
    'XXL +Rp 15.000',
  ])
  await expect(page.locator('.picker-form > .picker-fact').filter({ visible: true })).toHaveText(
    /^Mulai ?Rp 289\.000 ?Rp 349\.000 ?Rp 259\.000 dengan voucher pembeli baru$/,
  )
})

test('the size guide opens above the page, so the buttons to buy keep their place', async ({ page }) => {
  for (const [width, height] of [
    [1_280, 720],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(shirt)
    const buy = page.getByRole('button', { name: 'Beli Langsung' }).filter({ visible: true }).first()
    const before = await buy.boundingBox()
    await page.getByRole('button', { name: 'Panduan Ukuran' }).click()
    const guide = page.getByRole('dialog', { name: 'Panduan Ukuran' })
    await expect(guide.getByRole('row', { name: /^XXL / })).toBeInViewport({ ratio: 1 })
    expect(await buy.boundingBox()).toEqual(before)
    await guide.getByRole('button', { name: 'Tutup' }).click()
    await expect(guide).toBeHidden()
    await expect(page.getByRole('button', { name: 'Panduan Ukuran' })).toBeFocused()
  }
})

test(
  'on a tablet there is no hole beside what is decided',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    for (const width of [640, 768, 1_024]) {
      await page.setViewportSize({ width, height: 1_024 })
      await page.goto(shirt)
      const boxOf = async (selector: string) => {
        const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
        return { start: y, end: y + height }
      }
      const [picture, side, delivery] = [
        await boxOf('.product-gallery'),
        await boxOf('.product-side'),
        await boxOf('.product-more'),
      ]
      expect(delivery.start - picture.end).toBeLessThanOrEqual(8)
      expect(Math.abs(delivery.end - side.end)).toBeLessThanOrEqual(1)
    }
  },
)

const widths = { phone: 390, desk: 1_280 }
for (const [name, width] of Object.entries(widths))
  test(`what is bought together goes into the cart at one press, after the size is asked: ${name}`, async ({
    page,
    scripted,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(shirt, { waitUntil: 'networkidle' })
    const together = page.locator('#together')
    const all = together.getByRole('button', { name: /^(Pilih Ukuran & )?Tambah/ })
    // What leaves a choice has a button of its own.
    const counted = together.locator('li').filter({ hasNot: page.getByRole('link', { name: /^Pilih varian/ }) })
    const names = await counted.locator('a').allTextContents()
    expect(names.length).toBeGreaterThan(0)
    await expect(together.getByText('Produk ini, pilih ukuran dulu')).toBeVisible()
    await expect(all).toHaveText(`Pilih Ukuran & Tambah ${names.length + 1} Produk`)
    await all.click()
    if (scripted && width === widths.desk) {
      // Beside the rows of a desktop they ask.
      await expect(page.getByRole('alert').filter({ hasText: 'pilih dulu' })).toBeVisible()
      const sizes = page.getByRole('group', { name: 'Ukuran' })
      await sizes.getByRole('link', { name: 'M', exact: true }).click()
      await expect(page).toHaveURL(/varian=/)
      await expect(together.locator('li').first()).not.toContainText('Mulai')
      await expect(all).toHaveText(`Tambah ${names.length + 1} Produk ke Keranjang`)
      await all.click()
    } else await chooseInSheet({ page, scripted }, 'M')
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    // The badge counts once the last of it is there; without script the next page is the cart.
    const badge = page.getByRole('link', { name: new RegExp(`^Keranjang, ${names.length + 1}`) })
    if (scripted) await expect(badge.first()).toBeVisible()
    await page.goto('/order/cart')
    for (const part of ['Indigo, M', ...names]) await expect(page.locator('main')).toContainText(part)
  })
