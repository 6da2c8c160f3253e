import { formatRupiah } from '#shared/format/money.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { ids } from '#client/screens/checkout/data/names.ts'
import { checkoutOf, insure } from '#client/screens/checkout/state/state.ts'

/** Insured or not: the shopper's choice, or why there is none. */
export function Insurance({ fee }: { fee: number }) {
  const insured = useAtomValue(checkoutOf('insured'))
  const reason = useAtomValue(checkoutOf('insuranceReason'))
  const change = useSetAtom(insure)
  return (
    <div className="mt-2 border-t border-sunk pt-2">
      <label className={`flex min-h-14 items-center gap-3 py-2 ${reason ? '' : 'cursor-pointer'}`}>
        <input
          key={String(insured)}
          type="checkbox"
          name="insured"
          value="1"
          form={ids.placeForm}
          defaultChecked={insured}
          disabled={reason !== null}
          onChange={(event) => void change(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">Asuransi pengiriman</span>
          <span className="block text-sm text-muted">
            {withAmounts(reason ?? 'Ganti rugi senilai barang bila paket hilang atau rusak.')}
          </span>
        </span>
        <span className="numbers font-semibold whitespace-nowrap">{formatRupiah(fee)}</span>
      </label>
      {/* A box that is not ticked sends nothing; this field says that there was one. */}
      {reason ? null : <input type="hidden" name="insurable" form={ids.placeForm} value={insured ? '1' : '0'} />}
    </div>
  )
}
