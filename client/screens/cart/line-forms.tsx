import { type FormEvent, useState } from 'react'
import type { CartItem } from '#shared/api/goods/cart.ts'
import * as dom from '#client/app/dom-names.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { goneField } from './fields.ts'
import { isShort, shortId } from './intent.ts'
import { intend, path as pathAtom, removeGone, start } from './state.ts'
import { Stepper } from './stepper.tsx'

export function QuantityForm({ line, max }: { line: CartItem; max: number }) {
  const path = useAtomValue(pathAtom)
  const change = useSetAtom(intend)
  // With a script the stepper has already reported what was typed.
  const submit = (event: FormEvent) => event.preventDefault()
  const { typed, sentence } = useRefusedNumber(line)
  const sentenceId = `jumlah-${line.id}`
  const problem = sentence ? sentenceId : isShort(line) ? shortId(line) : undefined
  return (
    <Form path={path} action="change" onSubmit={submit} className="flex flex-col-reverse items-start gap-2">
      {sentence ? (
        <p id={sentenceId} className="text-xs font-medium text-danger">
          {sentence}
        </p>
      ) : null}
      <input type="hidden" name="id" value={line.id} />
      {/* First in the form, so that Enter means it and not 'fewer'. */}
      <Button variant="outline" className="hidden noscript:inline-flex!">
        Perbarui
      </Button>
      <Stepper
        name={line.name}
        quantity={line.quantity}
        max={max}
        {...(typed === undefined ? {} : { typed })}
        {...(problem ? { problem } : {})}
        onStep={(quantity) => change({ kind: 'change', id: line.id, quantity })}
      />
    </Form>
  )
}

/** What was sent without script and refused, and why; a script refuses it in the field. */
function useRefusedNumber({ id }: CartItem): { typed?: string | undefined; sentence?: string | undefined } {
  const { refusal } = useAtomValue(start)
  const hydrated = useHydrated()
  if (hydrated || refusal?.action !== 'change' || refusal.values['id'] !== id) return {}
  return { typed: refusal.values['quantity'], sentence: refusal.fields['quantity'] }
}

/** Takes the line away for good. */
export function RemoveForm({ line }: { line: CartItem }) {
  return (
    <Form {...useTakeAway('remove', line)}>
      <input type="hidden" name="id" value={line.id} />
      <button
        type="submit"
        {...dom.mark(dom.removeLineMark)}
        aria-label={`Hapus ${line.name}`}
        title="Hapus"
        className="grid size-11 place-items-center rounded-sm text-muted hover:bg-sunk"
      >
        <Icon name="trash" />
      </button>
    </Form>
  )
}

/** Takes away at once what cannot be bought. */
export function RemoveGoneForm() {
  const path = useAtomValue(pathAtom)
  const remove = useSetAtom(removeGone)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const done = await remove()
    setBusy(false)
    if (done) document.querySelector<HTMLElement>(`#${dom.contentId} a`)?.focus()
  }
  return (
    <Form path={path} action="empty" onSubmit={submit}>
      <input type="hidden" name={goneField} value="1" />
      <button
        type="submit"
        aria-busy={busy || undefined}
        className={`-mr-2 min-h-11 px-2 text-sm text-muted ${busy ? 'opacity-50' : ''}`}
      >
        Hapus Semua
      </button>
    </Form>
  )
}

/** Takes the line to the wishlist, for a shopper who has one. */
export function LaterForm({ line }: { line: CartItem }) {
  const form = useTakeAway('later', line)
  if (!useAtomValue(start).data.saves) return null
  return (
    <Form {...form}>
      <input type="hidden" name="id" value={line.id} />
      <button
        type="submit"
        aria-label={`Simpan untuk nanti: ${line.name}`}
        title="Simpan untuk nanti"
        className="grid size-11 place-items-center rounded-sm text-muted hover:bg-sunk"
      >
        <Icon name="heart" />
      </button>
    </Form>
  )
}

function useTakeAway(kind: 'remove' | 'later', { id }: CartItem) {
  const path = useAtomValue(pathAtom)
  const change = useSetAtom(intend)
  return {
    path,
    action: kind,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      focusNextOf(event.currentTarget)
      change({ kind, id })
    },
  }
}

/** The button that was pressed goes with its line; the focus goes to the line that takes its place, or to the way on. */
function focusNextOf(form: HTMLFormElement): void {
  const buttons = () => [...document.querySelectorAll<HTMLElement>(`[${dom.removeLineMark}]`)]
  const place = buttons().findIndex((button) => form.closest('li')?.contains(button))
  requestAnimationFrame(() => {
    const left = buttons()
    const next = left[place] ?? left.at(-1) ?? document.querySelector<HTMLElement>(`#${dom.contentId} a`)
    next?.focus()
  })
}
