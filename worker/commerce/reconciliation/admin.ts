import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { DateTime, WholeNumber, YesNo } from '#shared/admin/fields.ts'
import { movementReasons } from '#shared/admin/money.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { vouchFor } from '#commerce/order/payment/charges/shown.ts'
import { idOfNamed } from '#commerce/order/core/store.ts'
import { soldIn } from '#commerce/order/selling/report.ts'
import { between, Days } from '#commerce/order/selling/shapes.ts'
import { operation, Page } from '#commerce/platform/administration/operation.ts'
import { assign } from './assign.ts'
import { importPayout, importStatement } from './match.ts'
import { statementBanks } from './statement.ts'
import { changeMovement, findMovement, listMovements } from './store.ts'
import { movementKinds, movementStates } from './tables.ts'
import { ByHelpers, listByHelpers } from './by-helpers.ts'
import { Received, receivedIn } from './received.ts'
import { findWaitingNow, paidInParts, unpaidByCourier } from './waiting.ts'

const said = z.string()
const Row = z.object({
  id: said,
  kind: z.enum(movementKinds),
  source: said,
  amount: WholeNumber,
  at: DateTime,
  said,
  number: said.nullable(),
  state: z.enum(movementStates),
  reason: z.enum(movementReasons).nullable(),
  note: said,
})
const Imported = z.object({
  booked: WholeNumber,
  agreed: WholeNumber,
  open: WholeNumber,
  known: WholeNumber,
  faults: z.array(said),
})

export const moneyOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/money',
    role: 'viewer',
    people: true,
    masked: ['said', 'note'],
    summary: 'Money from outside that fits no order, the longest waiting first',
    input: z.strictObject({ state: z.enum(movementStates).default('open'), page: Page }),
    output: z.object({ movements: z.array(Row), total: WholeNumber }),
    run({ db }, asked) {
      const { rows, total } = listMovements(db, asked)
      const movements = rows.map(
        ({ movement: { id, kind, source, amount, at, said, state, reason, note }, number }) => ({
          ...{ id, kind, source, amount, at, said, number, state, reason, note },
        }),
      )
      return accepted({ movements, total })
    },
  }),
  received: operation({
    method: 'GET',
    path: '/shops/:host/money/received',
    role: 'viewer',
    summary:
      'What came in some days and what was sent back, by day, way and who paid it out; cash on delivery when the courier has paid out',
    input: Days,
    output: Received,
    run: (tx, days) => accepted(receivedIn(tx.db, between(tx, days))),
  }),
  listUnpaid: operation({
    method: 'GET',
    path: '/shops/:host/money/unpaid',
    role: 'viewer',
    summary: 'Parcels that were paid on delivery and whose money the courier has not paid out, the oldest first',
    output: z.object({
      parcels: z.array(z.object({ number: said, receipt: said.nullable(), amount: WholeNumber, paidAt: DateTime })),
    }),
    run({ db }) {
      const parcels = db
        .all<{ number: string; receipt: string | null; amount: number; paidAt: number }>(
          sql`SELECT o.number, o.receipt_number AS receipt, max(0, b.amount - ${sql.raw(paidInParts)}) AS amount, b.paid_at AS paidAt FROM bill b INDEXED BY bill_of_cod JOIN orders o ON o.id = b.order_id
            WHERE ${sql.raw(unpaidByCourier)} ORDER BY b.paid_at LIMIT ${limits.adminListRows}`,
        )
        .map((one) => ({ ...one, paidAt: new Date(one.paidAt) }))
      return accepted({ parcels })
    },
  }),
  listByHelpers: operation({
    method: 'GET',
    path: '/shops/:host/money/by-helpers',
    role: 'viewer',
    summary:
      'Payments that only a helper has seen, the oldest first: until the owner has seen them, or imports a statement or a payout that shows them, they bring no commission and no coins',
    output: ByHelpers,
    run: ({ db }) => accepted(listByHelpers(db)),
  }),
  confirm: operation({
    method: 'POST',
    path: '/shops/:host/money/by-helpers',
    role: 'owner',
    summary: 'The owner has seen the money of these orders too, by their ids or numbers; what waits for it goes on',
    input: z.strictObject({ orders: z.array(text(limits.idChars)).min(1).max(limits.adminListRows) }),
    output: z.object({ confirmed: WholeNumber }),
    run: (tx, { orders }) =>
      accepted({ confirmed: orders.filter((named) => vouchFor(tx, idOfNamed(tx.db, named))).length }),
  }),
  importStatement: operation({
    method: 'POST',
    path: '/shops/:host/money/statement',
    role: 'manager',
    summary: 'A statement of the shop’s bank account (CSV): a transfer whose amount tells its order is booked',
    input: z.strictObject({ bank: z.enum(statementBanks), csv: z.string().min(1).max(limits.importBytes) }),
    output: Imported,
    maxBytes: limits.importBytes,
    secret: ['csv'],
    run: (tx, file) => importStatement(tx, file),
  }),
  importPayout: operation({
    method: 'POST',
    path: '/shops/:host/money/payout',
    role: 'manager',
    summary:
      'What a courier paid out for parcels that were paid on delivery, by their receipt numbers; `payout`, its number or day, distinguishes equal parts',
    input: z.strictObject({
      courier: text(limits.nameChars).min(2),
      payout: text(60).min(1).optional(),
      parcels: z
        .array(z.strictObject({ receipt: text(60).min(3), amount: z.int().min(1).max(limits.payoutMax) }))
        .min(1)
        .max(limits.statementLines),
    }),
    output: Imported,
    maxBytes: limits.importBytes,
    run: (tx, payout) => importPayout(tx, payout),
  }),
  step: operation({
    method: 'POST',
    path: '/shops/:host/money/:id',
    role: 'manager',
    summary: 'What a person knows of an open movement: the order that it pays, or why nothing is left to do',
    input: z.discriminatedUnion('step', [
      z.strictObject({
        step: z.literal('assign'),
        number: text(40).min(3),
        note: text(limits.noteChars).min(3).optional(),
      }),
      z.strictObject({ step: z.literal('close'), note: text(limits.noteChars).min(3) }),
    ]),
    run(tx, { id, ...asked }) {
      const movement = findMovement(tx.db, id)
      if (!movement) return refused('not_found')
      if (movement.state !== 'open') return refused('money_answered')
      if (asked.step === 'assign') return assign(tx, movement, asked)
      changeMovement(tx.db, id, { state: 'closed', note: asked.note })
      return accepted({})
    },
  }),
}

export const todayOperations = {
  show: operation({
    method: 'GET',
    path: '/shops/:host/today',
    role: 'viewer',
    summary:
      'What waits for a person: money that fits no order, refunds, parcels, returns, with the oldest of each; and what was sold today',
    output: z.object({
      sold: z.object({ orders: WholeNumber, value: WholeNumber }),
      waiting: z.array(
        z.object({
          ...{ what: said, count: WholeNumber, since: DateTime, long: YesNo, see: said },
          /** Together, where it is money that was counted; null: it is not. */
          amount: WholeNumber.nullable(),
        }),
      ),
    }),
    run: (tx) => accepted({ waiting: findWaitingNow(tx), sold: soldIn(tx, between(tx, { from: null, to: null })) }),
  }),
}
