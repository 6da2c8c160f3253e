import { expect, test } from 'vitest'
import { createSeal } from '#commerce/platform/seal.ts'
import { keyedVendors } from '#commerce/vendors/keys/registry.ts'
import { keysIn } from '#commerce/vendors/keys/store.ts'

const secretsOf = (...believed: string[]) => ({ current: believed[0] ?? '', believed })
const keys = { serverKey: 'SB-Mid-server-1', baseUrl: 'https://api.midtrans.com' }
const purpose = 'vendor\nmidtrans'

// Proves ASVS 11.3.3
test('what is sealed opens for its own shop and purpose alone, and not after one bit has changed', () => {
  const seal = createSeal(secretsOf('present'), 1)
  const sealed = seal.close('rahasia', purpose)
  expect(sealed).not.toContain('rahasia')
  expect(seal.close('rahasia', purpose)).not.toBe(sealed)
  expect(seal.open(sealed, purpose)).toEqual({ text: 'rahasia', current: true })
  expect(seal.open(sealed, 'vendor\nbiteship')).toBeNull()
  expect(createSeal(secretsOf('present'), 2).open(sealed, purpose)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(seal.open(changed.toString('base64url'), purpose)).toBeNull()
  }
  for (const nothing of ['', 'x', 'x'.repeat(38)]) expect(seal.open(nothing, purpose)).toBeNull()
})

test('while the secret is changed, what the former one sealed still opens; afterwards it does not', () => {
  const sealed = createSeal(secretsOf('former'), 1).close('rahasia', purpose)
  expect(createSeal(secretsOf('present', 'former'), 1).open(sealed, purpose)).toEqual({
    text: 'rahasia',
    current: false,
  })
  expect(createSeal(secretsOf('present'), 1).open(sealed, purpose)).toBeNull()
})

test('keys that cannot be read or are incomplete are no keys, whatever is wrong with them', () => {
  const seal = createSeal(secretsOf('present'), 1)
  const rowOf = (text: string, vendor = 'midtrans') => ({ vendor, sealed: seal.close(text, `vendor\n${vendor}`) })
  expect(keysIn(seal, rowOf(JSON.stringify(keys)))).toEqual(keys)
  expect(keysIn(seal, rowOf('{'))).toBeNull()
  expect(keysIn(seal, rowOf('{}'))).toBeNull()
  expect(keysIn(seal, rowOf(JSON.stringify(keys), 'tidak-ada'))).toBeNull()
  expect(keysIn(seal, { vendor: 'midtrans', sealed: 'x' })).toBeNull()
})

test('incomplete keys are refused at their field, and what is said repeats no key', () => {
  const parsed = keyedVendors.get('gosend')?.keys.safeParse({ clientId: 'rahasia-sekali' })
  expect(parsed?.error?.issues.map(({ path }) => path.join('.'))).toEqual(['passKey', 'callbackToken'])
  expect(JSON.stringify(parsed?.error?.issues)).not.toContain('rahasia-sekali')
})

const answers = {
  midtrans: [404, 401],
  xendit: [404, 401],
  biteship: [200, 401],
  gosend: [404, 401],
  email: [200, 401],
  whatsapp: [200, 401],
  sms: [200, 401],
  googleAnalytics: [200, null],
  metaPixel: [200, 400],
  tiktokPixel: [200, null],
  turnstile: [200, null],
} as const
const given: Readonly<Record<keyof typeof answers, object>> = {
  midtrans: { serverKey: 'only-for-tests' },
  xendit: { secretKey: 'only-for-tests', callbackToken: 'only-for-tests' },
  biteship: { key: 'only-for-tests', couriers: 'jne', webhook: { header: 'X-B', secret: 'only-for-tests' } },
  gosend: { clientId: 'only-for-tests', passKey: 'only-for-tests', callbackToken: 'only-for-tests' },
  email: { key: 'only-for-tests', from: 'Toko <a@b.id>' },
  whatsapp: { token: 'only-for-tests', phoneNumberId: '105954558954427' },
  sms: { key: 'only-for-tests', from: 'TOKO', baseUrl: 'https://abc.api.infobip.com' },
  googleAnalytics: { apiSecret: 'only-for-tests' },
  metaPixel: { token: 'only-for-tests' },
  tiktokPixel: { token: 'only-for-tests' },
  turnstile: { siteKey: '0x4AAAAAAAcontoh', secret: 'only-for-tests' },
}
/** What some vendors say beside the status. */
const bodies: Readonly<Record<string, object>> = {
  turnstile: { success: false, 'error-codes': ['invalid-input-response'] },
  tiktokPixel: { code: 40_002, message: 'data: Field required' },
}
const settings = {
  host: 'toko.id',
  name: 'Toko',
  city: 'Jakarta',
  demo: false,
  bankAccount: null,
  googleAnalyticsId: 'G-CONTOH1',
  metaPixelId: '123456789',
  tiktokPixelId: 'C4CONTOH1234567890AB',
}

test('every vendor with keys is asked by one cheap call at its own server, and says yes, no or nothing', async () => {
  expect([...keyedVendors.keys()].toSorted()).toEqual(Object.keys(answers).toSorted())
  for (const [vendor, [right, wrong]] of Object.entries(answers)) {
    const entry = keyedVendors.get(vendor)
    const asked: Request[] = []
    const check = (status: number) =>
      entry?.check(entry.keys.parse(given[vendor as keyof typeof given]), {
        settings,
        fetch: async (request) => {
          asked.push(request)
          return Response.json(bodies[vendor] ?? {}, { status })
        },
      })
    expect([vendor, await check(right)]).toMatchObject([vendor, { ok: true }])
    if (wrong)
      expect([vendor, await check(wrong)]).toMatchObject([
        vendor,
        { ok: false, reason: wrong === 401 ? 'locked' : 'refused' },
      ])
    expect([vendor, await check(503)]).toMatchObject([vendor, { ok: false, reason: 'down' }])
    expect(asked).toHaveLength(wrong ? 3 : 2)
    for (const { url } of asked) expect(new URL(url).host).toMatch(entry?.hosts ?? /^$/)
  }
})

test('a key that may only send e-mails is a right one', async () => {
  const entry = keyedVendors.get('email')
  const fetch = async () => Response.json({ name: 'restricted_api_key' }, { status: 401 })
  expect(await entry?.check(entry.keys.parse(given.email), { settings, fetch })).toMatchObject({ ok: true })
})

test('TikTok says by its own code that a token is wrong', async () => {
  const entry = keyedVendors.get('tiktokPixel')
  const fetch = async () => Response.json({ code: 40_105, message: 'Access token is incorrect' })
  const checked = await entry?.check(entry.keys.parse(given.tiktokPixel), { settings, fetch })
  expect(checked).toMatchObject({ ok: false, reason: 'locked' })
})

test('Turnstile says in the body that a secret is wrong', async () => {
  const entry = keyedVendors.get('turnstile')
  const fetch = async () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] })
  expect(await entry?.check(entry.keys.parse(given.turnstile), { settings, fetch })).toMatchObject({
    ok: false,
    reason: 'refused',
  })
})
