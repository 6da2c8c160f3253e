import type { CartItem } from '#shared/api/cart.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { CartLine, UnavailableLine, type Wish } from './line.tsx'
import { checkoutForm } from './checkout-bar.tsx'

interface CartLinesProps {
  lines: readonly CartItem[]
  path: string
  saves: boolean
  unticked: readonly string[]
  onTick: (id: string, on: boolean) => void
  onWish: (wish: Wish) => void
}

/** What can be bought, and below it, apart, what cannot. */
export function CartLines({ lines, path, saves, unticked, onTick, onWish }: CartLinesProps) {
  const offered = lines.filter((line) => line.available)
  const gone = lines.filter((line) => !line.available)
  const wish = (wanted: Wish) => {
    if (wanted.kind !== 'change') focusNextOf([...offered, ...gone], wanted.id)
    onWish(wanted)
  }
  return (
    <>
      {offered.length > 0 ? (
        <ul className="card divide-y divide-neutral-100">
          {offered.map((line) => (
            <CartLine
              key={line.id}
              {...{ line, path, saves, checkoutForm }}
              ticked={!unticked.includes(line.id)}
              onTick={(on) => onTick(line.id, on)}
              onWish={wish}
            />
          ))}
        </ul>
      ) : null}
      {gone.length > 0 ? (
        <section className="card">
          <h2 className="px-4 pt-4 text-base font-bold">{text.productUnavailable}</h2>
          <ul className="divide-y divide-neutral-100">
            {gone.map((line) => (
              <UnavailableLine key={line.id} {...{ line, path, saves }} onWish={wish} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** The button that was pressed goes with its line; the focus goes on to the line that takes its place. */
function focusNextOf(shown: readonly CartItem[], removed: string): void {
  const place = shown.findIndex(({ id }) => id === removed)
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>(`[${dom.removeLineMark}]`)]
    const next = buttons[place] ?? buttons.at(-1)
    next?.focus()
  })
}
