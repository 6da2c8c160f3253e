import type { ComponentProps } from 'react'
import * as dom from '#client/app/dom-names.ts'
import type { Frame } from '#client/app/page.ts'
import { Icon } from './icon.tsx'

/** Where a form of this page posts to: the page's own address, its query kept, with the action's name. */
export const formAction = (path: string, name: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${dom.actionParam}=${name}`

interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Path and query of the page, as the frame tells it. */
  path: string
  action: string
}

/**
 * Posts an action of a page. Our server says what is wrong in Indonesian at the field, so the browser's own bubbles are
 * off.
 */
export function Form({ path, action, children, ...rest }: FormProps) {
  return (
    <form method="post" action={formAction(path, action)} noValidate {...rest}>
      {children}
    </form>
  )
}

const focusOnArrival = (node: HTMLElement | null) => node?.focus()

/**
 * Why nothing happened. It takes the focus, so that a screen reader and the scroll position start where the answer is.
 */
export function RefusalNote({ message, className = '' }: { message: string; className?: string }) {
  return (
    <p
      ref={focusOnArrival}
      role="alert"
      tabIndex={-1}
      autoFocus
      className={`flex gap-2 rounded-sm bg-red-50 p-3 text-base font-medium text-red-800 outline-none ${className}`}
    >
      <Icon name="alert" />
      <span className="min-w-0 flex-1">{message}</span>
    </p>
  )
}

/** Something changed that the shopper should know before going on. */
export function Notice({ children, className = '' }: ComponentProps<'div'>) {
  return (
    <div className={`flex gap-2 rounded-sm bg-yellow-100 p-3 text-base text-yellow-800 ${className}`}>
      <Icon name="info" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** A field no person sees; whoever fills it is a program. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Kosongkan isian ini
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Makes a form's sending happen once. */
export const OnceKey = ({ value }: { value: string }) => <input type="hidden" name={dom.onceField} value={value} />

/** When the form was made, so that one that comes back faster than a person types can be told. */
export const MadeAt = ({ at }: { at: number }) => <input type="hidden" name={dom.shownAtField} value={at} />

/** The refusal of one form of many: its sentence, what is wrong where, and what was typed. */
export function refusalIn({ refusal }: Frame, action: string) {
  const mine = refusal?.action === action ? refusal : null
  return {
    note: mine ? <RefusalNote message={mine.message} /> : null,
    fields: mine?.fields ?? {},
    values: mine?.values ?? {},
  }
}
