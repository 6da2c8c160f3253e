import type { Refusal } from '#client/app/page/page.ts'
import { CheckField } from '#client/kit/form/field.tsx'
import type { LegalLinks } from '#client/kit/product/information-list.tsx'

/** What a new customer agrees to; nothing is ticked in advance. */
interface ConsentsProps {
  error: string | undefined
  first: Refusal | null
  legal: LegalLinks
}
export function Consents({ error, first, legal }: ConsentsProps) {
  return (
    <div>
      <CheckField name="terms" required error={error} defaultChecked={first?.values['terms'] !== undefined}>
        Saya menyetujui <Agreed legal={legal} />
      </CheckField>
      <CheckField name="marketing" defaultChecked={first?.values['marketing'] !== undefined}>
        Saya bersedia menerima info promo <span className="text-hint">(opsional)</span>
      </CheckField>
    </div>
  )
}

/** What is agreed to, by the name of its pages, and of what age one is for an account (PP 17/2025). */
export const Agreed = ({ legal }: { legal: LegalLinks }) => (
  <>
    <Legal to={legal.terms}>Syarat &amp; Ketentuan</Legal> dan <Legal to={legal.privacy}>Kebijakan Privasi</Legal>,
    serta berusia 18 tahun ke atas atau disetujui orang tua/wali
  </>
)

/** Opens in a new tab, so that what was typed is not lost. */
function Legal({ to, children }: { to: string | null; children: string }) {
  if (to === null) return children
  return (
    <a href={to} target="_blank" rel="noopener" className="font-semibold text-brand-text underline">
      {children}
    </a>
  )
}
