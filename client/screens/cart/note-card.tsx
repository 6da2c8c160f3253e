import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { useAwake } from '#client/app/hydrated.ts'
import { useAtomValue, useSetAtom } from '#client/app/store.tsx'
import { Button } from '#client/kit/button.tsx'
import { TextArea } from '#client/kit/field.tsx'
import { formAction } from '#client/kit/form.tsx'
import { ids } from './names.ts'
import { OpenableCard } from './open-card.tsx'
import { offersNothing, openCard, path as pathAtom, run, start } from './state.ts'

const pauseMs = 500

/** Words for the shop. They are saved while one types; without script by their button, or by Checkout. */
export function NoteCard() {
  const { data, refusal } = useAtomValue(start)
  const nothing = useAtomValue(offersNothing)
  return data.note === null || nothing ? null : <Note note={refusal?.values['note'] ?? data.note} />
}

function Note({ note }: { note: string }) {
  const path = useAtomValue(pathAtom)
  const awake = useAwake()
  const [words, setWords] = useState(note)
  const [state, setState] = useState<'kept' | 'typing' | 'lost'>('kept')
  const sent = useRef(note)
  const latest = useRef(note)
  const send = useSetAtom(run)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async () => {
    clearTimeout(timer.current)
    const saying = latest.current
    if (saying === sent.current) return
    sent.current = saying
    const { ok: kept } = await send('note', { note: saying })
    // Typed on meanwhile: the next pause saves that.
    if (latest.current !== saying) return
    if (!kept) sent.current = '\0'
    setState(kept ? 'kept' : 'lost')
  }
  useEffect(() => {
    const leaving = () => void save()
    addEventListener('pagehide', leaving)
    return () => removeEventListener('pagehide', leaving)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads refs only
  }, [])

  const type = (value: string) => {
    latest.current = value
    setWords(value)
    setState('typing')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }
  return (
    <OpenableCard
      cards={openCard}
      card="note"
      icon="mail"
      title="Tulis catatan"
      decision={words.trim() === '' ? null : <span className="line-clamp-2 wrap-anywhere">{words}</span>}
      ask="Pesan untuk penjual"
    >
      <TextArea
        name="note"
        form={ids.checkoutForm}
        label="Catatan untuk penjual"
        optional
        maxLength={limits.noteChars}
        defaultValue={note}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => void save()}
        hint={
          state === 'lost'
            ? 'Belum tersimpan. Catatan ikut terkirim saat Checkout.'
            : awake && state === 'kept' && words !== ''
              ? 'Tersimpan'
              : `Maksimal ${limits.noteChars} karakter`
        }
      />
      <Button
        form={ids.checkoutForm}
        formAction={formAction(path, 'note')}
        variant="outline"
        className="mt-3 hidden! noscript:inline-flex!"
      >
        Simpan
      </Button>
    </OpenableCard>
  )
}
