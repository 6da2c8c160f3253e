import { receiptPattern } from '#shared/web/id-patterns.ts'
import { readDay } from '#shared/format/dates.ts'
import { type Fields, type Read, wholeOf } from './typed.ts'
import { noPrice } from './words.ts'

/* What the forms of the desk say, as the operations take it. What is wrong is said at its field. */

export const wrongNumber = 'Isi 4–60 huruf atau angka, tanpa spasi.'
export const always = (body: object) => (): Read => ({ body })
export const note =
  (body: object) =>
  ({ note = '' }: Fields): Read =>
    note.trim() === ''
      ? { fields: { note: 'Tulis alasannya; pembeli membacanya.' } }
      : { body: { ...body, note: note.trim() } }
export const receipt =
  (body: object) =>
  ({ receiptNumber = '' }: Fields): Read => {
    const typed = receiptNumber.trim().toUpperCase()
    return receiptPattern.test(typed)
      ? { body: { ...body, receiptNumber: typed } }
      : { fields: { receiptNumber: wrongNumber } }
  }

/** Where it is handed over there is none; the operation knows whether it may be missing. */
export const readReplacement = ({ receiptNumber = '' }: Fields): Read =>
  receiptNumber.trim() === '' ? { body: { step: 'replace' } } : receipt({ step: 'replace' })({ receiptNumber })

export function readStock({ id = '', change = '', reason = 'corrected' }: Fields): Read {
  const pieces = wholeOf(change)
  return pieces === null || pieces === 0
    ? { fields: { change: 'Isi berapa yang bertambah atau berkurang: 12 atau -3.' } }
    : { body: { itemId: id, change: pieces, reason } }
}
export function readPrice({ price = '', fullPrice = '', was = '', wasFullPrice }: Fields): Read {
  const [now, full] = [wholeOf(price), fullPrice.trim() === '' ? null : wholeOf(fullPrice)]
  if (now === null || now <= 0) return { fields: { price: noPrice } }
  if (fullPrice.trim() !== '' && (full === null || full <= now))
    return { fields: { fullPrice: 'Harga coret harus lebih tinggi dari harga jual, atau kosongkan.' } }
  const before = wholeOf(was)
  const read = {
    ...(before === null ? {} : { was: before }),
    ...(wasFullPrice === undefined ? {} : { wasFullPrice: wholeOf(wasFullPrice) }),
  }
  return { body: { price: now, fullPrice: full, ...read } }
}
export function readPause({ from = '', to = '' }: Fields): Read {
  const [first, last] = [readDay(from), readDay(to)]
  if (first === null) return { fields: { from: 'Isi tanggal mulai libur.' } }
  if (last === null || last < first) return { fields: { to: 'Isi tanggal terakhir libur, tidak sebelum mulainya.' } }
  return { body: { shippingPause: { from: first, to: last } } }
}
export function readHandOver({ code = '', collected = '' }: Fields): Read {
  const money = wholeOf(collected)
  if (code.trim() === '') return { fields: { code: 'Isi kode yang ditunjukkan pembeli.' } }
  if (collected.trim() !== '' && money === null) return { fields: { collected: 'Isi uang yang diterima: 109000.' } }
  return { body: { code: code.trim(), collected: money } }
}
export const readBook = ({ attempt = '' }: Fields): Read => ({
  body: { step: 'confirm-payment', attempt: Number(attempt) || null },
})
export function readAccount({ bankCode = '', number = '', holder = '' }: Fields): Read {
  const missing = Object.entries({ bankCode, number, holder }).filter(([, typed]) => typed.trim() === '')
  if (missing.length > 0) return { fields: Object.fromEntries(missing.map(([name]) => [name, 'Wajib diisi.'])) }
  return { body: { step: 'account', bankCode, number: number.replace(/[\s.-]/g, ''), holder: holder.trim() } }
}
/** All of what was requested, or less with a reason; the operation knows how much that was. */
export function readPostage({ amount = '', note: typed = '' }: Fields): Read {
  const rupiah = wholeOf(amount)
  return rupiah === null || rupiah < 0
    ? { fields: { amount: 'Isi yang diganti dalam rupiah utuh: 25000.' } }
    : { body: { step: 'postage', amount: rupiah, note: typed.trim() } }
}
/** `line`: how many of its pieces were paid back before, and its item: the operation takes them with those of now. */
export function readPieces({ line = '', pieces = '', note: why = '' }: Fields): Read {
  const [before, itemId = ''] = line.split(' ')
  const now = wholeOf(pieces)
  if (itemId === '') return { fields: { line: 'Pilih barangnya.' } }
  if (now === null || now < 1) return { fields: { pieces: 'Isi berapa yang dikembalikan: 1.' } }
  if (why.trim() === '') return { fields: { note: 'Tulis alasannya; pembeli membacanya.' } }
  return { body: { step: 'refund', itemId, pieces: now + Number(before), note: why.trim() } }
}
export const readReply = ({ reply = '', was }: Fields): Read =>
  reply.trim() === ''
    ? { fields: { reply: 'Tulis jawabannya.' } }
    : { body: { reply: reply.trim(), ...(was === undefined ? {} : { was: was === '' ? null : was }) } }
export const readHidden = ({ why = '' }: Fields): Read =>
  why === '' ? { fields: { why: 'Pilih alasannya; pembeli membacanya.' } } : { body: { why } }
export const readProof = ({ proof = '' }: Fields): Read =>
  proof.trim() === ''
    ? { fields: { proof: 'Isi nomor atau berita transfernya.' } }
    : { body: { step: 'pay', proof: proof.trim() } }

/** The note is needed where the amount is another one: the operation knows. */
export const readAssigned = ({ orderNumber = '', note: why = '' }: Fields): Read =>
  orderNumber.trim().length < 3
    ? { fields: { orderNumber: 'Isi nomor pesanannya.' } }
    : {
        body: { step: 'assign', number: orderNumber.trim().toUpperCase(), ...(why.trim() ? { note: why.trim() } : {}) },
      }
export const readClosed = ({ note: why = '' }: Fields): Read =>
  why.trim().length < 3
    ? { fields: { note: 'Tulis uang apa ini, untuk pembukuan.' } }
    : { body: { step: 'close', note: why.trim() } }

export const readType = ({ id = '', type = '' }: Fields): Read =>
  type === '' ? { fields: { type: 'Pilih tipenya.' } } : { body: { customer: id, type } }
