import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** `aria-busy` shows the waiting ring in place of the words. The script sets it while a form is being sent. */
export function Button({
  variant,
  size,
  full,
  className = '',
  type = 'submit',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  // oxlint-disable-next-line react/button-has-type -- the caller's choice, and React's types allow no fourth
  return <button type={type} className={`${buttonClass({ variant, size, full })} ${className}`} {...rest} />
}

export function ButtonLink({ variant, size, full, className = '', ...rest }: ButtonLook & ComponentProps<'a'>) {
  return <a className={`${buttonClass({ variant, size, full })} ${className}`} {...rest} />
}
