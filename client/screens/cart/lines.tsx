import { text } from '#shared/text/text.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { CartLine, UnavailableLine } from './line.tsx'
import { RemoveGoneForm } from './line-forms.tsx'
import { gone as goneAtom, offered as offeredAtom, unticked as untickedAtom } from './state.ts'

/** What can be bought. */
export function CartLines() {
  const offered = useAtomValue(offeredAtom)
  const unticked = useAtomValue(untickedAtom)
  return offered.length > 0 ? (
    <ul className="card divide-y divide-sunk">
      {offered.map((line) => (
        <CartLine key={line.id} line={line} ticked={!unticked.includes(line.id)} />
      ))}
    </ul>
  ) : null
}

/** Apart, and after everything that leads to the checkout: what cannot be bought. */
export function GoneLines() {
  const gone = useAtomValue(goneAtom)
  return gone.length > 0 ? (
    <div>
      <section className="card">
        <div className="flex items-center justify-between px-4 pt-2">
          <h2 className="text-base font-bold">{text.productUnavailable}</h2>
          <RemoveGoneForm />
        </div>
        <ul className="divide-y divide-sunk">
          {gone.map((line) => (
            <UnavailableLine key={line.id} line={line} />
          ))}
        </ul>
      </section>
    </div>
  ) : null
}
