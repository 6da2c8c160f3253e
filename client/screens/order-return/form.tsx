import type { Returnable } from '#shared/api/order/return.ts'
import type { BankAccount } from '#shared/api/account/wallet.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { joinIds, splitIds } from '#shared/web/id.ts'
import { returnProof } from '#shared/order/return-rules.ts'
import { returnShipping, returnSolutions, solutionLabels } from '#shared/order/return-status.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { Field, Select, TextArea, FieldError } from '#client/kit/form/field.tsx'
import { FileForm } from '#client/kit/form/file-form.tsx'
import { OnceKey, RefusalNote } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { RadioRow } from '#client/kit/form/radio-row.tsx'
import { estimateWords, sendLook } from './estimate.ts'
import { type ReturnLine, GivenLines } from './given.tsx'
import { shortAccount } from '#client/screens/profile-wallet/withdraw-form.tsx'

interface ReturnFormProps {
  number: string
  returnable: Returnable
  given: readonly ReturnLine[]
  accounts: readonly BankAccount[]
  reasons: readonly string[]
  path: string
  refusal: Refusal | null
  formKey: string
}

/** What goes back, why, what it looks like, and what the shopper wants for it. */
export function ReturnForm({ number, returnable, given, accounts, reasons, path, refusal, formKey }: ReturnFormProps) {
  const [values, fields] = [refusal?.values ?? {}, refusal?.fields ?? {}]
  // The only piece there is goes back, unless somebody said otherwise.
  const onlyPiece = returnable.lines.length === 1 && returnable.lines[0]?.quantity === 1
  const lines = returnable.lines.map((line) => ({
    line,
    amounts: returnable.amounts.find(({ itemId }) => itemId === line.itemId)?.byPieces ?? [],
    ticked: refusal === null ? onlyPiece : quantityField(line.itemId) in values,
    pieces: values[piecesField(line.itemId)],
  }))
  return (
    <FileForm path={path} action="request" className={columns}>
      <div className="grid grid-cols-1 gap-3">
        <OnceKey value={formKey} />
        {refusal ? <RefusalNote {...refusal} /> : null}
        <Card title="Pilih barang yang dikembalikan">
          <p className="mb-3 text-base text-muted">
            Pesanan <span className="numbers font-semibold">{number}</span>. Batas pengajuan{' '}
            {formatDeadline(returnable.until)}.
          </p>
          <ul className="divide-y divide-sunk">
            {lines.map((line) => (
              <Line key={line.line.itemId} {...line} />
            ))}
          </ul>
          <FieldError words={fields['lines']} />
          {given.length > 0 ? (
            <div className="mt-3 border-t border-sunk pt-1">
              <GivenLines given={given} />
            </div>
          ) : null}
        </Card>
        <Reason reasons={reasons} values={values} fields={fields} />
        <Card title="Solusi yang diinginkan">
          <div role="radiogroup" aria-label="Solusi yang diinginkan">
            {returnSolutions.map((solution) => (
              <RadioRow
                key={solution}
                name="solution"
                value={solution}
                title={solutionLabels[solution]}
                detail={details[solution]}
                defaultChecked={values['solution'] === solution}
              />
            ))}
          </div>
          <FieldError words={fields['solution']} />
          <RefundTo accounts={accounts} chosen={values['accountId'] ?? ''} />
        </Card>
      </div>
      <Card className="space-y-3 lg:sticky lg:top-24">
        {returnable.amounts.length > 0 ? <Estimate lines={lines} /> : null}
        <p className="text-sm text-muted">{returnShipping}</p>
        <Button {...sendLook(lines.some(({ ticked }) => ticked))}>Kirim Pengajuan</Button>
      </Card>
    </FileForm>
  )
}

/** What comes back for what is ticked. Without script it is known only of a form that comes back. */
function Estimate({ lines }: { lines: readonly LineProps[] }) {
  const sum = lines.reduce(
    (total, { line, amounts, ticked, pieces }) =>
      total + (ticked ? (amounts[Number(pieces ?? line.quantity) - 1] ?? 0) : 0),
    0,
  )
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-base">
        Perkiraan dana kembali
        <output className="price text-right">{estimateWords(sum)}</output>
      </p>
      <p className="mt-1 text-sm text-muted">
        Harga barang setelah voucher dan koin, tanpa ongkir. Koin kembali sebagai koin.
      </p>
    </div>
  )
}

const filesAllowed = `Sampai ${limits.returnPhotos} foto (5 MB) dan ${limits.returnVideos} video (20 MB), bersama paling besar 25 MB. Hanya Anda dan penjual yang melihatnya.`

/** Why, in the shopper's own words, with photos and a video. */
function Reason({ reasons, values, fields }: Pick<Refusal, 'values' | 'fields'> & Pick<ReturnFormProps, 'reasons'>) {
  const kept = splitIds(values['fileIds'] ?? '')
  return (
    <Card className="space-y-4">
      <Select
        name="reason"
        label="Alasan Pengembalian"
        placeholder="Pilih alasan"
        options={reasons.map((reason) => ({ code: reason, name: reason }))}
        defaultValue={values['reason'] ?? ''}
        error={fields['reason']}
      />
      <Field
        name="files"
        type="file"
        multiple
        accept={kinds}
        label={kept.length > 0 ? 'Ganti foto/video' : 'Unggah foto/video (wajib)'}
        required={kept.length === 0}
        hint={kept.length > 0 ? `Tersimpan: ${kept.length} file` : undefined}
        error={fields['files']}
      />
      {/* No hint: an error would take its place. */}
      <p className="-mt-3 text-sm text-muted">
        {returnProof} {filesAllowed}
      </p>
      <TextArea
        name="description"
        label="Jelaskan masalahnya"
        rows={4}
        minLength={limits.returnCharsMin}
        maxLength={limits.returnChars}
        defaultValue={values['description'] ?? ''}
        error={fields['description']}
        hint={`Minimal ${limits.returnCharsMin} karakter.`}
      />
      <input type="hidden" name="fileIds" value={joinIds(kept)} />
    </Card>
  )
}

const details = {
  refund: 'Barang tidak perlu dikirim balik.',
  'return-refund': 'Kirim barang ke penjual, lalu dana kembali.',
  exchange: 'Kirim barang ke penjual, lalu penjual mengirim pengganti.',
} as const

interface LineProps {
  line: Returnable['lines'][number]
  /** What comes back for one piece, for two, and so on. */
  amounts: readonly number[]
  ticked: boolean
  /** How many the shopper chose before. */
  pieces: string | undefined
}
/** ' · Rp 45.000' after a number of pieces, so that it fits a phone; '': nobody knows. */
const moneyFor = (amount: number | undefined): string => (amount ? ` · ${formatRupiah(amount)}` : '')

function Line({ line, amounts, ticked, pieces }: LineProps) {
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <span className="size-14 shrink-0 overflow-hidden rounded-sm">
        <Image src={line.image} alt="" label={line.name} size={56} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm font-medium">{line.name}</p>
        {line.variant ? <p className="text-xs text-muted">{line.variant}</p> : null}
        <Pieces {...{ line, amounts, ticked, pieces }} />
      </div>
    </li>
  )
}

/** One tick for every line; once it is set, of several pieces it says how many. */
function Pieces({ line, amounts, ticked, pieces }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base">
        <input
          type="checkbox"
          name={quantityField(line.itemId)}
          value={line.quantity}
          defaultChecked={ticked}
          className="size-5"
          {...dom.mark(dom.amountsMark, amounts.join())}
        />
        <span>
          Kembalikan <span className="sr-only">{line.name}</span>
          {line.quantity === 1 ? <span className="whitespace-nowrap">{moneyFor(amounts[0])}</span> : null}
        </span>
      </label>
      {line.quantity === 1 ? null : (
        <div className="if-ticked">
          <HowMany {...{ line, amounts, pieces }} />
        </div>
      )}
    </div>
  )
}

/** All of them, unless somebody says otherwise. The amount is in the option, so it is right without script too. */
function HowMany({ line, amounts, pieces }: Omit<LineProps, 'ticked'>) {
  const options = Array.from({ length: Math.min(line.quantity, optionsMax) }, (_, place) => place + 1)
  return (
    <label className="relative inline-block max-w-full">
      <span className="sr-only">Jumlah {line.name} yang dikembalikan</span>
      <select
        name={piecesField(line.itemId)}
        defaultValue={pieces ?? options.length}
        className="numbers h-11 max-w-full appearance-none rounded-sm border border-edge bg-surface pr-12 pl-3 text-md text-ink"
      >
        {options.map((count) => (
          <option key={count} value={count}>
            {`${count} dari ${line.quantity}${moneyFor(amounts[count - 1])}`}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-hint"
      />
    </label>
  )
}
const optionsMax = 100
/** The tick: all pieces of one line go back, unless the field beside it says how many. */
const quantityField = (itemId: string | null): string => `quantity-${itemId}`
const piecesField = (itemId: string | null): string => `pieces-${itemId}`
/** How many pieces of one line go back; 0: it is not ticked. */
export const piecesAsked = (form: FormData, itemId: string | null): number =>
  Number(form.has(quantityField(itemId)) ? (form.get(piecesField(itemId)) ?? form.get(quantityField(itemId))) : 0)

/** Where the refund goes. A customer without a bank account gets it in the wallet. */
function RefundTo({ accounts, chosen }: { accounts: readonly BankAccount[]; chosen: string }) {
  if (accounts.length === 0) return <p className="mt-3 text-sm text-muted">Dana kembali ke Saldo Toko.</p>
  return (
    <div role="radiogroup" aria-label="Dana kembali ke" className="mt-3 border-t border-sunk pt-3">
      <p className="text-sm font-medium text-muted">Dana kembali ke</p>
      <RadioRow
        name="accountId"
        value=""
        title="Saldo Toko"
        detail="Langsung masuk setelah disetujui."
        defaultChecked={chosen === ''}
      />
      {accounts.map((account) => (
        <RadioRow
          key={account.id}
          name="accountId"
          value={account.id}
          title={shortAccount(account)}
          detail={`${account.holder}. Diteruskan penjual, tanpa biaya.`}
          defaultChecked={chosen === account.id}
        />
      ))}
    </div>
  )
}

const kinds = 'image/jpeg,image/png,image/webp,video/mp4,video/quicktime,video/webm'
