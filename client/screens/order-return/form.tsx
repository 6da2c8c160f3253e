import type { Returnable } from '#shared/api/order/return.ts'
import type { BankAccount } from '#shared/api/account/wallet.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { joinIds, splitIds } from '#shared/web/id.ts'
import { returnShippingShort, returnSolutions, solutionLabels } from '#shared/order/return-status.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { splitColumns } from '#client/kit/base/columns.ts'
import { Select, TextArea, FieldError } from '#client/kit/form/field.tsx'
import { errorOf, faulty } from '#client/kit/form/faulty.ts'
import { FileField, FileForm } from '#client/kit/form/file-form.tsx'
import { OnceKey, RefusalNote } from '#client/kit/form/form.tsx'
import { RadioRow } from '#client/kit/form/radio-row.tsx'
import { estimateOf, whyLook } from './estimate.ts'
import { Line, type LineProps, piecesField, quantityField } from './lines.tsx'
import { type ReturnLine, GivenLines } from './given.tsx'
import { shortAccount } from '#client/screens/profile-wallet/withdraw-form.tsx'

interface ReturnFormProps {
  number: string
  returnable: Returnable
  given: readonly ReturnLine[]
  accounts: readonly BankAccount[]
  /** Whether money comes into a wallet here. */
  wallet: boolean
  reasons: readonly string[]
  path: string
  refusal: Refusal | null
  formKey: string
}

/** What goes back, why and what it looks like, and what the shopper wants for it. */
export function ReturnForm({ wallet, ...form }: ReturnFormProps) {
  const { number, returnable, given, accounts, reasons, path, refusal, formKey } = form
  const { paid } = returnable
  const [values, fields] = [refusal?.values ?? {}, refusal?.fields ?? {}]
  // The only piece there is goes back, unless somebody said otherwise.
  const onlyPiece = returnable.lines.length === 1 && returnable.lines[0]?.quantity === 1
  const lines = returnable.lines.map((line) => ({
    line,
    ticked: refusal === null ? onlyPiece : quantityField(line.itemId) in values,
    pieces: values[piecesField(line.itemId)],
    fault: faulty('lines', fields),
  }))
  return (
    <FileForm path={path} action="request" className={splitColumns}>
      <div className="grid grid-cols-1 gap-3">
        <OnceKey value={formKey} />
        {refusal ? <Faults {...refusal} /> : null}
        <Card title="Pilih barang yang dikembalikan">
          <p className="mb-3 text-base text-muted">
            Pesanan <span className="numbers font-semibold">{number}</span>. Batas pengajuan{' '}
            {formatDeadline(returnable.until)}.
          </p>
          <ul id={idOf('lines')} className="scroll-mt-20 divide-y divide-sunk">
            {lines.map((line) => (
              <Line key={line.line.itemId} {...line} />
            ))}
          </ul>
          <FieldError id={errorOf('lines')} words={fields['lines']} />
          {given.length > 0 ? (
            <div className="mt-3 border-t border-sunk pt-1">
              <GivenLines given={given} />
            </div>
          ) : null}
        </Card>
        <Reason reasons={reasons} values={values} fields={fields} />
        <Card title="Solusi yang diinginkan">
          <div role="radiogroup" aria-label="Solusi yang diinginkan" id={idOf('solution')} className="scroll-mt-20">
            {returnSolutions.map((solution) => (
              <RadioRow
                key={solution}
                name="solution"
                value={solution}
                title={solutionLabels[solution]}
                detail={details[solution]}
                defaultChecked={values['solution'] === solution}
                {...faulty('solution', fields)}
              />
            ))}
          </div>
          <FieldError id={errorOf('solution')} words={fields['solution']} />
          <RefundTo accounts={accounts} chosen={values['accountId'] ?? ''} wallet={wallet} />
        </Card>
        <Files values={values} fields={fields} />
      </div>
      {/* A desktop has the sum in sight all along. */}
      <Card title={paid ? 'Perkiraan Dana Kembali' : ''} className="lg:sticky lg:top-24 lg:row-span-2">
        {paid ? <Estimate {...{ lines, paid }} toWallet={wallet && accounts.length === 0} /> : null}
        <p className="mt-3 text-sm text-muted">{returnShippingShort}</p>
      </Card>
      <Button size="lg" full>
        Kirim Pengajuan
      </Button>
    </FileForm>
  )
}

const idOf = (field: string) => `isian-${field}`
const fieldNames: Readonly<Record<string, string>> = {
  lines: 'Barang',
  reason: 'Alasan',
  description: 'Penjelasan',
  solution: 'Solusi',
  files: 'Foto',
}

/** How many fields are wrong, and the way to each. */
function Faults({ message, fields }: Pick<Refusal, 'message' | 'fields'>) {
  const wrong = Object.keys(fieldNames).filter((name) => name in fields)
  if (wrong.length === 0) return <RefusalNote message={message} fields={fields} />
  return (
    <RefusalNote message={`${wrong.length} isian perlu diperiksa`} fields={fields}>
      <span className="mt-2 flex flex-wrap gap-2">
        {wrong.map((name) => (
          <a
            key={name}
            href={`#${idOf(name)}`}
            className="inline-flex min-h-11 items-center rounded-sm border border-edge bg-surface px-3"
          >
            {fieldNames[name]}
          </a>
        ))}
      </span>
    </RefusalNote>
  )
}

interface EstimateProps {
  lines: readonly LineProps[]
  paid: NonNullable<Returnable['paid']>
  toWallet: boolean
}
/** What comes back for what is ticked. Without script it is known only of a form that comes back. */
function Estimate({ lines, paid, toWallet }: EstimateProps) {
  const { label, sum, why } = estimateOf(
    lines.map(({ line: { quantity: of, price }, ticked, pieces }) => ({
      ...{ price, of, pieces: ticked ? Number(pieces ?? of) : 0 },
    })),
    paid,
  )
  return (
    <div>
      <p className="numbers grid gap-2">
        {why.map(([label, amount]) => (
          <span key={label} className={whyLook[0]}>
            {label}
            <span className={whyLook[1]}>{amount}</span>
          </span>
        ))}
      </p>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3 font-bold">
        <span>{label}</span>
        <output className="price text-md" {...dom.mark(dom.amountsMark, [paid.price, paid.money, paid.back].join())}>
          {sum}
        </output>
      </p>
      <p className="mt-1 text-sm text-muted">
        {/* Who has a bank account chooses above. */}
        {toWallet ? 'Ke Saldo Toko, tanpa' : 'Tanpa'} ongkir. Koin kembali sebagai koin.
      </p>
    </div>
  )
}

const filesWanted = 'Min. 1 foto atau video.'
const filesAllowed = [
  `Maks. ${limits.returnPhotos} foto (5\u00a0MB) dan ${limits.returnVideos} video (20\u00a0MB), semuanya 25\u00a0MB.`,
  'Video unboxing paling cepat diproses.',
]

/** Why, in the shopper's own words. */
function Reason({ reasons, values, fields }: Pick<Refusal, 'values' | 'fields'> & Pick<ReturnFormProps, 'reasons'>) {
  return (
    <Card className="space-y-4">
      <div id={idOf('reason')} className="scroll-mt-20">
        <Select
          name="reason"
          label="Alasan Pengembalian"
          placeholder="Pilih alasan"
          options={reasons.map((reason) => ({ code: reason, name: reason }))}
          defaultValue={values['reason'] ?? ''}
          error={fields['reason']}
        />
      </div>
      <div id={idOf('description')} className="scroll-mt-20">
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
      </div>
    </Card>
  )
}

/** What it looks like. It stands last: of a form that is too large the beginning is read (`typedBefore`). */
function Files({ values, fields }: Pick<Refusal, 'values' | 'fields'>) {
  const kept = splitIds(values['fileIds'] ?? '')
  return (
    <Card>
      <input type="hidden" name="fileIds" value={joinIds(kept)} />
      <div id={idOf('files')} className="scroll-mt-20">
        <FileField
          name="files"
          multiple
          accept={kinds}
          label={kept.length > 0 ? 'Ganti foto/video' : 'Unggah foto/video'}
          required={kept.length === 0}
          hint={kept.length > 0 ? `Tersimpan: ${kept.length} file` : undefined}
          error={fields['files']}
          allowed={[...(kept.length > 0 ? [] : [filesWanted]), ...filesAllowed].map((rule) => (
            <span key={rule} className="block">
              {rule}
            </span>
          ))}
        />
      </div>
    </Card>
  )
}

const details = {
  refund: 'Barang kurang, tidak sampai, atau tidak layak dikirim balik.',
  'return-refund': 'Dana kembali setelah barang sampai di toko.',
  exchange: 'Kirim barang ke toko, lalu penggantinya dikirim.',
} as const

interface RefundToProps extends Pick<ReturnFormProps, 'accounts' | 'wallet'> {
  chosen: string
}
/** Where the refund goes: into the wallet unless they say otherwise, or else to their first bank account. */
function RefundTo({ accounts, chosen, wallet }: RefundToProps) {
  const given = chosen || (wallet ? '' : accounts[0]?.id)
  if (accounts.length === 0) return null
  return (
    <div role="radiogroup" aria-label="Dana kembali ke" className="mt-3 border-t border-sunk pt-3">
      <p className="text-sm font-medium text-muted">Dana kembali ke</p>
      {wallet ? (
        <RadioRow
          name="accountId"
          value=""
          title="Saldo Toko"
          detail="Langsung masuk setelah disetujui."
          defaultChecked={given === ''}
        />
      ) : null}
      {accounts.map((account) => (
        <RadioRow
          key={account.id}
          name="accountId"
          value={account.id}
          title={shortAccount(account)}
          detail={`${account.holder}. Diteruskan toko, tanpa biaya.`}
          defaultChecked={given === account.id}
        />
      ))}
    </div>
  )
}

const kinds = 'image/jpeg,image/png,image/webp,video/mp4,video/quicktime,video/webm'
