import { Icon } from '#client/kit/base/icon.tsx'

type Instructions = { title: string; lines: readonly string[] }

/** Instructions for paying; one is open at a time. */
export function PaymentInstructions({ ways }: { ways: readonly Instructions[] }) {
  return (
    <div className="divide-y divide-neutral-200">
      {ways.map((way) => (
        <details key={way.title} name="how-to-pay" className="group">
          <summary className="flex min-h-12 items-center justify-between gap-3 text-base font-semibold">
            {way.title}
            <Icon name="chevron-down" className="text-neutral-500 transition-transform group-open:rotate-180" />
          </summary>
          <ol className="list-decimal space-y-1.5 pb-4 pl-5 text-base leading-relaxed text-neutral-700 marker:text-neutral-500">
            {way.lines.map((line) => (
              <li key={line} className="pl-1">
                {line}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}
