import { ButtonLink } from '#client/kit/base/button.tsx'
import { PrintButton } from '#client/kit/base/print-button.tsx'
import { invoicesPath } from './addresses.ts'
import type { Invoices } from './invoice-answers.ts'

interface InvoiceToolsProps {
  found: Invoices
  /** null: today. */
  day: string | null
}
/** What stands above invoices on the screen, and not on paper. */
export function InvoiceTools({ found: { invoices, without, next }, day }: InvoiceToolsProps) {
  const more = new URLSearchParams({ ...(day === null ? {} : { hari: day }), sesudah: next ?? '' })
  return (
    <div className="mb-3 grid gap-3 print:hidden">
      <p className="text-base text-muted">
        {invoices.length} invoice, masing-masing di halaman sendiri.
        <noscript> Cetak lewat menu browser Anda.</noscript>
      </p>
      {without.length === 0 ? null : (
        <p className="text-base text-muted">{`Belum dibayar, atau COD yang belum diproses, jadi belum ada invoicenya: ${without.join(', ')}.`}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <PrintButton hidden />
        {next === null ? null : (
          <ButtonLink variant="outline" href={`${invoicesPath}?${more}`}>
            Invoice berikutnya
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
