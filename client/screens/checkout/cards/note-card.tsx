import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { TextArea } from '#client/kit/form/field.tsx'
import { ids } from '#client/screens/checkout/data/names.ts'
import { OpenableCard } from '#client/screens/cart/open-card.tsx'
import { checkoutOf, openCard, screen } from '#client/screens/checkout/state/state.ts'

/** It is part of the order itself, so nothing has to be saved before. */
export function NoteCard() {
  const saved = useAtomValue(checkoutOf('note'))
  const note = useAtomValue(screen.refusal)?.values['note'] ?? saved
  const [words, setWords] = useState(note)
  const decision = words.trim() === '' ? null : <span className="line-clamp-2 wrap-anywhere">{words}</span>
  return (
    <OpenableCard cards={openCard} card="note" icon="review" title="Catatan" decision={decision}>
      <TextArea
        name="note"
        form={ids.placeForm}
        label="Catatan untuk toko"
        optional
        maxLength={limits.noteChars}
        defaultValue={note}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
    </OpenableCard>
  )
}
