import { useSetAtom } from '#client/app/state/store.tsx'
import { screen } from '#client/screens/checkout/state/state.ts'

/** A part that could not be loaded. The link is the page itself, so it works without script. */
export function Retry({ what, href }: { what: string; href: string }) {
  const refresh = useSetAtom(screen.refresh)
  return (
    <p className="text-muted">
      {what}{' '}
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault()
          void refresh()
        }}
        className="inline-flex min-h-11 items-center font-semibold text-brand-text"
      >
        Coba Lagi
      </a>
    </p>
  )
}
