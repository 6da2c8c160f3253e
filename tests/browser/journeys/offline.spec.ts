import { hourMs } from '#shared/format/units.ts'
import type { Page, Request } from '@playwright/test'
import { limits } from '#shared/limits.ts'
import { hasRun, lateScript } from '../support/built-script.ts'
import { expect, test, waitForIslands } from '../support/journey.ts'
import {
  addToCart,
  chooseShippingAndPayment,
  chooseVariant,
  enterAsSiti,
  fillAddress,
  goToCheckout,
  openCard,
  openCart,
  placeOrder,
  recipient,
  shirt,
  typeAddress,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

const product = '/product/kemeja-kawung-lengan-panjang'
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: shirt.name })
const copied = (page: Page) => page.getByText('Anda sedang offline. Disimpan')
const notSent = (page: Page) => page.getByText('Belum terkirim, tekan lagi saat sinyal kembali.').first()
const taps = (page: Page) => page.evaluate(() => localStorage.getItem('waiting-taps'))

test.use({ serviceWorkers: 'allow' })
const withScript = 'without script no browser keeps anything'

/** The worker is there, and it has the page that was open when it came. */
async function workerIsReady(page: Page): Promise<void> {
  const ready = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await (await caches.open('pages')).match(location.href)) !== undefined &&
        (await caches.match('/offline')) !== undefined,
    )
  await expect.poll(ready, { timeout: 15_000 }).toBe(true)
}

/** Cuts the network of the browser, the worker's included. */
async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
}
async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

test(
  'without signal, opened pages open with their age; taps wait and are sent once, in their order',
  only({ withScript }),
  async ({ page, scripted }) => {
    await page.goto(product)
    await workerIsReady(page)
    await chooseVariant({ page, scripted })
    await addToCart({ page, scripted })
    await openCart({ page, scripted })
    await page.goto(product)
    await page.evaluate(async () => {
      const pages = await caches.open('pages')
      const keep = (path: string, title: string, about: Record<string, string>) =>
        pages.put(path, new Response('', { headers: { 'copy-title': title, ...about } }))
      await keep('/order/track?t=1', 'Tautan lama', { 'copy-until': '1' })
      await keep('/profile', 'Akun orang lain', { 'copy-until': String(Date.now() + 60_000), 'copy-owner': '1' })
    })
    await cut(page)

    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(copied(page)).toBeVisible()
    await page.goto('/info')
    await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible()
    // The list came with the page: each page once, by its own name, with its age.
    const kept = page.getByRole('main').getByRole('listitem')
    expect(await kept.filter({ hasText: shirt.name }).allTextContents()).toEqual([`${shirt.name}Disimpan baru saja`])
    await expect(kept.filter({ hasText: /^Keranjang Belanja/ })).toBeVisible()
    await expect(kept.filter({ hasText: /^Tautan lama|^Akun orang lain/ })).toHaveCount(0)
    await kept.getByRole('link', { name: shirt.name }).click()
    await expect(heading(page)).toBeVisible()

    // A colour whose price cannot be fetched is not chosen, and the page stays.
    const colours = page.getByRole('group', { name: 'Warna' })
    await colours.getByRole('link', { name: 'Marun' }).click()
    await expect(page.getByText('Network Error')).toBeVisible()
    await expect(colours.getByRole('link', { name: shirt.colour })).toHaveAttribute('aria-current', 'true')
    expect(new URL(page.url()).pathname).toBe(product)

    await page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: 'S', exact: true }).click()
    await page.getByRole('button', { name: '+ Keranjang' }).click()
    await expect(page.getByText('Disimpan, dikirim saat sinyal kembali.')).toBeVisible()
    await page
      .getByRole('button', { name: /^Simpan Kemeja/ })
      .first()
      .click()
    await expect.poll(async () => (JSON.parse((await taps(page)) ?? '[]') as unknown[]).length).toBe(2)

    await page.goto('/order/cart')
    await expect(copied(page)).toBeVisible()
    await waitForIslands(page, scripted)
    await page.getByRole('button', { name: `Tambah jumlah ${shirt.name}` }).click()
    await expect(page.getByText('3 perubahan menunggu sinyal')).toBeVisible()
    const sent = page.waitForRequest(/_=add/)
    await restore(page)
    await expect(page.getByText('3 perubahan terkirim')).toBeVisible()
    // It has certainly not arrived before.
    expect((await sent).postData()).not.toContain('_sent')
    expect(await taps(page)).toBeNull()
    await page.goto('/order/cart')
    await expect(copied(page)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: /^Jumlah / })).toHaveCount(2)
    expect(await pieces(page)).toEqual(['1', '2'])
  },
)

/** How a part of a page gets lost, how that ends, and what is said of it. */
const losses = {
  'without signal': { lose: cut, end: restore, said: 'Anda sedang offline.' },
  'while the shop answers 503': {
    lose: (page: Page) => page.route(isPart, (route) => route.fulfill({ status: 503 })),
    end: (page: Page) => page.unroute(isPart),
    said: 'Toko belum menjawab.',
  },
}
const isPart = /[?&]part=/

for (const [when, { lose, end, said }] of Object.entries(losses))
  test(
    `${when} the page stays whatever is pressed on it, says so at the place, and tries again there`,
    only({ withScript }),
    async ({ page }) => {
      const sheet = page.getByRole('dialog', { name: 'Pilih Produk' })
      const panel = page.locator('.drop-down:visible')
      const cart = page.locator('header a[href="/order/cart"]:visible')
      const more = page.locator('#more-results a')
      const cards = page.locator('#results .product-card')
      await page.goto(product, { waitUntil: 'networkidle' })
      for (const press of ['+ Keranjang', 'Beli Langsung']) {
        await lose(page)
        await page.locator('#buy-bar').getByRole('button', { name: press }).click()
        await expect(sheet).toContainText(said)
        const again = page.waitForEvent('request', (request) => isPart.test(request.url()))
        await sheet.getByRole('button', { name: 'Coba lagi' }).click()
        await again
        await expect(sheet).toContainText(said)
        await end(page)
        await sheet.getByRole('button', { name: 'Coba lagi' }).click()
        await expect(sheet.locator('.picker-form:visible')).toBeVisible()
        await sheet.getByRole('button', { name: 'Tutup' }).click()
      }
      await lose(page)
      await cart.click()
      await expect(panel).toContainText(said)
      await end(page)
      await panel.getByRole('button', { name: 'Coba lagi' }).click()
      await expect(panel).toContainText('Product is empty')
      expect(page.url()).toContain(product)
      const reviews = page.getByRole('region', { name: 'Ulasan Pembeli' })
      await lose(page)
      await reviews.getByRole('link', { name: /^Lihat Semua Ulasan/ }).click()
      await expect(reviews).toContainText(`${said} Coba lagi`)
      await end(page)
      await reviews.getByRole('link', { name: /Coba lagi/ }).click()
      await expect(page).toHaveURL(/[?&]ulasan=1/)

      await page.goto('/products/semua', { waitUntil: 'networkidle' })
      await page.locator('h1').click()
      await hasRun(page, 'client/late.ts')
      const before = await cards.count()
      await lose(page)
      await page.locator('[data-pick]').first().click()
      await expect(sheet).toContainText(said)
      await sheet.getByRole('button', { name: 'Tutup' }).click()
      await more.click()
      await expect(more).toHaveText(`${said} Coba lagi`)
      await expect(cards).toHaveCount(before)
      await end(page)
      await more.click()
      await expect(cards).not.toHaveCount(before)
      expect(new URL(page.url()).pathname).toBe('/products/semua')
    },
  )

test(
  'a network that went silent is given up after the time of a call, and what arrived all the same is done once',
  only({ withScript }),
  async ({ page }) => {
    const sheet = page.getByRole('dialog', { name: 'Pilih Produk' })
    const asked = /[?&](?:part|_)=/
    const silence = () => page.route(asked, () => {})
    await page.clock.install()
    await page.goto(product, { waitUntil: 'networkidle' })
    await silence()
    await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
    await expect(sheet).toContainText('Memuat…')
    await page.clock.fastForward(limits.requestTimeoutMs)
    await expect(sheet).toContainText('Toko belum menjawab.')
    await page.unroute(asked)
    await sheet.getByRole('button', { name: 'Coba lagi' }).click()
    const add = sheet.locator('.picker-form:visible').getByRole('button', { name: '+ Keranjang' })
    await sheet.getByRole('radio', { name: 'XL', exact: true }).click({ force: true })
    // It arrives, but nothing comes back.
    await page.evaluate(() => {
      const real = window.fetch
      window.fetch = async (...asked) => {
        const answer = await real(...asked)
        // Another request of the page may come before it.
        if (!String(asked[0]).includes('_=add')) return answer
        window.fetch = real
        return new Promise(() => {})
      }
    })
    const underWay = new Set<Request>()
    page.on('request', (request) => request.url().includes('_=add') && underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    const arrived = page.waitForResponse((answer) => answer.url().includes('_=add'))
    await add.click()
    await arrived
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(limits.requestTimeoutMs)
    await expect(page.getByText('Disimpan, dikirim saat sinyal kembali.')).toBeVisible()
    await expect(sheet).toBeHidden()
    // A shop that still works on the first one refuses the second: it is sent again. While one is under way time goes on
    // as it does, or it would be given up.
    const sentAgain = async () => {
      const waiting = await taps(page)
      if (waiting !== null && underWay.size === 0) await page.clock.fastForward(limits.waitingTapsAgainMs)
      return waiting
    }
    await expect.poll(sentAgain, { timeout: 30_000 }).toBeNull()
    await openCart({ page, scripted: true })
    expect(await pieces(page)).toEqual(['1'])
  },
)

test(
  'without signal before the late script is there, what it answers stays, and works once it can be loaded',
  only({ withScript }),
  async ({ page }) => {
    await page.route(lateScript(), (route) => route.abort('internetdisconnected'))
    await page.goto('/products/semua', { waitUntil: 'load' })
    await cut(page)
    await page.locator('#more-results a').click()
    await expect(page.getByText('Network Error')).toBeVisible()
    expect(page.url()).not.toContain('page=2')
    await page.unroute(lateScript())
    await restore(page)
    await page.locator('#more-results a').click()
    await expect(page).toHaveURL(/page=2/)
  },
)

const pieces = async (page: Page): Promise<string[]> => {
  const fields = await page.getByRole('textbox', { name: /^Jumlah / }).all()
  return (await Promise.all(fields.map((field) => field.inputValue()))).toSorted()
}

test(
  'a tap whose answer was lost is done once, and an order is sent only by its shopper',
  only({ withScript }),
  async ({ page, scripted }) => {
    await page.goto(product)
    await workerIsReady(page)
    await chooseVariant({ page, scripted })
    // It arrives, but its answer does not.
    await page.exposeFunction('cutNow', () => cut(page))
    await page.evaluate(() => {
      const real = window.fetch
      window.fetch = async (...asked) => {
        window.fetch = real
        await real(...asked)
        await (Reflect.get(window, 'cutNow') as () => Promise<void>)()
        throw new TypeError('lost')
      }
    })
    await page.getByRole('button', { name: '+ Keranjang' }).click()
    await expect(page.getByText('Disimpan, dikirim saat sinyal kembali.')).toBeVisible()
    // It says that it may have arrived before: not every backend keeps its key.
    const again = page.waitForRequest(/_=add/)
    await restore(page)
    expect((await again).postData()).toContain('_sent=1')
    await expect(page.getByText('1 perubahan terkirim')).toBeVisible()
    await failForLong(page)
    await openCart({ page, scripted })
    expect(await pieces(page)).toEqual(['1'])

    await goToCheckout({ page, scripted })
    await fillAddress({ page, scripted })
    await chooseShippingAndPayment({ page, scripted })
    await cut(page)
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()
    await expect(notSent(page)).toBeVisible()
    let orders = 0
    page.on('request', (request) => (orders += request.url().includes('_=place') ? 1 : 0))
    await restore(page)
    await expect(page.getByText('Kembali online')).toBeVisible()
    expect(orders).toBe(0)
    await placeOrder({ page, scripted })
    const number = await page
      .getByText(/^[\d\s]{12,}$/)
      .first()
      .textContent()

    // The number to pay to opens without signal.
    await cut(page)
    await page.reload()
    await expect(copied(page)).toBeVisible()
    await expect(page.getByText(number ?? '').first()).toBeVisible()
  },
)

/** A tap that the shop answers with failures is kept, but does not hold up what comes after it for a day. */
async function failForLong(page: Page): Promise<void> {
  const fail = (failsSince: number | null) =>
    page.evaluate(async (since) => {
      const tap = { url: `${location.href}?_=add`, fields: '_key=1', at: Date.now(), signedIn: false }
      localStorage.setItem('waiting-taps', JSON.stringify([since === null ? tap : { ...tap, failsSince: since }]))
      const real = window.fetch
      window.fetch = async () => {
        window.fetch = real
        return Response.json({ ok: false, status: 503, message: 'Toko sedang gangguan.', fields: {} }, { status: 503 })
      }
      dispatchEvent(new Event('online'))
    }, failsSince)
  await fail(null)
  await expect.poll(() => taps(page)).toContain('failsSince')
  await fail(Date.now() - hourMs)
  await expect(page.getByText('Toko sedang gangguan.')).toBeVisible()
  expect(await taps(page)).toBeNull()
}

test(
  'nothing of an account outlives its logout, and nothing that is confirmed there is kept',
  only({ withScript }),
  async ({ page, scripted }) => {
    await enterAsSiti({ page, scripted }, '/profile/order')
    await workerIsReady(page)
    await page.goto('/profile/edit')
    await page.goto('/profile')
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname))
    await expect.poll(kept).toEqual(expect.arrayContaining(['/profile/order', '/profile']))
    expect(await kept()).not.toContain('/profile/edit')
    // Somebody signs in while an answer is on its way: it is of the one before.
    await page.evaluate(async () => {
      // Its head is here, so the worker has seen it: of two requests at once it may see the second first.
      const late = await fetch('/profile/order', { headers: { accept: 'text/html' } })
      await fetch('/auth/login?_=enter', { method: 'POST', redirect: 'manual' })
      await late.text()
      await fetch('/profile/wishlist', { headers: { accept: 'text/html' } })
    })
    // Changes of the copies come one after another: when this one is there, those before it are done.
    await expect.poll(kept).toContain('/profile/wishlist')
    expect((await kept()).filter((path) => path.startsWith('/profile'))).toEqual(['/profile/wishlist'])
    await page.goto('/profile')
    await expect.poll(kept).toContain('/profile')
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect((await kept()).filter((path) => path.startsWith('/profile'))).toEqual([])
    // A sign-in passes through the worker.
    await enterAsSiti({ page, scripted }, '/profile')
    // After a logout another worker begins, and keeps what is opened from then on.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/profile')
    await expect.poll(kept).toContain('/profile')
    await becomeSomebodyElse(page)
  },
)

/** Their session has ended without a logout, and another customer has signed in in the same browser. */
async function becomeSomebodyElse(page: Page): Promise<void> {
  await page.goto('/')
  await waitForIslands(page, true)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.evaluate(() => {
    const own = /__Host-ME=([^;]*)/.exec(document.cookie)?.[1]
    const tap = { url: `${location.origin}/product/x?_=add`, fields: '_key=1', at: Date.now(), signedIn: own }
    localStorage.setItem('waiting-taps', JSON.stringify([tap]))
    document.cookie = '__Host-ME=othersss; Path=/; Secure; SameSite=Lax'
    dispatchEvent(new Event('online'))
  })
  await expect.poll(() => taps(page)).toBeNull()
  expect(sent.filter((url) => url.includes('_=add'))).toEqual([])
  await cut(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible()
  await expect(page.getByText('Siti')).toHaveCount(0)
}

/**
 * What a guest does, one after another. Without signal, `waits`: it is kept and sent later, so it is not tapped again;
 * `told`: it says that it was not sent.
 */
const steps: readonly {
  name: string
  tap: (page: Page) => Promise<unknown>
  done: (page: Page) => Promise<void>
  waits?: true
  told?: true
}[] = [
  {
    name: 'the category is opened',
    tap: (page) =>
      page
        .getByRole('navigation', { name: 'Kategori' })
        .getByRole('link', { name: shirt.category, exact: true })
        .click(),
    done: (page) => expect(page.getByRole('link', { name: shirt.name }).first()).toBeVisible(),
  },
  {
    name: 'the product is opened',
    // By the keyboard: what a press fetches ahead does not know that the test has cut the network.
    tap: (page) => page.getByRole('link', { name: shirt.name }).first().press('Enter'),
    done: (page) => expect(heading(page)).toBeVisible(),
  },
  { name: 'a colour is chosen', tap: (page) => chip(page, 'Sogan').click(), done: (page) => isChosen(page, 'Sogan') },
  { name: 'a size is chosen', tap: (page) => chip(page, 'L').click(), done: (page) => isChosen(page, 'L') },
  {
    name: 'it is added to the cart',
    tap: (page) => page.getByRole('button', { name: '+ Keranjang' }).click(),
    done: (page) => expect(page.getByRole('link', { name: /^Keranjang, 1/ })).toBeVisible(),
    waits: true,
  },
  {
    name: 'the cart is opened',
    tap: (page) => page.goto('/order/cart'),
    done: async (page) => {
      await expect(page.getByRole('button', { name: `Tambah jumlah ${shirt.name}` })).toBeVisible()
      await waitForIslands(page, true)
    },
  },
  {
    name: 'the quantity is raised',
    tap: (page) => page.getByRole('button', { name: `Tambah jumlah ${shirt.name}` }).click(),
    done: async (page) => {
      await expect.poll(() => taps(page)).toBeNull()
      await expect.poll(() => pieces(page)).toEqual(['2'])
    },
    waits: true,
  },
  {
    name: 'the checkout begins',
    tap: (page) => page.getByRole('button', { name: /^Checkout/ }).click(),
    done: async (page) => {
      await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
      await waitForIslands(page, true)
      await typeAddress({ page, scripted: true })
    },
    told: true,
  },
  {
    name: 'the address is saved',
    tap: (page) => page.getByRole('button', { name: 'Simpan Alamat' }).click(),
    done: (page) => expect(page.getByText(recipient.street.split(',')[0] ?? '').first()).toBeVisible(),
    told: true,
  },
  {
    name: 'the courier is chosen',
    tap: async (page) => {
      const card = await openCard(page, 'Opsi Pengiriman')
      await card.locator('label').filter({ hasText: 'JNE' }).first().click()
    },
    done: (page) => expect(summary(page, 'Opsi Pengiriman')).toContainText('JNE'),
  },
  {
    name: 'the payment is chosen',
    tap: async (page) => {
      const card = await openCard(page, 'Metode Pembayaran')
      await card.locator('label').filter({ hasText: 'BCA Virtual Account' }).click()
    },
    done: (page) => expect(summary(page, 'Metode Pembayaran')).toContainText('BCA Virtual Account'),
    told: true,
  },
  {
    name: 'the order is placed',
    tap: (page) => page.getByRole('button', { name: 'Buat Pesanan' }).click(),
    done: (page) => expect(page).toHaveURL(/\/order\/success\?SALE_ID=/),
    told: true,
  },
]
const chip = (page: Page, name: string) => page.locator('#variants').getByRole('link', { name, exact: true })
const isChosen = async (page: Page, name: string) => {
  await expect(chip(page, name)).toHaveAttribute('aria-current', 'true')
  // The price of the choice is there, and so is its address.
  await expect(page).toHaveURL(/varian=/)
  await page.waitForLoadState('networkidle')
}
const summary = (page: Page, title: string) =>
  page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .locator('summary')

for (const [place, { name }] of steps.entries())
  test(
    `the network is cut when ${name}: nothing is lost, and nothing is doubled`,
    only({ withScript, atNight: 'by day the journeys above cut at four of the steps' }),
    async ({ page }) => {
      let placed = 0
      page.on('response', (response) => (placed += response.url().includes('_=place') && response.ok() ? 1 : 0))
      await page.goto('/')
      await workerIsReady(page)
      for (const [at, { tap, done, waits, told }] of steps.entries()) {
        const before = page.url()
        if (at === place) {
          await cut(page)
          await tap(page)
          // Whatever was tapped, the shop is still there and says so.
          await expect(page.getByText(/Anda sedang offline/).first()).toBeVisible()
          // The bar is there before the tap has failed: with signal again too soon, it would be sent after all.
          if (waits) await expect.poll(() => taps(page)).not.toBeNull()
          if (told) await expect(notSent(page)).toBeVisible()
          await restore(page)
          if (page.url() !== before) await page.goto(before)
        }
        if (at !== place || !waits) await tap(page)
        await done(page)
      }
      expect(placed).toBe(1)
      await page.goto('/order/cart')
      await expect(page.getByText('Keranjang masih kosong')).toBeVisible()
    },
  )
