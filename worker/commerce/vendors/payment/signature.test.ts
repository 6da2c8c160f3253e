import { expect, test } from 'vitest'
import { isSignedBy, signatureOf } from './signature.ts'

const fields = { order_id: '1111', status_code: '200', gross_amount: '100000.00' }
const serverKey = 'askvnoibnosifnboseofinbofinfgbiufglnbfg'
const signature =
  'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231'

test("Midtrans' test vector comes out", () => {
  expect(signatureOf(fields, serverKey)).toBe(signature)
  expect(isSignedBy(serverKey, fields, signature)).toBe(true)
})

test('no other signature passes', () => {
  for (const wrong of [
    '',
    signature.slice(1),
    `${signature}0`,
    signature.toUpperCase(),
    signature.replace('e', 'f'),
    '😀'.repeat(32),
  ])
    expect(isSignedBy(serverKey, fields, wrong)).toBe(false)
  expect(isSignedBy('other', fields, signature)).toBe(false)
  for (const changed of [
    { gross_amount: '100000.0' },
    { gross_amount: '1.00' },
    { order_id: '1112' },
    { status_code: '201' },
  ])
    expect(isSignedBy(serverKey, { ...fields, ...changed }, signature)).toBe(false)
})
