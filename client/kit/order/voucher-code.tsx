import { limits } from '#shared/limits.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'

interface VoucherCodeProps {
  typed?: string | undefined
  error?: string | undefined
  /** What becomes of the code: it counts at once, or it is only kept. */
  label?: 'Pakai' | 'Klaim'
}

/** The field for a voucher's code and the button that sends it, side by side in their form. */
export const VoucherCode = ({ typed = '', error, label = 'Pakai' }: VoucherCodeProps) => (
  <>
    <Field
      name="code"
      label="Masukkan kode voucher"
      maxLength={limits.voucherCodeChars}
      defaultValue={typed}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      className="min-w-0 flex-1"
    />
    <Button size="lg" variant="outline">
      {label}
    </Button>
  </>
)
