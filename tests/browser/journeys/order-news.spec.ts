import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'
import { allowNews, enterAsSiti } from '../support/journey-steps.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'a button on a paid order asks for news; what comes is shown without the order, and leads to it',
  only({
    withScript: 'without script no browser shows news',
    atNight: 'by day tests/commerce/order/after/news.test.ts has the rest',
  }),
  async ({ page, shop, scripted }) => {
    await page.addInitScript(allowNews)
    await enterAsSiti({ page, scripted }, '/profile/order?tab=dikemas')
    await page.getByRole('listitem').filter({ hasText: 'Sedang Diproses' }).getByRole('link').first().click()
    const button = page.getByRole('button', { name: 'Kabari di Layar Perangkat Ini' })
    await button.click({ timeout: 20_000 })
    await expect(page.getByText('Kabar pesanan ini akan muncul di layar perangkat ini.')).toBeVisible()
    await expect(button).toHaveCount(0)

    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('the page has a worker')
    await worker.evaluate(`
    self.said = []
    self.registration.showNotification = async (...said) => void self.said.push(said)
    self.clients.openWindow = async (url) => (self.said.push(String(url)), null)`)
    const browser = await page.context().newCDPSession(page)
    const registrations: { registrationId: string }[] = []
    browser.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations))
    await browser.send('ServiceWorker.enable')
    await expect.poll(() => registrations.length).toBeGreaterThan(0)
    const news = {
      title: 'Griya Larasati',
      body: 'Ada kabar tentang pesanan Anda di Griya Larasati',
      path: '/order/track/x',
    }
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: shop.origin,
      registrationId: registrations[0]?.registrationId ?? '',
      data: JSON.stringify(news),
    })
    const said = () => worker.evaluate<unknown[]>('self.said')
    await expect
      .poll(said)
      .toMatchObject([[news.title, { body: news.body, tag: news.path, icon: '/apple-touch-icon.png', lang: 'id' }]])
    for (const path of [news.path, 'https://lain.contoh.id/'])
      await worker.evaluate(`self.dispatchEvent(
      Object.assign(new ExtendableEvent('notificationclick'), { notification: { close() {}, data: { path: '${path}' } } }),
    )`)
    await expect.poll(async () => (await said()).slice(1)).toEqual([`${shop.origin}${news.path}`])
    // Right after paying, too.
    await page.goto(`/order/success?SALE_ID=${new URL(page.url()).pathname.split('/').at(-1)}`)
    await button.click({ timeout: 20_000 })
    await expect(page.getByText('Kabar pesanan ini akan muncul di layar perangkat ini.')).toBeVisible()
  },
)
