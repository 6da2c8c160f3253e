import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { readCall } from './payload.ts'

const named = [{ name: 'checkout.applyAddress' as const, endpoint: api.checkout.applyAddress }]
const how = { key: null, withinMs: null, mayFollow: false }

test('a field that is wrong says what it has to be', () => {
  const address = {
    SALE_ID: 's1',
    RECIPIENT_NAME: 'Al',
    RECIPIENT_PHONE: '0812',
    POSTAL_CODE: '4013',
    ADDRESS: '',
    VILLAGE_CODE: '31',
  }
  const answer = readCall(named, address, how)
  expect(answer.ok ? {} : answer.fields).toMatchObject({
    RECIPIENT_NAME: 'Nama harus 3 sampai 50 karakter',
    RECIPIENT_PHONE: 'Nomor HP terlalu pendek. Contoh: 0812 3456 7890',
    POSTAL_CODE: 'Kode pos harus 5 angka',
    VILLAGE_CODE: 'Pilih kelurahan atau desa dari daftar',
  })
})

test('a field without a sentence of its own says that it is not right', () => {
  const answer = readCall(named, { SALE_ID: 's1', UNHEARD_OF: 'x' }, how)
  expect(answer.ok ? {} : answer.fields).toEqual({ UNHEARD_OF: 'Isian tidak valid' })
})
