import { turnstileSecret } from '../../support/fake-vendors/keys.ts'
import { administer, expect, test, waitForIslands } from '../support/journey.ts'

/** What Turnstile's script does, in short: it gives a token for this host and form, and another after each reset. */
const api = `
  let settings
  const give = () => settings.callback('good ' + location.hostname + ' ' + settings.action + ' ' + Math.random())
  window.turnstile = { render: (box, given) => { settings = given; give(); return 'w' }, reset: give, remove() {} }
`

test('a shopper asks for a code in a shop with Turnstile, which is loaded at the first touch; without script it needs none', async ({
  page,
  context,
  openShop,
  scripted,
}) => {
  const shop = await openShop({ sample: 'kopi' })
  const { origin, host } = shop
  const baseUrl = process.env['ETALASE_TURNSTILE']
  await administer(shop, '/keys/turnstile', { siteKey: '0x4AAAAAAAcontoh', secret: turnstileSecret, baseUrl })
  const loaded: string[] = []
  await context.route('https://challenges.cloudflare.com/**', (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: api })
  })
  await page.goto(`${origin}/auth/kode`)
  await waitForIslands(page, scripted)
  expect(loaded).toEqual([])
  await page.getByLabel('Email atau Nomor HP').fill('siti@contoh.id')
  const token = page.locator('input[name=humanToken]')
  if (scripted) await expect(token).toHaveValue(/^good /)
  const given = scripted ? await token.inputValue() : null
  await page.getByRole('button', { name: 'Kirim Kode' }).click()
  await expect(page.getByLabel('Kode OTP')).toBeVisible()
  expect(loaded).toEqual(scripted ? ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'] : [])
  const asked = (await (await fetch(`${process.env.ETALASE_TURNSTILE}/asked`)).json()) as { response: string }[]
  const ofShop = asked.map(({ response }) => response).filter((response) => response.includes(host))
  expect(ofShop).toEqual(scripted ? [given] : [])
})
