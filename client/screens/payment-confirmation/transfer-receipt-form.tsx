import { dayMs } from '#shared/format/units.ts'
import type { Transfer } from '#shared/api/order/transfer-receipt.ts'
import { limits } from '#shared/limits.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import type { Frame } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { bankOptions } from '#client/kit/form/bank-account-fields.tsx'
import { Field, Select, TextArea } from '#client/kit/form/field.tsx'
import { FileField, FileForm } from '#client/kit/form/file-form.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'

const named = (name: string) => ({ code: name, name })
/** What a transfer may come from; the note has room for another one. */
const payers = [
  ...bankOptions.map(({ name }) => named(name)),
  ...['DANA', 'GoPay', 'LinkAja', 'OVO', 'ShopeePay', 'Lainnya'].map(named),
]

/** The days on which the transfer may have been made, the latest first. */
function daysOf({ firstDay, lastDay }: Transfer): { code: string; name: string }[] {
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)]
  const count = Math.min(limits.transferDays, Math.round((last - first) / dayMs) + 1)
  return Array.from({ length: count }, (_, back) => {
    const code = new Date(last - back * dayMs).toISOString().slice(0, 10)
    return { code, name: formatDate(code) }
  })
}

const kinds = 'image/jpeg,image/png,image/webp,application/pdf'

/** What a seller needs to find the transfer. A receipt that has arrived is named and need not be chosen again. */
export function TransferReceiptForm({ transfer, frame: { path, refusal } }: { transfer: Transfer; frame: Frame }) {
  const { fields = {}, values = {} } = refusal ?? {}
  const field = (name: string) => ({ name, error: fields[name], defaultValue: values[name] })
  const kept = values['fileId'] ?? ''
  return (
    <FileForm path={path} action="send" className="space-y-4">
      {refusal ? <RefusalNote {...refusal} /> : null}
      {transfer.state === 'checking' ? <input type="hidden" name="replaces" value="1" /> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select {...field('bank')} label="Bank Pengirim" options={payers} placeholder="Pilih bank atau e-wallet" />
        <Field {...field('payer')} label="Nama Pemilik Rekening" maxLength={limits.nameChars} autoComplete="name" />
        <Field
          {...field('amount')}
          label="Jumlah Transfer"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          defaultValue={values['amount'] ?? formatRupiah(transfer.amount)}
        />
        <Select
          {...field('day')}
          label="Tanggal Transfer"
          options={daysOf(transfer)}
          placeholder="Pilih tanggal"
          defaultValue={values['day'] ?? transfer.lastDay}
        />
      </div>
      <input type="hidden" name="fileId" value={kept} />
      <input type="hidden" name="fileName" value={values['fileName'] ?? ''} />
      <TextArea {...field('note')} label="Catatan" optional maxLength={limits.noteChars} />
      {/* Last, because of a form that is too large only what stands before its file is read. */}
      <FileField
        name="file"
        accept={kinds}
        optional={false}
        required={kept === ''}
        label={kept ? 'Ganti Bukti Transfer' : 'Unggah Bukti Transfer'}
        hint={kept ? `Tersimpan: ${values['fileName'] || 'bukti transfer'}` : undefined}
        allowed="Maksimal 5 MB (JPG, PNG, PDF)."
        error={fields['file']}
      />
      <Button size="lg" full>
        Kirim Konfirmasi
      </Button>
    </FileForm>
  )
}
