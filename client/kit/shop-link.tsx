import type { ReactNode } from 'react'
import { safeLink } from '#shared/web/links.ts'

interface ShopLinkProps {
  /** As a backend gave it: a path, an address, or nonsense. */
  to: string | null
  origin: string
  className?: string
  children: ReactNode
}

/**
 * A link that came from a backend. What leads nowhere safe becomes plain text; another shop's address opens beside this
 * one.
 */
export function ShopLink({ to, origin, className = '', children }: ShopLinkProps) {
  const href = to === null ? null : safeLink(to, { origin, external: true })
  if (href === null) return <span className={className}>{children}</span>
  const external = !href.startsWith('/')
  return (
    <a href={href} className={className} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}
