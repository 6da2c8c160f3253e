import { expect, test } from 'vitest'
import { checkAddress, regencyOf } from './rules.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'

const request = {
  orderId: 's' as never,
  recipient: 'Siti Aminah',
  phone: '0812 3456 7890',
  email: null,
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: 'Jl. Melawai No. 1',
  courierNote: null,
  latitude: null,
  longitude: null,
  province: 'Atlantis',
  regency: 'Atlantis',
  district: 'Atlantis',
  village: 'Atlantis',
}

// Proves §5.10
test.each([
  '081234567890',
  '+62 812-3456-7890',
  '6281234567890',
  '62 0812 3456 7890',
  '+620812345678',
  '8123456789',
  '٠٨١٢٣٤٥٦٧٨٩٠',
])('%s is an Indonesian mobile number', (typed) => {
  expect(normalisePhone(typed)).toMatchObject({ ok: true, value: expect.stringMatching(/^\+628\d{8,11}$/) })
})

test.each([
  ['08123456789012345', 'phone_too_long'],
  ['0812', 'phone_too_short'],
  ['0912345678', 'phone_invalid'],
  ['bukan nomor', 'phone_invalid'],
  ['<script>', 'phone_invalid'],
])('%s is %s at the field phone', (typed, code) => {
  expect(normalisePhone(typed)).toMatchObject({ ok: false, code, fields: { phone: expect.any(String) } })
})

// Proves ASVS 2.2.3
test('the names of a place are ours, whatever was sent', () => {
  const answer = checkAddress(request, 'shipped')
  expect(answer).toMatchObject({
    ok: true,
    value: {
      province: 'DKI Jakarta',
      regency: 'Kota Jakarta Selatan',
      district: 'Kebayoran Baru',
      village: 'Melawai',
      phone: '+6281234567890',
    },
  })
  expect(answer.ok && regencyOf(answer.value)).toBe('31.74')
})

test('an incomplete address says what is missing, names without a code included', () => {
  expect(checkAddress({ ...request, villageCode: null, postcode: null, street: null }, 'shipped')).toMatchObject({
    code: 'address_incomplete',
    fields: { villageCode: expect.any(String), postcode: expect.any(String), street: expect.any(String) },
  })
  expect(checkAddress({ ...request, villageCode: '99.99.99.9999' }, 'shipped')).toMatchObject({
    code: 'region_unknown',
  })
})

test('a wrong number, a wrong e-mail, a missing street and a point abroad are said at once', () => {
  const wrong = { phone: '0812', email: 'bukan email', street: null, latitude: 1.5, longitude: 150 }
  const answer = checkAddress({ ...request, ...wrong }, 'shipped')
  expect(answer).toMatchObject({ ok: false, code: 'input_invalid' })
  expect(Object.keys(answer.ok ? {} : answer.fields).sort()).toEqual(['email', 'latitude', 'phone', 'street'])
})

test('a digital checkout keeps a contact and no place', () => {
  expect(checkAddress({ ...request, villageCode: null, street: null, postcode: null }, 'digital')).toMatchObject({
    ok: true,
    value: { recipient: 'Siti Aminah', villageCode: null, province: '', street: null },
  })
  expect(checkAddress({ ...request, email: 'bukan email' }, 'digital')).toMatchObject({ code: 'email_invalid' })
})
