import type { Transfer } from '#shared/api/order/transfer-receipt.ts'
import { limits } from '#shared/limits.ts'
import { groupDigits } from '#shared/format/money.ts'
import type { Frame } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Field, TextArea } from '#client/kit/form/field.tsx'
import { FileForm } from '#client/kit/form/file-form.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'

const kinds = 'image/jpeg,image/png,image/webp,application/pdf'

/** What a seller needs to find the transfer. A receipt that has arrived is named and need not be chosen again. */
export function TransferReceiptForm({ transfer, frame: { path, refusal } }: { transfer: Transfer; frame: Frame }) {
  const { fields = {}, values = {} } = refusal ?? {}
  const field = (name: string) => ({ name, error: fields[name], defaultValue: values[name] })
  const kept = values['fileId'] ?? ''
  return (
    <FileForm path={path} action="send" className="space-y-4">
      {refusal ? <RefusalNote {...refusal} /> : null}
      <Field
        {...field('bank')}
        label="Bank Pengirim"
        placeholder="BCA, BRI, GoPay, …"
        maxLength={limits.bankChars}
        autoComplete="off"
      />
      <Field {...field('payer')} label="Nama Pemilik Rekening" maxLength={limits.nameChars} autoComplete="name" />
      <Field
        {...field('amount')}
        label="Jumlah Transfer"
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        defaultValue={values['amount'] ?? groupDigits(transfer.amount)}
      />
      <Field
        {...field('day')}
        label="Tanggal Transfer"
        type="date"
        min={transfer.firstDay}
        max={transfer.lastDay}
        defaultValue={values['day'] ?? transfer.lastDay}
      />
      <Field
        name="file"
        type="file"
        accept={kinds}
        optional={false}
        required={kept === ''}
        label={kept ? 'Ganti Bukti Transfer' : 'Unggah Bukti Transfer'}
        hint={kept ? `Tersimpan: ${values['fileName'] || 'bukti transfer'}` : 'Maksimal 5 MB (JPG, PNG, PDF)'}
        error={fields['file']}
      />
      <input type="hidden" name="fileId" value={kept} />
      <input type="hidden" name="fileName" value={values['fileName'] ?? ''} />
      <TextArea {...field('note')} label="Catatan" optional maxLength={limits.noteChars} />
      <Button size="lg" full>
        Kirim Konfirmasi
      </Button>
    </FileForm>
  )
}
