import type { z } from 'zod'
import { Field, Select } from '#client/kit/form/field.tsx'
import type { FoundOrder } from '#shared/admin/orders.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { More, PressForm, NoteField } from './parts.tsx'
import type { DeskFrame } from './screen.ts'

interface PayBackProps {
  frame: DeskFrame
  order: z.output<typeof FoundOrder>
}
/** What buyer and seller have agreed on without a return of the shop: pieces of what has arrived are paid back. */
export function PayBack({ frame, order: { id, status, collects, goods } }: PayBackProps) {
  const kept = goods.filter(({ left }) => left > 0)
  if (!orderStatus[status].returnable || collects || kept.length === 0) return null
  const options = kept.map(({ itemId, name, variant, left, paidBack }) => ({
    code: `${paidBack} ${itemId}`,
    name: `${left} × ${name}${variant ? ` (${variant})` : ''}`,
  }))
  return (
    <More frame={frame} label="Kembalikan dana barang" presses={['payPieces']} id={id}>
      <p className="text-base text-muted">
        Untuk yang sudah disepakati dengan pembeli, misalnya lewat WhatsApp. Barang yang kembali dihitung di Stok &
        Harga.
      </p>
      <PressForm frame={frame} press="payPieces" id={id} label="Kembalikan dananya" variant="outline">
        {({ fields, values }) => (
          <div className="grid gap-3">
            <Select
              name="line"
              label="Barang"
              placeholder="Pilih barang"
              options={options}
              defaultValue={values['line'] ?? (options.length === 1 ? options[0]?.code : '')}
              error={fields['line']}
            />
            <Field
              name="pieces"
              label="Jumlah yang dananya dikembalikan"
              inputMode="numeric"
              autoComplete="off"
              error={fields['pieces']}
              defaultValue={values['pieces']}
            />
            <NoteField label="Alasan untuk pembeli" typed={{ fields, values }} />
          </div>
        )}
      </PressForm>
    </More>
  )
}
