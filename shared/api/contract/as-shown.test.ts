import { expect, test } from 'vitest'
import { asShown } from './as-shown.ts'

const backend = 'https://api.acme.example'
const shown = (answered: unknown) => asShown(answered, { backend, numbers: new Set() })

test.each([
  ['http://cdn.acme.example/teh.jpg', 'https://cdn.acme.example/teh.jpg'],
  ['//cdn.acme.example/teh.jpg', 'https://cdn.acme.example/teh.jpg'],
  ['/uploads/teh.jpg', 'https://api.acme.example/uploads/teh.jpg'],
  ['uploads/teh.jpg', 'https://api.acme.example/uploads/teh.jpg'],
  ['https://cdn.acme.example/teh.jpg?w=1', 'https://cdn.acme.example/teh.jpg?w=1'],
  ['http://127.0.0.1:9000/teh.jpg', 'http://127.0.0.1:9000/teh.jpg'],
  ['', ''],
])('a picture or a video at %j is loaded from %j, wherever it stands in an answer', (given, address) => {
  expect(shown([{ PRODUCT_IMAGE_URL: given, PRODUCT_IMAGE_LIST: [given], PRODUCT_VIDEO_URL: given }])).toEqual([
    { PRODUCT_IMAGE_URL: address, PRODUCT_IMAGE_LIST: [address], PRODUCT_VIDEO_URL: address },
  ])
  expect(
    shown({ COMPANY_LOGO: given, BANNER_IMAGE_LIST: [given, { IMAGE_URL: given, LINK_URL: '/products/teh' }] }),
  ).toEqual({
    COMPANY_LOGO: address,
    BANNER_IMAGE_LIST: [address, { IMAGE_URL: address, LINK_URL: '/products/teh' }],
  })
})

test('tags and entities of names and titles are read once; a description is left to its page', () => {
  expect(
    shown({ PRODUCT_NAME: '<b>Teh &amp; Gula</b>', TITLE: 'A &amp;lt; B', DESCRIPTION: '<p>Teh</p><p>Gula</p>' }),
  ).toEqual({ PRODUCT_NAME: 'Teh & Gula', TITLE: 'A &lt; B', DESCRIPTION: 'Teh Gula' })
  const option = { NAME: 'Warna', VALUES: ['Merah &amp; Putih', { VALUE: 'Hitam &amp; Putih' }] }
  expect(shown({ ITEM_VALUES: ['Merah &amp; Putih'], PRODUCT_OPTION_LIST: [option] })).toEqual({
    ITEM_VALUES: ['Merah & Putih'],
    PRODUCT_OPTION_LIST: [{ NAME: 'Warna', VALUES: ['Merah & Putih', { VALUE: 'Hitam & Putih' }] }],
  })
  expect(shown({ ITEM_VALUES: '["Merah &amp; Putih"]', VALUE: '-' })).toEqual({
    ITEM_VALUES: ['Merah & Putih'],
    VALUE: null,
  })
  // A filter sends it as it came.
  const filter = { NAME: 'Warna', VALUE_LIST: [{ VALUE: 'Merah &amp; Putih', TOTAL: 2 }] }
  expect(shown(filter)).toEqual(filter)
  const others = { PRODUCT_DESCRIPTION: '<p>Teh</p>', CART_ITEM_NAME: 'Kaos <3 & 5 < 7', PRICE: 5, SLUG: null }
  expect(shown(others)).toEqual(others)
})

test('a name in which nothing is said is empty', () => {
  const lines = ['-', ' - ', 'null', 'undefined', ''].map((name) => ({ CART_ITEM_VARIANT_NAME: name }))
  expect(shown(lines)).toEqual(lines.map(() => ({ CART_ITEM_VARIANT_NAME: '' })))
  const names = { PRODUCT_NAME: 'A-1', ITEM_NAME: null, TITLE: 'nullable' }
  expect(shown(names)).toEqual(names)
})

test('an answer of any depth is read', () => {
  let deep: unknown = 'teh'
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep]
  expect(shown(deep)).toBeDefined()
})

test('the names of ids that came as numbers are noted, at every depth', () => {
  const numbers = new Set<string>()
  const line = { CART_ID: 7, CART_ID_CODE: 'C-7', CART_QTY: 2, BILL: [{ SALE_BILL_CODE: 88 }] }
  expect(asShown([line], { backend, numbers })).toEqual([line])
  expect([...numbers]).toEqual(['CART_ID', 'SALE_BILL_CODE'])
  // In a column of JSON too, and of any length.
  expect(asShown('[{"SALE_ID":1234567890123456789}]', { backend, numbers })).toEqual([
    { SALE_ID: '1234567890123456789' },
  ])
  expect([...numbers].at(-1)).toBe('SALE_ID')
})

test('of two ids the one that is said alone is the other, too, and goes back as the number that it is', () => {
  const read = (given: unknown) => {
    const numbers = new Set<string>()
    return [asShown(given, { backend, numbers }), [...numbers]]
  }
  expect(read({ ITEM_LIST: [{ ITEM_ID: 12 }, { ITEM_ID: '5', ITEM_ID_CODE: '-' }] })).toEqual([
    {
      ITEM_LIST: [
        { ITEM_ID: 12, ITEM_ID_CODE: 12 },
        { ITEM_ID: '5', ITEM_ID_CODE: '5' },
      ],
    },
    ['ITEM_ID', 'ITEM_ID_CODE'],
  ])
  expect(read([{ CART_ID: null, CART_ID_CODE: 7 }])).toEqual([
    [{ CART_ID: 7, CART_ID_CODE: 7 }],
    ['CART_ID', 'CART_ID_CODE'],
  ])
  // A line of an order may lack a code that the shop's goods have, as texts.
  const both = { ITEM_LIST: [{ ITEM_ID: 12, ITEM_ID_CODE: '34' }], SALE_LINE_LIST: [{ ITEM_ID: 5 }] }
  expect(read(both)).toEqual([both, ['ITEM_ID']])
})

test('a list of pictures may be one text or records, and a host may lack its scheme', () => {
  const [first, second] = ['https://cdn.acme.example/a.jpg', 'https://api.acme.example/uploads/b.jpg']
  for (const given of [`${first}, /uploads/b.jpg`, `${first}|uploads/b.jpg`, JSON.stringify([first, second])])
    expect(shown({ PRODUCT_IMAGE_LIST: given })).toEqual({ PRODUCT_IMAGE_LIST: [first, second] })
  expect(shown({ PRODUCT_IMAGE_URL: 'cdn.acme.example/a.jpg' })).toEqual({ PRODUCT_IMAGE_URL: first })
  for (const given of [{ url: '/uploads/b.jpg', width: 600 }, [{ src: 'uploads/b.jpg' }], '{"url":"/uploads/b.jpg"}'])
    expect(shown([{ CART_ITEM_IMAGE_URL: given }])).toEqual([{ CART_ITEM_IMAGE_URL: second }])
  expect(shown({ COMPANY_LOGO: null, IMAGE_URL: [] })).toEqual({ COMPANY_LOGO: null })
  expect(shown({ BANNER_IMAGE_LIST: [{ src: first, link: '/promo' }] })).toEqual({
    BANNER_IMAGE_LIST: [{ src: first, link: '/promo', IMAGE_URL: first }],
  })
})

test('a field that is text of JSON for its reader stays so', () => {
  const asked = { PASSKEY_OPTIONS: '{"challenge":"0Zjq","rpId":"toko.example"}' }
  expect(shown(asked)).toEqual(asked)
})

test('where a banner or a menu leads is read as people type it', () => {
  const links = [
    'http://www.instagram.com/x',
    ' www.instagram.com/x',
    'https://wa.me/62?text=Halo Kak',
    '/search?q=a b',
  ]
  expect(links.map((link) => shown({ LINK_URL: link }))).toEqual([
    { LINK_URL: 'https://www.instagram.com/x' },
    { LINK_URL: 'https://www.instagram.com/x' },
    { LINK_URL: 'https://wa.me/62?text=Halo%20Kak' },
    { LINK_URL: '/search?q=a%20b' },
  ])
})

test('phones get their first 0 again, slugs lose their blanks, ids stay as they came', () => {
  expect(
    shown({ RECIPIENT_PHONE: 81_298_765_432, PRODUCT_SLUG: 'teh ', ITEM_ID_CODE: 'A1 ', CUSTOMER_PHONE: '6281' }),
  ).toEqual({
    RECIPIENT_PHONE: '081298765432',
    PRODUCT_SLUG: 'teh',
    ITEM_ID_CODE: 'A1 ',
    CUSTOMER_PHONE: '6281',
  })
})
