import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'
import { openPlainBrowser } from '../support/plain-browser.ts'

test(
  'a logout ends while the service worker runs',
  only({ withScript: 'without script no browser has a service worker' }),
  async ({ shop }) => {
    const browser = await openPlainBrowser()
    try {
      const sends = (fields: string) => `(() => {
      const form = [...document.forms].find(({ action }) => /${fields}$/.test(action))
      for (const [name, value] of Object.entries({ login: 'siti@contoh.id', password: 'belanja-aman-2026' }))
        if (form?.elements[name]) form.elements[name].value = value
      form?.requestSubmit()
      return form !== undefined
    })()`
      const press = (action: string) => expect.poll(() => browser.evaluate(sends(`_=${action}`))).toBe(true)
      await browser.goto(`${shop.origin}/auth/login?next=%2Fprofile`)
      await press('login')
      await expect.poll(browser.url).toBe(`${shop.origin}/profile`)
      const controlled = 'navigator.serviceWorker.controller !== null'
      await expect.poll(() => browser.evaluate(controlled), { timeout: 15_000 }).toBe(true)
      await press('logout')
      await expect.poll(browser.url, { intervals: [100] }).toBe(`${shop.origin}/`)
      // In one look, as soon as the page is there: three seconds later another worker keeps pages.
      const left = `(async () => {
      if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
      return [(await caches.keys()).length, document.body.innerText.includes('Siti')]
    })()`
      expect(await browser.evaluate(left)).toEqual([0, false])
    } finally {
      await browser.close()
    }
  },
)
