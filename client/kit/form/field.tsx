import { type ComponentProps, type ReactNode, useId } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { Icon } from '#client/kit/base/icon.tsx'

interface Labelled {
  name: string
  label: string
  /** What is wrong with the value, in one sentence. */
  error?: string | undefined
  hint?: string | undefined
  optional?: boolean
}

/** How a field looks, whatever is typed or chosen in it. */
export const fieldBox =
  'block w-full rounded-sm border border-edge bg-surface px-3 text-md disabled:bg-sunk disabled:text-hint aria-invalid:border-danger'

/** Label above, hint or error below. The text is 16 px, because iPhones zoom into smaller fields. */
function Frame({
  id,
  label,
  error,
  hint,
  optional = false,
  className = '',
  children,
}: Omit<Labelled, 'name'> & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium text-muted">
        {label}
        {optional ? <span className="font-normal text-hint"> (opsional)</span> : null}
      </label>
      {children}
      {error ? (
        <FieldError id={`${id}${dom.errorSuffix}`} words={error} />
      ) : hint ? (
        <p id={`${id}${dom.hintSuffix}`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
/** What is wrong with a field, below it. */
export function FieldError({ words, id }: { words: string | undefined; id?: string }) {
  return words ? <ErrorLine id={id}>{words}</ErrorLine> : null
}
/** The same without words: a script that learns what is wrong fills copies of it. */
export const FieldErrorTemplate = () => (
  <template>
    <ErrorLine />
  </template>
)
const ErrorLine = ({ id, children }: { id?: string | undefined; children?: string }) => (
  <p id={id} {...dom.mark(dom.fieldErrorMark)} className="mt-2 flex items-start gap-1 text-sm font-medium text-danger">
    <Icon name="alert" size={16} />
    {children}
  </p>
)
const described = (id: string, error: string | undefined, hint: string | undefined) => ({
  ...(error
    ? { 'aria-invalid': true, 'aria-describedby': `${id}${dom.errorSuffix}` }
    : hint
      ? { 'aria-describedby': `${id}${dom.hintSuffix}` }
      : {}),
})

export type FieldProps = Labelled &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'size'> & { leading?: ReactNode; trailing?: ReactNode }

/** One line of text. It is uncontrolled, so what was typed stays when the screen's data changes. */
export function Field({
  name,
  label,
  error,
  hint,
  optional = false,
  className,
  leading,
  trailing,
  ...input
}: FieldProps) {
  const id = useId()
  return (
    <Frame {...{ id, label, error, hint, optional }} {...(className ? { className } : {})}>
      <span className="flex gap-2">
        {leading}
        <span className="relative block min-w-0 flex-1">
          <input
            id={id}
            name={name}
            type="text"
            required={!optional}
            {...input}
            {...described(id, error, hint)}
            className={`${fieldBox} h-12 truncate ${trailing ? 'pr-12' : ''}`}
          />
          {trailing}
        </span>
      </span>
    </Frame>
  )
}

type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, 'name' | 'id'>
/** Grows with its text. More than one row shows that a longer text is wanted. */
export function TextArea({ name, label, error, hint, optional = false, className, rows = 1, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <Frame {...{ id, label, error, hint, optional }} {...(className ? { className } : {})}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={!optional}
        {...area}
        {...described(id, error, hint)}
        className={`${fieldBox} field-sizing-content ${rows > 1 ? 'min-h-24' : 'min-h-12'} resize-none py-3`}
      />
    </Frame>
  )
}

type SelectProps = Labelled &
  Omit<ComponentProps<'select'>, 'name' | 'id'> & {
    options: readonly { code: string; name: string }[]
    placeholder: string
  }
export function Select({
  name,
  label,
  error,
  hint,
  optional = false,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const id = useId()
  return (
    <Frame {...{ id, label, error, hint, optional }} {...(className ? { className } : {})}>
      <span className="relative block">
        <select
          id={id}
          name={name}
          required={!optional}
          {...select}
          {...described(id, error, hint)}
          className={`${fieldBox} h-12 appearance-none truncate pr-12`}
        >
          <option value="">{placeholder}</option>
          {options.map(({ code, name }) => (
            <option key={code} value={code} className="text-ink">
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-3 my-auto text-hint" />
      </span>
    </Frame>
  )
}

type CheckFieldProps = {
  name: string
  error?: string | undefined
  children: ReactNode
  required?: boolean
  defaultChecked?: boolean
}
/** A consent. It is never ticked in advance. */
export function CheckField({ name, error, children, required = false, defaultChecked = false }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          value="1"
          required={required}
          defaultChecked={defaultChecked}
          className="mt-0.5 size-5 shrink-0"
          {...described(id, error, undefined)}
        />
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      {error ? (
        <p id={`${id}${dom.errorSuffix}`} className="flex items-start gap-1 pl-8 text-sm font-medium text-danger">
          <Icon name="alert" size={16} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
