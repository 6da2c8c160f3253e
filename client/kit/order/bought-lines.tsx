import type { BoughtLine } from '#shared/api/order/payment.ts'

/** What was bought, in words, beside what is to be paid for it. */
export const BoughtLines = ({ lines }: { lines: readonly BoughtLine[] }) => (
  <ul className="mt-3 grid gap-1 text-base">
    {lines.map(({ name, variant, quantity }, place) => (
      <li key={place} className="flex gap-2">
        <span className="numbers shrink-0">{quantity} ×</span>
        <span className="min-w-0 wrap-anywhere">{variant ? `${name}, ${variant}` : name}</span>
      </li>
    ))}
  </ul>
)
