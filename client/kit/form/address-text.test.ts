import { expect, test } from 'vitest'
import { addressLine, showPhone } from './address-text.ts'

const place = { village: 'Dago', district: 'Coblong', regency: 'Kota Bandung', province: 'Jawa Barat' }
const address = {
  recipient: 'Siti',
  phone: '',
  email: null,
  villageCode: null,
  postcode: '40135',
  street: 'Jl. Ir. H. Juanda No. 142',
  courierNote: null,
  latitude: null,
  longitude: null,
  ...place,
}

test('a mobile number is shown as it is read aloud, anything else as it is', () => {
  expect(showPhone('+6281234567890')).toBe('0812-3456-7890')
  expect(showPhone('+628123456789')).toBe('0812-3456-789')
  expect(showPhone('(021) 5551234')).toBe('(021) 5551234')
  expect(showPhone('+6591234567')).toBe('+6591234567')
})

test('an address leaves out what is missing', () => {
  expect(addressLine(address)).toBe('Jl. Ir. H. Juanda No. 142, Dago, Coblong, Kota Bandung, Jawa Barat,\u00A040135')
  expect(
    addressLine({ ...address, street: null, village: '', district: '', regency: '', province: '', postcode: null }),
  ).toBe('')
})

test('no number of an address stands on a line of its own', () => {
  const street = 'Jl. Cihampelas No. 27, RT 03/RW 05'
  expect(addressLine({ ...address, street })).toBe(
    'Jl. Cihampelas No. 27, RT\u00A003/RW\u00A005, Dago, Coblong, Kota Bandung, Jawa Barat,\u00A040135',
  )
  expect(addressLine({ ...address, street: 'Jl. Riau No. 10 RT 01/02' })).toContain('No. 10 RT\u00A001/02, Dago')
})
