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
      await expect.poll(browser.url).toBe(`${shop.origin}/`)
      expect(await browser.evaluate('document.body.innerText.includes("Siti")')).toBe(false)
      expect(await browser.evaluate('caches.keys().then((names) => names.length)')).toBe(0)
    } finally {
      await browser.close()
    }
  },
)
