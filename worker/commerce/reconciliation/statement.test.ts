import { expect, test } from 'vitest'
import { readStatement, type StatementBank } from './statement.ts'

const today = '2026-11-24'
const files: readonly { bank: StatementBank; file: string }[] = [
  {
    bank: 'BCA',
    file: `No. rekening : 1234567890\nNama : TOKO UJI\nPeriode : 01/11/2026 - 24/11/2026\n\nTanggal,Keterangan,Cabang,Jumlah,,Saldo\n'23/11,TRSF E-BANKING CR 2311/FTSCY/WS95031 SITI AMINAH,'0000,"109,123.00",CR,"1,109,123.00"\n'23/11,BIAYA ADM,'0000,"15,000.00",DB,"1,094,123.00"\n'PEND,TRSF E-BANKING CR BUDI,'0000,"50,007.00",CR,\nSaldo Awal,:,,"1,000,000.00"\nMutasi Kredit,:,,"109,123.00",,1\n`,
  },
  {
    bank: 'MANDIRI',
    file: `AccountNo,Ccy,PostDate,Remarks,AdditionalDesc,Credit Amount,Debit Amount,Close Balance\n1230001,IDR,23/11/2026 10:15:00,TRANSFER SITI AMINAH,,"109,123.00",.00,"1,109,123.00"\n1230001,IDR,23/11/2026 11:00:00,BIAYA ADM,,.00,"15,000.00","1,094,123.00"\n1230001,IDR,24/11/2026 09:00:00,TRF BUDI,,"50,007.00",.00,"1,144,130.00"\n`,
  },
  {
    bank: 'BRI',
    file: `NOREK;TGL_TRAN;TGL_EFEKTIF;JAM_TRAN;SEQ;DESK_TRAN;SALDO_AWAL_MUTASI;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI\n001;2026-11-23 00:00:00;2026-11-23;101500;1;TRSF SITI AMINAH;1000000.00;0.00;109123.00;1109123.00\n001;2026-11-23 00:00:00;2026-11-23;110000;2;BIAYA ADM;1109123.00;15000.00;0.00;1094123.00\n001;2026-11-24 00:00:00;2026-11-24;090000;3;BUDI;1094123.00;0.00;50007.00;1144130.00\n`,
  },
  {
    bank: 'BNI',
    file: `Post Date,Value Date,Branch,Journal No.,Description,Amount,Db/Cr,Balance\n23/11/26 10.15.00,23/11/26 10.15.00,259,123,TRANSFER DARI SITI AMINAH,"109.123,00",C,"1.109.123,00"\n23/11/26 11.00.00,23/11/26 11.00.00,259,124,BIAYA ADM,"15.000,00",D,"1.094.123,00"\n24/11/26 09.00.00,24/11/26 09.00.00,259,125,TRF BUDI,"50.007,00",C,"1.144.130,00"\n`,
  },
]

test.each(files)('$bank: credits are read with their day, debits and balances are not', ({ bank, file }) => {
  const { credits, faults, unreadable } = readStatement(bank, file, today)
  expect({ faults, unreadable }).toEqual({ faults: [], unreadable: false })
  expect(credits.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-11-23', 109_123],
    ['2026-11-24', 50_007],
  ])
  expect(credits[0]?.said).toContain('SITI AMINAH')
})

test.each(files)('$bank: a mark at the beginning and line ends of Windows change nothing', ({ bank, file }) => {
  const windows = `\uFEFF${file.replaceAll('\n', '\r\n')}`
  expect(readStatement(bank, windows, today)).toEqual(readStatement(bank, file, today))
})

test('a file of another bank, a page of HTML and nothing are unreadable', () => {
  for (const file of ['', '<html></html>', files[1]?.file ?? '', 'Tanggal;Keterangan\n24/11/2026;x\n'])
    expect(readStatement('BCA', file, today)).toEqual({ credits: [], faults: [], unreadable: true })
})

test.each([
  ['"18,500.50",CR', 'cents are no rupiah'],
  ['1.8500,CR', 'a separator in the wrong place'],
  ['"12.345,00",??', 'no sign'],
  ['-5,CR', 'a negative credit'],
  ['1e9,CR', 'a notation of programs'],
])('%s: a line that cannot be read is named with its number, and nothing is guessed: %s', (cells) => {
  const file = `Tanggal,Keterangan,Cabang,Jumlah,,Saldo\n24/11,X,0,${cells},0\n24/11,Y,0,"1,000.00",CR,0\n`
  const { credits, faults } = readStatement('BCA', file, today)
  expect(credits).toEqual([{ day: today, amount: 1_000, said: 'Y', pending: false }])
  expect(faults).toEqual([expect.stringMatching(/^2: /)])
})

test('a day without a year is never in the future', () => {
  const file = `Tanggal,Keterangan,Cabang,Jumlah,,Saldo\n31/12,X,0,"1,000.00",CR,0\n30/02,Y,0,"1,000.00",CR,0\n`
  expect(readStatement('BCA', file, '2027-01-02').credits.map(({ day }) => day)).toEqual(['2026-12-31'])
  const leap = readStatement('BCA', file.replace('30/02', '29/02'), '2029-01-02')
  expect(leap.credits.map(({ day }) => day)).toEqual(['2028-12-31', '2028-02-29'])
})

test.each([
  '23-Nov-26',
  '11/23/2026',
  '23 November 2026',
  '46349',
  '30/02/2026',
  '2026/11/23',
  'Sen, 23/11/2026',
  'Nov 23, 2026',
])('money on a day that cannot be read, %s, is named and never left out silently', (day) => {
  const rows = `"${day}",Y,0,"1,000.00",CR,0\n"${day}",BIAYA,0,"1,000.00",DB,0\nMutasi Kredit,:,,"1,000.00",,1\n`
  const { credits, faults } = readStatement('BCA', `Tanggal,Keterangan,Cabang,Jumlah,,Saldo\n${rows}`, today)
  expect({ credits, faults }).toEqual({ credits: [], faults: [`2: ${day}`] })
})
