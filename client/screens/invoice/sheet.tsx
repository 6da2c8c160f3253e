import type { Invoice } from '#shared/api/order/invoice.ts'
import type { ReactNode } from 'react'
import { formatDate, formatDayRange, formatMoment } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import type { Shop } from '#client/app/page/page.ts'
import { Badge } from '#client/kit/order/status-badge.tsx'
import { formatTotal } from '#client/kit/order/summary.tsx'
import type { InvoiceOrder } from './page.tsx'
import { Blocks } from '#client/screens/article/blocks.tsx'
import { imageUrl } from '#client/app/image.tsx'
import { paymentNames } from './payment-names.ts'
import { addressLine, showPhone } from '#client/kit/form/address-text.ts'
import { PrintButton } from '#client/kit/base/print-button.tsx'
import { Icon } from '#client/kit/base/icon.tsx'

interface InvoiceProps {
  order: InvoiceOrder
  invoice: Invoice
  shop: Shop
  /** null: what is around it leads back and prints. */
  back: string | null
}

/** An A4 sheet, or a phone's width of one: black on white, to save a printer's ink. */
export function InvoiceSheet({ order, invoice, shop, back }: InvoiceProps) {
  const { tax, terms } = invoice
  return (
    <article className="mx-auto max-w-3xl bg-surface p-4 text-base text-ink sm:p-8 lg:rounded-md print:max-w-none print:p-0">
      {back === null ? null : <Tools back={back} />}
      <header className="flex flex-wrap justify-between gap-4 border-b border-line pb-4">
        <Seller shop={shop} invoice={invoice} />
        <div className="sm:text-right">
          <h1 className="text-xl">Invoice</h1>
          <p className="numbers font-semibold">{invoice.number}</p>
          <p className="numbers text-sm text-muted">{formatDate(invoice.issuedAt)}</p>
          <Standing of={order} />
        </div>
      </header>
      <Recipient order={order} invoice={invoice} />
      <Lines order={order} />
      <dl className="numbers mt-4 ml-auto max-w-sm break-inside-avoid space-y-1.5">
        {order.summary.map((line) => (
          <Sum key={line.label} label={line.label} amount={line.amount} />
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>Total Belanja</dt>
          <dd className="whitespace-nowrap">{formatTotal(order.value ?? order.total)}</dd>
        </div>
      </dl>
      {tax ? (
        <div className="numbers mt-4 ml-auto max-w-sm break-inside-avoid border-t border-line pt-3 text-sm">
          <Taxes tax={tax} of={tax} ofLuxury={tax.luxury} />
          <p className="mt-1.5 text-muted">Harga produk sudah termasuk PPN.</p>
        </div>
      ) : null}
      {invoice.credits.map((credit) => (
        <CreditNote key={credit.number} credit={credit} tax={tax} />
      ))}
      <p className="mt-6 border-t border-line pt-3 text-sm text-muted">
        Metode pembayaran: {paymentOf(order)}. Invoice ini dibuat oleh sistem dan sah tanpa tanda tangan
        {tax ? '; bukan faktur pajak' : ''}.
      </p>
      <Terms terms={terms} />
    </article>
  )
}

const Tools = ({ back }: { back: string }) => (
  <p className="mb-4 flex items-center justify-between gap-3 print:hidden">
    <a href={back} className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand-text">
      <Icon name="back" size={18} />
      Kembali
    </a>
    <PrintButton />
  </p>
)

/** Who has sold, as it was on the day of the invoice; where a backend does not say that, as it is today. */
function Seller({ shop, invoice }: Pick<InvoiceProps, 'shop' | 'invoice'>) {
  const { tax } = invoice
  const seller = invoice.seller ?? {
    name: shop.business.name || shop.title,
    address: shop.business.address,
    email: shop.business.email,
    logo: shop.logo ?? '',
  }
  return (
    <div className="max-w-sm min-w-0">
      {seller.logo ? (
        <img
          src={imageUrl(seller.logo, shop.origin)}
          alt=""
          width={48}
          height={48}
          className="mb-2 size-12 object-contain"
        />
      ) : null}
      <p className="text-md font-bold">{seller.name}</p>
      {seller.address ? <p className="text-sm text-muted">{seller.address}</p> : null}
      {seller.email ? <p className="text-sm text-muted">{seller.email}</p> : null}
      {shop.whatsapp ? <p className="numbers text-sm text-muted">WhatsApp {showPhone(`+${shop.whatsapp}`)}</p> : null}
      {tax ? <p className="numbers text-sm text-muted">NPWP {tax.npwp}</p> : null}
    </div>
  )
}

/** The words that were agreed to, for the screen: they would fill pages of paper. */
function Terms({ terms }: Pick<Invoice, 'terms'>) {
  if (!terms) return null
  return (
    <details className="mt-3 text-sm text-muted print:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2.5 font-semibold">
        <span>
          Syarat & Ketentuan yang disetujui
          {terms.since ? (
            <>
              , berlaku sejak <span className="whitespace-nowrap">{formatDate(terms.since)}</span>
            </>
          ) : null}
        </span>
        <Icon name="chevron-down" className="shrink-0 turn" />
      </summary>
      <Blocks blocks={terms.body} />
    </details>
  )
}

/** How it was paid; of several ways each with its part. */
function paymentOf({ paidWith, bill }: InvoiceOrder): string {
  const [first, ...more] = paidWith
  if (!first || more.length === 0) return first?.label || bill?.methodName || '-'
  return paidWith.map(({ label, amount }) => `${label} ${formatRupiah(amount)}`).join(', ')
}

/** The state of the payment; nothing where the backend does not say. */
function Standing({ of: { status, bill } }: { of: InvoiceOrder }) {
  const cancelled = status === 'CANCEL'
  const paid = bill?.status === 'PAID'
  const label = cancelled ? 'Dibatalkan' : paid ? 'Lunas' : bill && paymentNames[bill.group]
  if (label === null) return null
  return (
    <>
      <p className="mt-1">
        <Badge label={label} color={cancelled ? 'red' : paid ? 'green' : 'yellow'} />
      </p>
      {bill?.paidAt ? <p className="numbers mt-1 text-sm text-muted">Dibayar {formatMoment(bill.paidAt)}</p> : null}
    </>
  )
}

function Recipient({
  order: { address, dropship, shippingName, receiptNumber, placedAt, pickup },
  invoice: { arrivesFrom, arrivesUntil, issuedAt },
}: Pick<InvoiceProps, 'order' | 'invoice'>) {
  if (!address) return null
  return (
    <section className="grid gap-4 py-4 sm:grid-cols-2">
      <Block title="Ditujukan kepada">
        <span className="block font-medium">{address.recipient}</span>
        <span className="block text-muted">{showPhone(address.phone)}</span>
        <span className="block wrap-anywhere text-muted">{addressLine(address)}</span>
      </Block>
      <Block title="Pengiriman">
        {formatDate(placedAt) === formatDate(issuedAt) ? null : (
          <span className="numbers block">Dibuat {formatDate(placedAt)}</span>
        )}
        {shippingName ? <span className="block">{shippingName}</span> : null}
        {arrivesFrom && arrivesUntil ? (
          <span className="block text-muted">Dijanjikan tiba {formatDayRange(arrivesFrom, arrivesUntil)}</span>
        ) : null}
        {pickup ? <span className="block wrap-anywhere text-muted">{pickup.address}</span> : null}
        {receiptNumber ? <span className="numbers block wrap-anywhere text-muted">Resi {receiptNumber}</span> : null}
        {dropship ? <span className="block text-muted">Pengirim: {dropship.name}</span> : null}
      </Block>
    </section>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <p>{children}</p>
    </div>
  )
}

function Lines({ order }: { order: InvoiceOrder }) {
  return (
    <table className="w-full border-t border-line">
      <thead className="text-left text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 font-semibold">
            Produk
          </th>
          <th scope="col" className="hidden py-2 pl-3 text-right font-semibold sm:table-cell">
            Harga
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Jumlah
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, place) => (
          <tr key={`${place}-${line.name}`} className="break-inside-avoid border-t border-sunk align-baseline">
            <td className="py-2 wrap-anywhere">
              {line.name}
              {line.variant ? <span className="block text-sm text-muted">{line.variant}</span> : null}
              <span className="numbers block text-sm text-muted sm:hidden">@ {formatRupiah(line.price)}</span>
            </td>
            <td className="numbers hidden py-2 pl-3 text-right whitespace-nowrap sm:table-cell">
              {formatRupiah(line.price)}
            </td>
            <td className="numbers py-2 pl-3 text-right">{line.quantity}</td>
            <td className="numbers py-2 pl-3 text-right whitespace-nowrap">
              {formatRupiah(line.total ?? line.price * line.quantity)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Tax = NonNullable<Invoice['tax']>
type Sums = Pick<Tax, 'price' | 'base' | 'amount'>

/** The PPN of usual goods and that of luxury goods, each where there are some. */
function Taxes({ tax, of, ofLuxury }: { tax: Tax; of: Sums; ofLuxury: Sums | null }) {
  const { luxury } = tax
  if (!luxury || !ofLuxury || ofLuxury.price === 0) return <TaxSums tax={tax} of={of} />
  return (
    <div className="space-y-1.5">
      {of.price === 0 ? null : <TaxSums tax={tax} of={of} />}
      <TaxSums tax={luxury} of={ofLuxury} goods="barang mewah, " />
    </div>
  )
}

/** A rate as the law writes it: of the whole price, or of a part of it. */
function TaxSums({
  tax: { percent, part },
  of,
  goods = '',
}: {
  tax: Pick<Tax, 'percent' | 'part'>
  of: Sums
  goods?: string
}) {
  return (
    <dl className="space-y-1.5">
      <Sum label={`Harga Jual (${goods}belum termasuk PPN)`} amount={of.price} />
      {part === '1/1' ? null : <Sum label={`DPP Nilai Lain (${part})`} amount={of.base} />}
      <Sum label={`PPN ${percent}%`} amount={of.amount} />
    </dl>
  )
}

/** What a return or a cancellation takes back of the invoice. */
function CreditNote({ credit, tax }: { credit: Invoice['credits'][number]; tax: Invoice['tax'] }) {
  return (
    <section className="mt-6 break-inside-avoid border-t border-line pt-3 text-sm">
      <h2 className="text-base">Nota Kredit</h2>
      <p className="numbers text-muted">
        {credit.number}
        {credit.issuedAt ? `, ${formatDate(credit.issuedAt)}` : ''}
      </p>
      <ul className="mt-1.5">
        {credit.lines.map(({ name, variant, quantity }, place) => (
          <li key={`${place}-${name}`} className="numbers wrap-anywhere">
            {quantity} × {name}
            {variant ? `, ${variant}` : ''}
          </li>
        ))}
      </ul>
      <div className="numbers mt-1.5 ml-auto max-w-sm space-y-1.5">
        {tax && credit.tax ? <Taxes tax={tax} of={credit.tax} ofLuxury={credit.luxuryTax} /> : null}
        <dl>
          <Sum label="Nilai yang dikembalikan" amount={credit.amount} />
        </dl>
      </div>
    </section>
  )
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-muted">{label}</dt>
      <dd className="whitespace-nowrap">{formatRupiah(amount)}</dd>
    </div>
  )
}
