import { expect, test } from 'vitest'
import { isPermit, lacking, permitNames, permits } from './permits.ts'

test('numbers are taken as their authorities write them', () => {
  for (const name of permitNames) expect([name, isPermit(name, permits[name].example)]).toEqual([name, true])
  for (const number of [
    'BPOM RI MD 271028004127',
    'ML 271028004127123',
    'NA18201234567',
    'POM TR 123456789',
    'POM SD123456789',
    'QD 123456789',
    'DTL1234567890A1',
  ])
    expect([number, isPermit('bpom', number)]).toEqual([number, true])
  for (const number of ['SNI 01-3702-1995', 'SNI 7617:2013', 'SNI ISO 8124-1:2010', 'SNI IEC 60335-2-14:2011'])
    expect([number, isPermit('sni', number)]).toEqual([number, true])
  expect(isPermit('pirt', 'P-IRT 2063273010424-29')).toBe(true)
})

test('what is no number is not taken, and a halal word stands in its own field alone', () => {
  const wrong = {
    halal: ['ID3211000441876092', '00120012345678', 'halal', 'ID32110004418760924 '],
    bpom: ['271028004127', 'MD 27102800412', 'NA1820123456', 'MD 271028004127; <b>', 'not_halal'],
    pirt: ['206327301042429', '2063273010424', 'not_obliged'],
    sni: ['7617:2013', 'SNI', 'SNI 7617', 'Pakaian bayi, SNI 7617:2013'],
  } as const
  for (const name of permitNames)
    for (const number of wrong[name]) expect([name, number, isPermit(name, number)]).toEqual([name, number, false])
  expect(['not_halal', 'not_obliged', ''].map((said) => isPermit('halal', said))).toEqual([true, true, true])
})

test('what a category demands is lacking until it is stated; BPOM stands for P-IRT', () => {
  const nothing = { halal: '', bpom: '', pirt: '', sni: '', adult: false }
  expect(lacking(['halal', 'pirt', 'adult'], nothing)).toEqual(['halal', 'pirt', 'adult'])
  expect(lacking(['halal', 'pirt'], { ...nothing, halal: 'not_halal', bpom: permits.bpom.example })).toEqual([])
  expect(lacking(['bpom'], { ...nothing, pirt: permits.pirt.example })).toEqual(['bpom'])
})
