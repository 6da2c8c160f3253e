import { renderToString } from 'react-dom/server'
import { tickedParam } from '#client/desk/addresses.ts'
import { Invoices } from '#client/desk/invoice-answers.ts'
import { InvoiceTools } from '#client/desk/invoice-tools.tsx'
import { Nothing } from '#client/desk/parts.tsx'
import { InvoiceSheet } from '#client/screens/invoice/sheet.tsx'
import { formatDate } from '#shared/format/dates.ts'
import { DeskFailure } from './operations.ts'
import { askFor, type Desk, page } from './show.tsx'

/** The invoices of some orders, or of a day, as shoppers have them: one page to print. */
export async function showInvoices(desk: Desk): Promise<Response> {
  const { searchParams } = desk.context.url
  // In the order of the page: those with a label and those without are fields of their own.
  const orders = [...searchParams]
    .flatMap(([name, id]) => (name === 'orders' || name === 'unlabelled' ? [id] : []))
    .join(',')
  if (orders === '' && searchParams.has(tickedParam))
    throw new DeskFailure(422, 'Centang dulu pesanan yang invoicenya dicetak, lalu coba lagi.')
  const day = searchParams.get('hari')
  const asked = new URLSearchParams(orders === '' ? {} : { orders })
  if (orders === '' && day !== null) asked.set('day', day)
  for (const after of searchParams.getAll('sesudah')) asked.set('after', after)
  const found = await askFor(desk)(Invoices(), `/invoices?${asked}`)
  const heading = orders === '' ? `Invoice ${day === null ? 'Hari Ini' : formatDate(day)}` : 'Invoice'
  const { shop } = desk.context
  const drawn = renderToString(
    found.invoices.length === 0 && found.next === null ? (
      <Nothing title="Belum ada invoice" text="Invoice ada setelah pesanan dibayar, atau diproses untuk COD." />
    ) : (
      <>
        <InvoiceTools found={found} day={day} />
        {found.invoices.map(({ order, invoice }) => (
          <div key={invoice.number} className="desk-sheet">
            <InvoiceSheet order={order} invoice={invoice} shop={shop} back={null} />
          </div>
        ))}
      </>
    ),
  )
  return page(desk, { title: heading, at: desk.path, done: null, refused: null, status: 200, script: 'print' }, drawn)
}
