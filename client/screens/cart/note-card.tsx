import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { useAwake } from '#client/app/hydrated.ts'
import { Button } from '#client/kit/button.tsx'
import { DecisionCard } from '#client/kit/card.tsx'
import { TextArea } from '#client/kit/field.tsx'
import { formAction } from '#client/kit/form.tsx'
import { checkoutForm } from './checkout-bar.tsx'

const pauseMs = 500

interface NoteCardProps {
  note: string
  path: string
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
  /** True when it is kept. */
  onSave: (note: string) => Promise<boolean>
}

/** Words for the shop. They are kept while one types; without script by their button, or by Checkout. */
export function NoteCard({ note, path, onSave, ...card }: NoteCardProps) {
  const awake = useAwake()
  const [words, setWords] = useState(note)
  const [state, setState] = useState<'kept' | 'typing' | 'lost'>('kept')
  const sent = useRef(note)
  const latest = useRef(note)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async () => {
    clearTimeout(timer.current)
    const saying = latest.current
    if (saying === sent.current) return
    sent.current = saying
    const kept = await onSave(saying)
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
    <DecisionCard
      id="catatan"
      icon="mail"
      title="Tulis catatan"
      decision={words.trim() === '' ? null : <span className="line-clamp-2 wrap-anywhere">{words}</span>}
      ask="Pesan untuk penjual"
      {...card}
    >
      <TextArea
        name="note"
        form={checkoutForm}
        label="Catatan untuk penjual"
        optional
        maxLength={limits.remarkChars}
        defaultValue={note}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => void save()}
        hint={
          state === 'lost'
            ? 'Belum tersimpan. Catatan ikut terkirim saat Checkout.'
            : awake && state === 'kept' && words !== ''
              ? 'Tersimpan'
              : `Maksimal ${limits.remarkChars} karakter`
        }
      />
      <Button
        form={checkoutForm}
        formAction={formAction(path, 'note')}
        variant="outline"
        className="mt-3 hidden! noscript:inline-flex!"
      >
        Simpan
      </Button>
    </DecisionCard>
  )
}
