import { minuteMs } from '#shared/format/units.ts'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { type ButtonVariant } from '#client/kit/base/button-look.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { mayDo } from '#shared/admin/roles.ts'
import { formatDateTime } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { type PressName, presses } from './presses.ts'
import { type DeskFrame, pageOf } from './screen.ts'

/**
 * The place of a form on its page: an answer leads back to it. What an address has no letter for stands there by its
 * number, so that two ids never share a place.
 */
export const formId = (press: string, id: string): string =>
  `${press}-${id.replaceAll(/[^\w-]/gu, (sign) => `.${sign.codePointAt(0)?.toString(16)}.`)}`

export const may = (frame: DeskFrame, press: PressName): boolean => mayDo(frame.user.role, presses[press].role)

/** What is wrong with a form's fields, and what was typed in it. */
export interface FormState {
  fields: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}

/** Why, in words of the person who presses. */
export const NoteField = ({
  label,
  typed,
  optional = false,
}: {
  label: string
  typed: FormState
  optional?: boolean
}) => (
  <Field
    name="note"
    label={label}
    maxLength={limits.noteChars}
    optional={optional}
    error={typed.fields['note']}
    defaultValue={typed.values['note']}
  />
)

interface PressFormProps {
  frame: DeskFrame
  press: PressName
  /** The order, receipt, return, refund or variant that it is about. */
  id: string
  /** The words of the button. */
  label: string
  variant?: ButtonVariant
  className?: string
  children?: (typed: FormState) => ReactNode
}

/** One press. Who may not press it does not see it, and the operation would refuse it. */
export function PressForm({ frame, press, id, label, variant = 'primary', className = '', children }: PressFormProps) {
  if (!may(frame, press)) return null
  const { refusal, path, key } = frame
  const mine = refusal?.press === press && refusal.id === id ? refusal : null
  const place = formId(press, id)
  const uploads = 'upload' in presses[press] || 'pictures' in presses[press]
  return (
    <form
      id={place}
      method="post"
      action={`${path}#${place}`}
      noValidate
      className={`desk-form ${className}`}
      {...(uploads ? { encType: 'multipart/form-data' } : {})}
    >
      <input type="hidden" name="press" value={press} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={mine?.key || key} />
      {mine ? <RefusalNote {...mine} /> : null}
      {children?.({ fields: mine?.fields ?? {}, values: mine?.values ?? {} })}
      <Button variant={variant} full>
        {label}
      </Button>
    </form>
  )
}

/** What is pressed rarely is behind a line; it stands open when it was refused. */
export function More({ frame, label, presses: inside, id, children }: MoreProps) {
  const { refusal } = frame
  if (!inside.some((press) => may(frame, press))) return null
  const open = refusal !== null && refusal.id === id && inside.some((press) => press === refusal.press)
  return (
    <details className="desk-more" open={open}>
      <summary>{label}</summary>
      <div className="grid gap-4 pb-2">{children}</div>
    </details>
  )
}
interface MoreProps {
  frame: DeskFrame
  label: string
  presses: readonly PressName[]
  id: string
  children: ReactNode
}

/** How long something has waited, in words. */
export function ageOf(at: Date | string | null, now: Date): string {
  const minutes = at === null ? 0 : Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / minuteMs))
  if (minutes < 1) return 'baru saja'
  if (minutes < 60) return `${minutes} menit`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} jam` : `${Math.floor(minutes / (24 * 60))} hari`
}

/** A list of cards, in two columns where there is room. */
export const Cards = ({ children }: { children: ReactNode }) => <div className="desk-cards">{children}</div>

/** The pages of a list. `name`: its key in the address. */
export function Pages({ frame, total, name = 'hal' }: { frame: DeskFrame; total: number | null; name?: string }) {
  const asked = pageOf(new URL(frame.path, 'https://toko').searchParams, name)
  const index = total === null ? asked : shownPage(asked, total)
  const to = (page: number) => addressWith(frame, name, String(page))
  return <PageLinks index={index} size={limits.pageSize} total={total ?? 0} to={to} />
}

/** The address of the page with another value of one key. */
function addressWith({ path }: DeskFrame, name: string, value: string): string {
  const { pathname, searchParams } = new URL(path, 'https://toko')
  searchParams.set(name, value)
  return `${pathname}?${searchParams}`
}

/** Who transfers it: the others leave it to them. */
export const Begun = ({
  frame,
  begunBy,
  begunAt,
}: {
  frame: DeskFrame
  begunBy: string | null
  begunAt: string | null
}) => (
  <p className="text-base font-semibold">
    {begunBy === null || begunAt === null
      ? 'Sedang ditransfer.'
      : `Sedang ditransfer oleh ${begunBy === frame.user.name ? 'Anda' : begunBy} sejak ${formatDateTime(begunAt)}.`}
  </p>
)

/** The query key of a list that is read by its own: the last one of the page before. */
export const afterParam = 'setelah'
/** The way on in such a list; `next` null: this is its end. */
export const Onward = ({ frame, next }: { frame: DeskFrame; next: string | null }) =>
  next === null ? null : (
    <div className="mt-4 text-right">
      <ButtonLink variant="outline" href={addressWith(frame, afterParam, next)}>
        Selanjutnya
      </ButtonLink>
    </div>
  )

interface SearchProps {
  action: string
  label: string
  typed: string
  error?: string | undefined
}
/** Finds what is typed on the screen at `action`. */
export const Search = ({ action, label, typed, error }: SearchProps) => (
  // Between its label and what is wrong the field stands in the middle.
  <form
    method="get"
    action={action}
    role="search"
    className={`mb-4 flex gap-2 ${error ? 'items-center' : 'items-end'}`}
  >
    <Field
      name="q"
      label={label}
      type="search"
      autoComplete="off"
      maxLength={limits.queryChars}
      defaultValue={typed}
      error={error}
      className="min-w-0 flex-1"
    />
    <Button size="lg">Cari</Button>
  </form>
)
/** What is wrong with words that are too few for a search; undefined: nothing, or there are none. */
export const tooShort = (typed: string): string | undefined =>
  typed !== '' && typed.length < limits.sellerSearchCharsMin
    ? `Tulis paling sedikit ${limits.sellerSearchCharsMin} huruf atau angka.`
    : undefined

/** The page of a list that is shown, from 0: the last one, where it has become shorter. */
export const shownPage = (asked: number, total: number): number =>
  Math.min(asked, Math.max(0, Math.ceil(total / limits.pageSize) - 1))

export const Nothing = ({ title, text }: { title: string; text: string }) => (
  <div className="card">
    <EmptyState drawing="order" title={title} text={text} action={{ href: '/kelola', label: 'Ke Hari Ini' }} />
  </div>
)

/** A heading with what belongs to it. */
export const Part = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className="mt-6">
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-md font-bold">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
