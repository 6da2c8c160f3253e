import { useEffect, useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { island } from '#client/app/island/island.tsx'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Form } from '#client/kit/form/form.tsx'

interface GoogleStepProps {
  path: string
  /** Where the shopper goes now; null when they are back and the form finishes the sign-in. */
  to: string | null
}

/**
 * A step that happens by itself: it leaves for Google after a moment, or sends the last form at once. Without script it
 * takes one press.
 */
export default island('google-step', function GoogleStep({ path, to }: GoogleStepProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const step = () => (to === null ? button.current?.click() : location.assign(to))
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
