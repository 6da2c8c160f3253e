import { expect, test, vi } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const address = {
  recipient: 'Ani Lestari',
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: 'Jl. Melawai Raya No. 1',
  point: '',
}

async function opened() {
  const shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const cookie = await edge.signIn()
  const save = (fields: Record<string, string>) =>
    edge.fetch('/profile/address?baru=1&_=save', {
      method: 'POST',
      body: new URLSearchParams({ ...address, ...fields }),
      headers: { cookie },
    })
  const stored = async () => {
    const listed = await shop.call('address.list', {}, { token: await shop.signIn() })
    return listed.ok
      ? listed.value.filter(({ recipient }) => recipient === address.recipient).map(({ phone }) => phone)
      : []
  }
  return { edge, save, stored }
}

const chosenIn = (html: string) => /<option value="([A-Z]{2})" selected="">/.exec(html)?.[1]

// Proves §5.9, §7.40, §8.17
test('the country that the platform knows of the visitor is chosen; without one it is Indonesia, and only the log says so', async () => {
  const { edge } = await opened()
  const logged = vi.spyOn(console, 'log')
  const at = async (country?: string) =>
    chosenIn(await (await edge.fetch('/auth/register', country ? { cf: { country } } : {})).text())
  expect(await at('MY')).toBe('MY')
  expect(logged.mock.calls.flat().join()).not.toContain('unable to fetch the country')
  // Tor has a code of its own and no country.
  for (const unknown of [undefined, 'T1']) expect(await at(unknown)).toBe('ID')
  expect(logged.mock.calls.flat().join()).toContain('unable to fetch the country')
  logged.mockRestore()
})

// Proves §5.9
test('a number is stored as E.164: typed with its country, with its plus, or the Indonesian way abroad', async () => {
  const { save, stored } = await opened()
  for (const [country, phone] of [
    ['MY', '012-345 6789'],
    ['ID', '+65 9123 4567'],
    ['SG', '0812-3456-7890'],
    ['', '0813 3456 7890'],
  ] as const)
    expect((await save({ country, phone })).status).toBe(303)
  expect((await stored()).toSorted()).toEqual(['+60123456789', '+6281234567890', '+6281334567890', '+6591234567'])
})

// Proves §5.11
test('numbers of an excluded country are refused at the field, and its country is not offered', async () => {
  const { edge, save, stored } = await opened()
  expect((await edge.administer('/settings', { phoneCountries: { only: [], except: ['MY'] } })).status).toBe(200)
  for (const typed of [
    { country: 'MY', phone: '012-345 6789' },
    { country: 'ID', phone: '+60 12-345 6789' },
  ]) {
    const refused = await save(typed)
    const html = await refused.text()
    expect([refused.status, html.includes('Toko ini tidak menerima nomor HP dari negara itu')]).toEqual([422, true])
    expect(html).toContain(`value="${typed.phone}"`)
    expect(chosenIn(html)).toBe(typed.country)
  }
  expect(await stored()).toEqual([])
  const offered = await (await edge.fetch('/auth/register', { cf: { country: 'MY' } })).text()
  expect([chosenIn(offered), offered.includes('value="MY"'), offered.includes('value="SG"')]).toEqual([
    'ID',
    false,
    true,
  ])

  await edge.administer('/settings', { phoneCountries: { only: ['SG', 'MY'], except: [] } })
  const few = await (await edge.fetch('/auth/register')).text()
  expect(few.match(/<option value="[A-Z]{2}"/g)).toHaveLength(2)
  expect((await save({ country: 'ID', phone: '0812-3456-7890' })).status).toBe(422)
})

test('a shop can exclude only countries that exist', async () => {
  const { edge } = await opened()
  expect((await edge.administer('/settings', { phoneCountries: { only: [], except: ['XX'] } })).status).toBe(422)
})

// Proves §5.8, §5.12
test('the shop chooses how numbers are shown and which characters a field lets through', async () => {
  const { edge, save, stored } = await opened()
  const choose = async (phoneTyping: object) => (await edge.administer('/settings', { phoneTyping })).status
  for (const refused of [
    { mode: 'local' },
    { pattern: '(0+)+' },
    { pattern: '[a-z]*' },
    { pattern: '[9-0]*' },
    { mode: 'international', pattern: '[0-9]*' },
  ])
    expect([refused, await choose(refused)]).toEqual([refused, 422])
  expect(await choose({ mode: 'international', pattern: '[0-9+ ]*' })).toBe(200)
  const cookie = await edge.signIn()
  for (const path of ['/auth/register', '/profile/address?baru=1', '/konfirmasi-pembayaran']) {
    const html = await (await edge.fetch(path, path.startsWith('/profile') ? { headers: { cookie } } : {})).text()
    const [field = ''] = /<input[^>]* name="phone"[^>]*>/.exec(html) ?? []
    expect(field, path).toContain('pattern="[0-9+ ]*"')
    expect(field, path).toContain('placeholder="Enter a phone number"')
    expect(html, path).toContain('>Contoh: +62 812 3456 7890')
    if (html.includes('<phone-country')) expect(html, path).toMatch(/<phone-country[^>]*="international"/)
  }
  const refused = await save({ country: 'ID', phone: '0812-3456-7890' })
  expect(refused.status).toBe(422)
  expect((await save({ country: 'ID', phone: '+62 812 3456 7890' })).status).toBe(303)
  expect(await stored()).toEqual(['+6281234567890'])
  expect(await choose({})).toBe(200)
  const html = await (await edge.fetch('/auth/register')).text()
  expect(html).toContain('>Contoh: 812 3456 7890')
  expect((await save({ country: 'ID', phone: '0813-3456-7890' })).status).toBe(303)
})

test('a browser gets the metadata of one country, and none of an unknown one', async () => {
  const { edge } = await opened()
  const one = await edge.fetch('/phone-metadata/MY')
  expect(one.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(Object.keys((await one.json<{ countries: object }>()).countries).toSorted()).toEqual(['ID', 'MY'])
  expect((await edge.fetch('/phone-metadata/XX')).status).toBe(404)
})

// Proves §5.5, §5.6, §5.7
test('every phone field of a page has the placeholder of the specification, 25 characters and an example below', async () => {
  const { edge } = await opened()
  const cookie = await edge.signIn()
  for (const path of ['/auth/register', '/konfirmasi-pembayaran', '/profile/address?baru=1', '/profile/edit']) {
    const html = await (await edge.fetch(path, path.startsWith('/profile') ? { headers: { cookie } } : {})).text()
    const fields = html.match(/<input[^>]* type="tel"[^>]*>/g) ?? []
    expect(fields.length, path).toBeGreaterThan(0)
    for (const field of fields) {
      expect(field, path).toContain('maxLength="25"')
      expect(field, path).toContain('placeholder="Enter a phone number"')
      const [, below = ''] = /aria-describedby="([^"]+)"/.exec(field) ?? []
      // Without a country beside it a number begins with its zero.
      const example = path === '/konfirmasi-pembayaran' ? '0812 3456 7890' : '812 3456 7890'
      expect(html.split(`id="${below}"`)[1], path).toMatch(new RegExp(`^[^>]*>Contoh: ${example}`))
    }
  }
})

// Proves §5.5, §5.14
test('a text that no phone field holds is called too long, and nothing is saved', async () => {
  const { save, stored } = await opened()
  for (const phone of ['8'.repeat(26), '0'.repeat(251)]) {
    const refused = await save({ country: 'ID', phone })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Nomor HP terlalu panjang')])
  }
  expect((await save({ country: 'ID', phone: ' (0812) 3456-7890 ' })).status).toBe(303)
  expect(await stored()).toHaveLength(1)
})
