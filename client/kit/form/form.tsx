import type { ComponentProps, ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import type { Frame } from '#client/app/page/page.ts'
import { Icon } from '#client/kit/base/icon.tsx'

/** The address a form of this page posts to: the page's own address and query, with the action's name. */
export const formAction = (path: string, name: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${dom.actionParam}=${name}`

export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Path and query of the page, from the frame. */
  path: string
  action: string
}

/**
 * Posts an action of a page. The server says at each field what is wrong, in Indonesian, so the browser's own messages
 * are off.
 */
export function Form({ path, action, children, ...rest }: FormProps) {
  return (
    <form method="post" action={formAction(path, action)} noValidate {...rest}>
      {children}
    </form>
  )
}

/** To the first field that is marked; without one the note itself. */
const focusOnArrival = (node: HTMLElement | null) =>
  (node?.parentElement?.querySelector<HTMLElement>('[aria-invalid]') ?? node)?.focus()

interface RefusalNoteProps {
  message: string
  fields?: Readonly<Record<string, string>>
  className?: string
  /** What leads to the fields. */
  children?: ReactNode
}
/**
 * Why an action was refused. It takes the focus, so that screen readers and the scroll position start at the answer, or
 * gives it to the first field that is wrong. What that field says itself is not shown twice.
 */
export function RefusalNote({ message, fields = {}, className = '', children }: RefusalNoteProps) {
  return message === '' ? null : (
    <p
      ref={focusOnArrival}
      role="alert"
      tabIndex={-1}
      autoFocus
      className={
        Object.values(fields).includes(message)
          ? 'sr-only'
          : `flex gap-2 rounded-sm bg-danger-soft p-3 font-medium text-danger-ink outline-none ${className}`
      }
    >
      <Icon name="alert" />
      <span className="min-w-0 flex-1">
        {message}
        {children}
      </span>
    </p>
  )
}

/** Something the shopper should know before going on. */
export function Notice({ children, className = '' }: ComponentProps<'div'>) {
  return (
    <div className={`flex gap-2 rounded-sm bg-warn-soft p-3 text-warn-ink ${className}`}>
      <Icon name="info" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** A field that people do not see; only programs fill it in. */
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

/** The key that makes sending a form twice count once. */
export const OnceKey = ({ value }: { value: string }) => <input type="hidden" name={dom.onceField} value={value} />

/** When the form was made, so that one sent faster than a person types can be recognised. */
export const ShownAt = ({ at }: { at: number }) => <input type="hidden" name={dom.shownAtField} value={at} />

/** What a page with several forms shows in one of them: its refusal, the wrong fields, and what was typed. */
export function refusalIn({ refusal }: Pick<Frame, 'refusal'>, action: string) {
  const mine = refusal?.action === action ? refusal : null
  return {
    note: mine ? <RefusalNote {...mine} /> : null,
    fields: mine?.fields ?? {},
    values: mine?.values ?? {},
  }
}
