import type { Transfer } from '#shared/api/proof.ts'
import { rupiah } from '#shared/api/brands.ts'
import { text } from '#shared/text/text.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { demoPackingMs } from '../settle.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { isOrder, statusAt } from '../../core/rules.ts'
import {
  addEvent,
  type BillRow,
  changeBill,
  changeCharge,
  changeSale,
  findAttempt,
  findBill,
  findSale,
  findSaleByNumber,
  type SaleRow,
} from '../../core/store.ts'
import { billView } from '../../core/views.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { countGuess, guessedTooOften } from './guesses.ts'
import { daysOf, readNumber, stateOf } from './rules.ts'
import { addProof, isFreshFile, listOfSale, type ProofRow } from './store.ts'

interface Found {
  sale: SaleRow
  bill: BillRow
  state: Transfer['state']
  /** Newest first. */
  proofs: ProofRow[]
}

/** A shopper shows that a transfer was made; what becomes of it is the seller's to say (`answer.ts`). */
export const proof: Handlers<'proof'> = {
  async findOrder({ number: typed, phone: given }, scope) {
    const phone = normalisePhone(given)
    if (!phone.ok) return phone
    const number = readNumber(typed)
    const found = scope.db.transaction((): Result<string> => {
      const wait = guessedTooOften(scope, number)
      if (wait) return wait
      const sale = findSaleByNumber(scope.db, number)
      if (sale?.address?.phone === phone.value) return accepted(sale.id)
      countGuess(scope, number)
      return refused('proof_order_unknown')
    })
    return found.ok ? accepted({ token: await scope.links.sign(found.value) }) : found
  },

  async find({ token }, scope) {
    const found = findTransfer(scope, await scope.links.open(token))
    return found ? accepted(transferView(scope, found)) : refused('order_link_invalid')
  },

  async send({ token, ...said }, scope) {
    const saleId = await scope.links.open(token)
    return scope.db.transaction(() => {
      const found = findTransfer(scope, saleId)
      if (!found) return refused('order_link_invalid')
      // Sent twice by an impatient thumb.
      if (found.state === 'checking') return accepted({})
      if (found.state !== 'open' && found.state !== 'refused') return refused('payment_closed')
      if (found.proofs.length >= limits.proofsPerOrder) return refused('proof_attempts')
      const { firstDay, lastDay } = daysOf(found.sale, scope.now)
      if (said.day < firstDay || said.day > lastDay)
        return refused('input_invalid', {}, { day: messageOf('proof_day') })
      if (!isFreshFile(scope, said.fileId)) return refused('input_invalid', {}, { file: text.required })
      keep(scope, found, said)
      return accepted({})
    })
  },
}

function findTransfer({ db, now }: Scope, saleId: string | null): Found | null {
  const sale = saleId === null ? null : findSale(db, saleId)
  const bill = sale && findBill(db, sale.id)
  const status = sale && statusAt(sale, now)
  if (!sale || !bill || !status || !isOrder(status)) return null
  const proofs = listOfSale(db, sale.id)
  return { sale, bill, proofs, state: stateOf(status, bill, proofs[0] ?? null) }
}

function transferView(scope: Scope, { sale, bill, state, proofs: [last] }: Found): Transfer {
  const { amount, uniqueCode, methodName, bank, holder } = billView(
    bill,
    findAttempt(scope.db, bill),
    scope.vendors,
    scope.now,
  )
  return {
    number: sale.number ?? '',
    state,
    amount: rupiah(amount),
    uniqueCode,
    methodName,
    bank,
    account: bill.account,
    holder,
    late: statusAt(sale, scope.now) === 'EXPIRED',
    sentAt: last?.state === 'waiting' ? last.sentAt.toISOString() : null,
    reason: last?.state === 'refused' ? last.reason : '',
    ...daysOf(sale, scope.now),
  }
}

type Said = Pick<ProofRow, 'fileId' | 'bank' | 'payer' | 'amount' | 'day'> & { note: string | null }

/**
 * The attempt is being looked at from now on: nothing else can be chosen, and the order waits for the answer. Inside
 * the caller's transaction.
 */
function keep(scope: Scope, { sale, bill, proofs }: Found, said: Said): void {
  const { db, now, newId, agenda, shop } = scope
  const attempt = findAttempt(db, bill)
  if (!attempt) return
  addProof(db, {
    ...said,
    note: said.note ?? '',
    id: newId(),
    saleId: sale.id,
    reference: attempt.reference,
    state: 'waiting',
    sentAt: now,
  })
  changeCharge(db, attempt.reference, { state: 'review' })
  addEvent(db, sale.id, 'payment_proof_sent', now)
  const pending = statusAt(sale, now) === 'PENDING'
  if (pending && proofs.length === 0) waitForAnswer(scope, sale, bill)
  // In a demo shop the seller answers by himself.
  if (shop.demo) agenda.plan('advance-demo-order', sale.id, new Date(now.getTime() + demoPackingMs))
}

/**
 * Whoever has shown a transfer does not lose the goods while the seller sleeps: once, and for as long as looking may
 * take.
 */
function waitForAnswer({ db, now, agenda }: Scope, { id, payBy }: SaleRow, { code }: BillRow): void {
  const answered = new Date(Math.max(payBy?.getTime() ?? 0, now.getTime() + limits.proofCheckHours * 3_600_000))
  changeSale(db, id, { payBy: answered })
  changeBill(db, code, { expiresAt: answered })
  agenda.plan('expire-payment', id, answered)
}
