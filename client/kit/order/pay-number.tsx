import type { Bill } from '#shared/api/order/payment.ts'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { groupNumber, isPasted, isTyped } from './group-number.ts'

const numberLabels: Partial<Record<Bill['group'], string>> = {
  va: 'Nomor Virtual Account',
  minimarket: 'Kode Pembayaran',
  ewallet: 'Setujui segera di aplikasi dengan nomor HP berakhiran',
}
type PayNumberProps = Pick<Bill, 'group' | 'billerCode' | 'number' | 'holder' | 'bank'> & {
  /** In a list of orders it is not the largest. */
  small?: boolean
  /** Nothing beside it names its bank. */
  alone?: boolean
  /** Copying it is the act of the screen. */
  main?: boolean
}

/** The number that a bill is paid to, for typing it elsewhere, and whose it is. */
export const PayNumber = ({
  group,
  billerCode,
  number,
  holder,
  bank,
  small = false,
  alone = small,
  main = false,
}: PayNumberProps) => (
  <>
    {billerCode === null ? null : (
      <Digits label="Kode Perusahaan" value={billerCode} copy="Salin Kode Perusahaan" small={small} />
    )}
    {number === null ? null : (
      <Digits
        label={`${billerCode === null ? (numberLabels[group] ?? 'Nomor Rekening') : 'Kode Bayar'}${alone ? ` ${bank}` : ''}`.trim()}
        value={number}
        copy={isTyped(group) ? 'Salin Nomor' : null}
        small={small}
        main={main && isPasted(group)}
        holder={holder}
      />
    )}
  </>
)

interface DigitsProps {
  label: string
  value: string
  copy: string | null
  small: boolean
  main?: boolean
  holder?: string
}
/** In groups of four for reading aloud; the copied text has no gaps. */
const Digits = ({ label, value, copy, small, main, holder }: DigitsProps) => (
  <>
    <p className="mt-3 text-sm text-muted">{label}</p>
    {/* The act of the screen is below the number on a phone, and beside it where there is room. */}
    <div
      className={`flex items-center justify-between gap-x-3 ${small ? '' : 'lg:justify-start'} ${main ? 'flex-wrap' : ''}`}
    >
      <div className="min-w-0">
        <p className={`numbers font-bold text-balance wrap-anywhere ${small ? 'text-base' : 'text-xl'}`}>
          {groupNumber(value)}
        </p>
        {holder ? <p className="mt-1 text-sm text-muted">a.n. {holder}</p> : null}
      </div>
      {copy === null ? null : (
        <CopyButton value={value.replace(/[ -]/g, '')} label={copy} look={main ? 'primary' : undefined}>
          {main ? copy : null}
        </CopyButton>
      )}
    </div>
  </>
)
