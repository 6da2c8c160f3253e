import { Button } from '#client/kit/base/button.tsx'
import { mayDo } from '#shared/admin/roles.ts'
import { hasLabel } from '#shared/order/order-status.ts'
import { invoicesPath, tickedParam } from './addresses.ts'
import type { DeskOrder } from './answers.ts'
import type { DeskFrame } from './screen.ts'

/** The field of who is ticked: a courier brings it and it has a label, or it has an invoice alone. */
const tickOf = ({ status, delivery }: DeskOrder) => (hasLabel(status, delivery) ? 'orders' : 'unlabelled')

const papers = 'papers'
interface PapersProps {
  frame: DeskFrame
  /** Those of the page. */
  orders: readonly DeskOrder[]
}
/** Prints the labels or the invoices of the orders that are ticked on this page, in a tab of their own. */
export function PrintTicked({ frame, orders }: PapersProps) {
  if (!mayDo(frame.user.role, 'orders')) return null
  return (
    <form id={papers} method="post" action="/kelola/label" target="_blank" className="flex flex-wrap gap-2">
      {orders.some((order) => tickOf(order) === 'orders') ? (
        <>
          <Button variant="outline">Cetak label</Button>
          <select
            name="size"
            aria-label="Ukuran label"
            className="h-11 rounded-md border border-edge bg-surface px-2 text-base"
          >
            <option>A6</option>
            <option>100x150</option>
          </select>
        </>
      ) : null}
      <Button variant="outline" formMethod="get" formAction={invoicesPath} name={tickedParam} value="1">
        Cetak invoice
      </Button>
    </form>
  )
}
export const PaperTick = ({ frame, order }: { frame: DeskFrame; order: DeskOrder }) =>
  mayDo(frame.user.role, 'orders') ? (
    <label className="desk-tick">
      <input
        type="checkbox"
        name={tickOf(order)}
        value={order.id}
        form={papers}
        defaultChecked
        aria-label={`Cetak ${order.number}`}
      />
    </label>
  ) : null

/** What is printed of one order, each in a tab of its own. */
export function PapersOf({ frame, order: { id, status, delivery } }: { frame: DeskFrame; order: DeskOrder }) {
  if (!mayDo(frame.user.role, 'orders')) return null
  return (
    <form method="post" action="/kelola/label" target="_blank" className="flex flex-wrap gap-2">
      <input type="hidden" name="orders" value={id} />
      {hasLabel(status, delivery) ? <Button variant="outline">Cetak label</Button> : null}
      <Button variant="outline" formMethod="get" formAction={invoicesPath}>
        Invoice
      </Button>
    </form>
  )
}
