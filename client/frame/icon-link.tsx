import * as dom from '#client/app/dom-names.ts'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'

interface IconLinkProps {
  href: string
  icon: IconName
  label: string
}

/** A link of the header that is only an icon. */
export function IconLink({ href, icon, label }: IconLinkProps) {
  return (
    <a href={href} aria-label={label} className="grid size-11 shrink-0 place-items-center rounded-full">
      <Icon name={icon} size={22} />
    </a>
  )
}

/** Leads to the page before, if that was in this shop, and without script to the page above. */
export function BackLink({ href, className = '' }: { href: string; className?: string }) {
  return (
    <a
      href={href}
      aria-label="Kembali"
      {...dom.mark(dom.backMark)}
      className={`relative flex h-11 shrink-0 items-center ${className} w-11 justify-center`}
    >
      <Icon name="back" size={22} />
    </a>
  )
}
