import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import { DecisionCard } from '#client/kit/card.tsx'
import { TextArea } from '#client/kit/field.tsx'

interface RemarkCardProps {
  remark: string
  form: string
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
}
/** It is part of the order itself, so nothing has to be saved before. */
export function RemarkCard({ remark, form, ...card }: RemarkCardProps) {
  const [words, setWords] = useState(remark)
  const decision = words.trim() === '' ? null : <span className="line-clamp-2 wrap-anywhere">{words}</span>
  return (
    <DecisionCard
      id="catatan"
      icon="mail"
      title="Catatan"
      decision={decision}
      ask="Tulis catatan untuk penjual"
      {...card}
    >
      <TextArea
        name="remark"
        form={form}
        label="Catatan untuk penjual"
        optional
        maxLength={limits.remarkChars}
        defaultValue={remark}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
    </DecisionCard>
  )
}
