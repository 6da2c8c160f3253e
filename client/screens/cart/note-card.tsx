import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { TextArea } from '#client/kit/form/field.tsx'
import { formAction } from '#client/kit/form/form.tsx'
import { ticksField } from './fields.ts'
import { ids } from './names.ts'
import { OpenableCard } from './open-card.tsx'
import { offersNothing, openCard, path as pathAtom, run, start } from './state.ts'

/** Words for the shop. They are saved while the shopper types; without script by their button, or by Checkout. */
export function NoteCard() {
  const { data, refusal } = useAtomValue(start)
  const nothing = useAtomValue(offersNothing)
  return data.note === null || nothing ? null : <Note first={refusal?.values['note'] ?? data.note} />
}

function Note({ first }: { first: string }) {
  const path = useAtomValue(pathAtom)
  const awake = useHydrated()
  const { note, state, type, save } = useSavedNote(first)
  return (
    <OpenableCard
      cards={openCard}
      card="note"
      icon="review"
      title="Catatan"
      decision={note.trim() === '' ? null : <span className="line-clamp-2 wrap-anywhere">{note}</span>}
      ask="Pesan untuk toko"
    >
      <TextArea
        name="note"
        form={ids.checkoutForm}
        label="Catatan untuk toko"
        optional
        maxLength={limits.noteChars}
        defaultValue={first}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => void save()}
        hint={
          state === 'lost'
            ? 'Belum tersimpan. Catatan ikut terkirim saat Checkout.'
            : awake && state === 'saved' && note !== ''
              ? 'Tersimpan'
              : `Maksimal ${limits.noteChars} karakter`
        }
      />
      <Button
        form={ids.checkoutForm}
        formAction={formAction(path, 'note')}
        name={ticksField}
        variant="outline"
        className="mt-3 hidden noscript:inline-flex!"
      >
        Simpan
      </Button>
    </OpenableCard>
  )
}

/** Saves once the typing pauses, when the field is left and when the page is. */
function useSavedNote(first: string) {
  const send = useSetAtom(run)
  const [note, setNote] = useState(first)
  const [state, setState] = useState<'saved' | 'typing' | 'lost'>('saved')
  const latest = useRef(first)
  /** null: the last try was lost, so that the same words are sent again. */
  const sent = useRef<string | null>(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async () => {
    clearTimeout(timer.current)
    const sending = latest.current
    if (sending === sent.current) return
    sent.current = sending
    const answer = await send('note', { note: sending })
    const ok = answer.ok && answer.to === null
    // The shopper typed on meanwhile: the next pause saves that.
    if (latest.current !== sending) return
    if (!ok) sent.current = null
    setState(ok ? 'saved' : 'lost')
  }
  useEffect(() => {
    const leaving = () => void save()
    addEventListener('pagehide', leaving)
    return () => removeEventListener('pagehide', leaving)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads refs only
  }, [])

  const type = (value: string) => {
    latest.current = value
    setNote(value)
    setState('typing')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), limits.searchDebounceMs)
  }
  return { note, state, type, save }
}
