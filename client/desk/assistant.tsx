import { DescriptionList } from '#client/kit/base/description-list.tsx'
import { formatTime } from '#shared/format/dates.ts'
import { AskedByAssistant } from './answers.ts'
import { Nothing, Part, PressForm } from './parts.tsx'
import type { DeskScreen } from './screen.ts'

/** What an assistant asks for, what it would change, and the press of a person that has it done. */
export const assistant: DeskScreen = async (ask, query) => {
  const permit = query.get('izin') ?? ''
  const { asked } = await ask(AskedByAssistant, `/assistant?${new URLSearchParams({ permit })}`)
  if (!asked) return () => <Nothing title="Tidak ada permintaan" text="Buka tautan yang diberikan asisten Anda." />
  const { operation, by, until, given, changes, done } = asked
  return (frame) => (
    <section className="card desk-card">
      <h2 className="text-base font-bold">{operation}</h2>
      <p className="text-base text-muted">
        Asisten {by} meminta ini, berlaku sampai {formatTime(until)}. Jalankan hanya bila memang Anda yang memintanya.
      </p>
      <DescriptionList rows={given.map(({ field, value }) => [field, value])} />
      {changes && changes.length > 0 ? (
        <Part title="Yang berubah">
          <DescriptionList
            rows={changes.map(({ field, before, after }) => [field, `${before ?? '–'} → ${after ?? '–'}`])}
          />
        </Part>
      ) : null}
      {done ? (
        <p className="text-base font-medium">Sudah dijalankan.</p>
      ) : (
        <PressForm frame={frame} press="permit" id="asisten" label="Jalankan">
          {() => <input type="hidden" name="permit" value={permit} />}
        </PressForm>
      )}
    </section>
  )
}
