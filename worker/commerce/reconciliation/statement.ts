import { readCsv } from '#shared/admin/csv.ts'
import { limits } from '#shared/limits.ts'

export const statementBanks = ['BCA', 'MANDIRI', 'BRI', 'BNI'] as const
export type StatementBank = (typeof statementBanks)[number]

/** One credit of a statement. */
export interface Credit {
  /** The day of the shop's zone, `2026-11-24`. */
  day: string
  /** Whole rupiah. */
  amount: number
  said: string
  /** The bank has not entered it yet: a later file has it with its day, which may be another. */
  pending: boolean
}
export interface Statement {
  credits: readonly Credit[]
  /** Lines that name a day and cannot be read, each as `12: why`. */
  faults: readonly string[]
  /** No line of the file names the columns of this bank. */
  unreadable: boolean
}

/**
 * The columns of each bank's file, by their headings in small letters. `credit`: a column of its own. `amount`: one
 * column for both directions; its sign is a `CR` or `DB` in the same cell, in the next one, or in `sign`.
 */
const columns: Readonly<
  Record<StatementBank, { day: string[]; said: string[]; credit?: string[]; amount?: string[]; sign?: string[] }>
> = {
  // KlikBCA: Tanggal, Keterangan, Cabang, Jumlah, (CR or DB), Saldo
  BCA: { day: ['tanggal', 'tanggal transaksi', 'tgl.'], said: ['keterangan'], amount: ['jumlah', 'mutasi'] },
  // Mandiri Cash Management: AccountNo, Ccy, PostDate, Remarks, AdditionalDesc, Credit Amount, Debit Amount
  MANDIRI: {
    day: ['postdate', 'post date', 'posting date', 'tanggal', 'date'],
    said: ['remarks', 'additionaldesc', 'description', 'keterangan'],
    credit: ['credit amount', 'credit', 'kredit'],
  },
  // BRI CMS: NOREK, TGL_TRAN, DESK_TRAN, MUTASI_DEBET, MUTASI_KREDIT, SALDO_AKHIR_MUTASI
  BRI: {
    day: ['tgl_tran', 'tanggal', 'tanggal transaksi', 'date'],
    said: ['desk_tran', 'uraian transaksi', 'uraian', 'keterangan', 'remark'],
    credit: ['mutasi_kredit', 'kredit', 'credit'],
  },
  // BNI Direct: Post Date, Value Date, Branch, Journal No., Description, Amount, Db/Cr, Balance
  BNI: {
    day: ['post date', 'posting date', 'tanggal', 'date & time'],
    said: ['description', 'uraian transaksi', 'keterangan', 'details'],
    amount: ['amount', 'nominal', 'jumlah'],
    sign: ['db/cr', 'd/k', 'tipe'],
  },
}

/** Reads the file that a bank gives its customers. `today` (`2026-11-24`) gives the year to dates without one. */
export function readStatement(bank: StatementBank, file: string, today: string): Statement {
  // Account, name and period stand above the headings, in lines of their own.
  const lines = file.split('\n')
  const above = lines.findIndex((line) => placesIn(bank, readCsv(line)[0]?.cells ?? []) !== null)
  const [headings, ...rows] = above === -1 ? [] : readCsv(lines.slice(above).join('\n'))
  const places = headings && placesIn(bank, headings.cells)
  if (!places) return { credits: [], faults: [], unreadable: true }
  const credits: Credit[] = []
  const faults: string[] = []
  for (const { line, cells } of rows) {
    const pending = /^'?pend$/i.test((cells[places.day] ?? '').trim())
    const day = pending ? today : dayOf(cells[places.day] ?? '', today)
    const amount = creditIn(cells, places)
    if (day === null) {
      // Balances and page feet stand below the lines; a spreadsheet writes days of its own, with words, too.
      const named = (cells[places.day] ?? '').trim()
      if (/\d/.test(named) && amount !== 0) faults.push(`${line + above}: ${named.slice(0, 30)}`)
      continue
    }
    if (amount === 'unreadable') faults.push(`${line + above}: ${(cells[places.amount] ?? '').slice(0, 30)}`)
    else if (amount > 0)
      credits.push({ day, amount, said: (cells[places.said] ?? '').replace(/\s+/g, ' ').trim(), pending })
  }
  return { credits, faults: faults.slice(0, limits.listRows), unreadable: false }
}

interface Places {
  day: number
  said: number
  amount: number
  /** Where CR or DB stands; null: every amount of the column is a credit. */
  sign: number | null
}

function placesIn(bank: StatementBank, cells: readonly string[]): Places | null {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const at = (known: readonly string[] = []) => names.findIndex((name) => known.includes(name))
  const { day, said, credit, amount, sign } = columns[bank]
  const places = { day: at(day), said: at(said), amount: at(credit ?? amount) }
  if (Object.values(places).includes(-1)) return null
  if (credit) return { ...places, sign: null }
  return { ...places, sign: at(sign) === -1 ? places.amount + 1 : at(sign) }
}

/** What came in; 0: it went out. */
function creditIn(cells: readonly string[], { amount, sign }: Places): number | 'unreadable' {
  const cell = (cells[amount] ?? '').trim()
  if (cell === '') return 0
  const [, digits = '', mark = ''] = /^(?:rp\.?|idr)?\s*([-\d.,]+)\s*([a-z]*)$/i.exec(cell) ?? []
  const rupiah = rupiahOf(digits)
  if (rupiah === null) return 'unreadable'
  if (sign === null) return rupiah
  const said = (mark || (cells[sign] ?? '')).trim().toUpperCase()
  if (/^(CR|C|K|KREDIT|CREDIT)$/.test(said)) return rupiah
  return /^(DB|DR|D|DEBET|DEBIT)$/.test(said) ? 0 : 'unreadable'
}

/** `150,123.00`, `150.123,00`, `150123` or `150123.00`; null: it is no whole rupiah. */
function rupiahOf(digits: string): number | null {
  // Mandiri writes `.00` in the column that a line does not use.
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits.replace(/^[.,]/, '0$&')) ?? []
  if (!/^\d{1,3}([.,]\d{3})*$|^\d+$/.test(whole) || Number(cents) !== 0) return null
  return Number(whole.replace(/[.,]/g, ''))
}

/** `24/11/2026`, `24-11-26`, `2026-11-24` or `'24/11`; a time behind it is left out. null: no day. */
function dayOf(cell: string, today: string): string | null {
  const text = cell.trim().replace(/^'/, '')
  const iso = /^(\d{4})-(\d\d)-(\d\d)\b/.exec(text)
  if (iso) return validDay(iso[1], iso[2], iso[3])
  const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?(?:\s|$)/.exec(text) ?? []
  if (day === undefined) return null
  if (year !== undefined) return validDay(year.length === 2 ? `20${year}` : year, month, day)
  const thisYear = validDay(today.slice(0, 4), month, day)
  // A December that is read in January, or a leap day that is read the year after.
  return thisYear === null || thisYear > today ? validDay(String(Number(today.slice(0, 4)) - 1), month, day) : thisYear
}

function validDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
