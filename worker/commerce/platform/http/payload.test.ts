import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { choose } from './payload.ts'

test('a field that is wrong says what it has to be', () => {
  const address = {
    SALE_ID: 's1',
    RECIPIENT_NAME: 'Al',
    RECIPIENT_PHONE: '0812',
    POSTAL_CODE: '4013',
    ADDRESS: '',
    VILLAGE_CODE: '31',
  }
  const answer = choose([{ endpoint: api.checkout.applyAddress }], address)
  expect(answer.ok ? {} : answer.fields).toMatchObject({
    RECIPIENT_NAME: 'Nama harus 3 sampai 50 karakter',
    RECIPIENT_PHONE: 'Nomor HP terlalu pendek',
    POSTAL_CODE: 'Kode pos harus 5 angka',
    VILLAGE_CODE: 'Pilih kelurahan atau desa dari daftar',
  })
})

test('a field without a sentence of its own says that it is not right', () => {
  const answer = choose([{ endpoint: api.checkout.applyAddress }], { SALE_ID: 's1', UNHEARD_OF: 'x' })
  expect(answer.ok ? {} : answer.fields).toEqual({ UNHEARD_OF: 'Isian tidak valid' })
})
