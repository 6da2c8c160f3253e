import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { buttonClass, type ButtonLook } from '#client/kit/base/button-look.ts'
import { Card } from '#client/kit/base/card.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'

interface InTwoStepsProps extends Pick<ButtonLook, 'variant'> {
  path: string
  action: string
  label: string
  question: string
  hint: string | null
  answer: string
}
/** Two steps, because this cannot be undone: first the question, then the answer. */
export const InTwoSteps = ({ path, action, variant, label, question, hint, answer }: InTwoStepsProps) => (
  <details className="group flex-1">
    <summary className={`${buttonClass({ variant, size: 'lg', full: true })} group-open:hidden`}>{label}</summary>
    <Card title={question}>
      {hint ? <p className="mb-3 text-base text-muted">{hint}</p> : null}
      <Form path={path} action={action}>
        <Button full>{answer}</Button>
      </Form>
    </Card>
  </details>
)

interface ConfirmDeliveryProps {
  path: string
  refusal: Refusal | null
  /** Whether it is for this reader to say so now. */
  offered: boolean
}
/** No courier reports that the parcel is there. It waits for nobody: an outline. */
export const ConfirmDelivery = ({ path, refusal, offered }: ConfirmDeliveryProps) => (
  <>
    {refusal?.action === 'confirmDelivery' ? <RefusalNote {...refusal} /> : null}
    {offered ? (
      <InTwoSteps
        {...{ path }}
        action="confirmDelivery"
        variant="outline"
        label="Konfirmasi Paket Tiba"
        question="Paket sudah di tangan Anda?"
        hint="Masa pengembalian dihitung mulai saat ini."
        answer="Ya, Sudah Tiba"
      />
    ) : null}
  </>
)
