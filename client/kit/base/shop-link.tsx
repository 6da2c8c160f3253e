import type { ReactNode } from 'react'
import { safeLink } from '#shared/web/links.ts'

interface ShopLinkProps {
  /** As a backend sent it: a path, an address, or something invalid. */
  to: string | null
  origin: string
  /** It leads to the page that it is on. */
  current?: boolean
  className?: string
  children: ReactNode
}

/** A link that came from a backend. An unsafe one becomes plain text; one to another site opens a new tab. */
export function ShopLink({ to, origin, current = false, className = '', children }: ShopLinkProps) {
  const href = to === null ? null : safeLink(to, { origin, external: true })
  if (href === null) return <span className={className}>{children}</span>
  const external = !href.startsWith('/')
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={className}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  )
}
