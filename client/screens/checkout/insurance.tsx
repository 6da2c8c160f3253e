import type { Checkout } from '#shared/api/checkout.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { withAmounts } from '#client/kit/price.tsx'
import { placeForm } from './place-form.tsx'

interface InsuranceProps {
  checkout: Checkout
  /** What it costs with the chosen courier; null: not to be had, or not told. */
  fee: number | null
  /** Whether it can be chosen here. */
  onChange: (insured: boolean) => void
}

/** Insured or not: the shopper's choice, or why it is not one. */
export function Insurance({ checkout: { insured, insuranceReason }, fee, onChange }: InsuranceProps) {
  if (fee === null) return null
  return (
    <div className="mt-2 border-t border-neutral-100 pt-2">
      <label className={`flex min-h-14 items-center gap-3 py-2 ${insuranceReason ? '' : 'cursor-pointer'}`}>
        <input
          key={String(insured)}
          type="checkbox"
          name="insured"
          value="1"
          form={placeForm}
          defaultChecked={insured}
          disabled={insuranceReason !== null}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="block text-base font-medium">Asuransi pengiriman</span>
          <span className="block text-sm text-neutral-600">
            {withAmounts(insuranceReason ?? 'Ganti rugi senilai barang bila paket hilang atau rusak.')}
          </span>
        </span>
        <span className="numbers text-base font-semibold whitespace-nowrap">{formatRupiah(fee)}</span>
      </label>
      {/* An empty box says nothing in a form; this says that it was there. */}
      {insuranceReason ? null : <input type="hidden" name="insurable" form={placeForm} value={insured ? '1' : '0'} />}
    </div>
  )
}
