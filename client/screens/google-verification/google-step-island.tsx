import { useEffect, useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { island } from '#client/app/island.tsx'
import { Button, ButtonLink } from '#client/kit/button.tsx'
import { Form } from '#client/kit/form.tsx'

interface GoogleStepProps {
  path: string
  /** Where the shopper goes now; null: they are back, and the form finishes it. */
  to: string | null
}

/** A step that takes itself: away after a moment, or the last form at once. Without script it is one press. */
export default island('google-step', function GoogleStep({ path, to }: GoogleStepProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const step = () => (to === null ? button.current?.form?.requestSubmit() : location.assign(to))
    const timer = setTimeout(step, to === null ? 0 : limits.googleRedirectDelayMs)
    return () => clearTimeout(timer)
  }, [to])
  if (to !== null)
    return (
      <ButtonLink href={to} size="lg" full>
        Lanjutkan ke Google
      </ButtonLink>
    )
  return (
    <Form path={path} action="finish">
      <Button ref={button} size="lg" full>
        Lanjutkan
      </Button>
    </Form>
  )
})
