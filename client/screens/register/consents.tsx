import { href } from '#shared/web/routes.ts'
import type { PlainRefusal } from '#client/app/page.ts'
import { CheckField } from '#client/kit/field.tsx'

/** What a new customer agrees to; nothing is ticked in advance. */
export function Consents({ error, first }: { error: string | undefined; first: PlainRefusal | null }) {
  return (
    <div>
      <CheckField name="terms" required error={error} defaultChecked={first?.values['terms'] !== undefined}>
        Saya menyetujui <Terms slug="syarat-dan-ketentuan">Syarat &amp; Ketentuan</Terms> dan{' '}
        <Terms slug="kebijakan-privasi">Kebijakan Privasi</Terms>
      </CheckField>
      <CheckField name="marketing" defaultChecked={first?.values['marketing'] !== undefined}>
        Saya bersedia menerima info promo <span className="text-neutral-500">(opsional)</span>
      </CheckField>
    </div>
  )
}

/** Opens in a new tab, so that what was typed is not lost. */
function Terms({ slug, children }: { slug: string; children: string }) {
  return (
    <a
      href={href('information', { slug })}
      target="_blank"
      rel="noopener"
      className="font-semibold text-brand-text underline underline-offset-2"
    >
      {children}
    </a>
  )
}
