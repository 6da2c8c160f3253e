import type { Shop } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'
import { showPhone } from '#client/kit/form/address-text.ts'

interface CustomerCareProps {
  shop: Shop
  title: string
  /** Beside what the page is for, asking is no filled button. */
  second?: boolean
}
/** Who answers, when and where, using only what the shop itself has said. */
export function CustomerCare({ shop, title, second = false }: CustomerCareProps) {
  const chat = whatsappLink(shop)
  const { phone, email, address, openingHours } = shop.business
  const lines: [IconName, string][] = [
    ['clock', openingHours],
    ['map-pin', address || shop.city],
  ]
  const known = lines.filter(([, words]) => words)
  if (!phone && !email && known.length === 0) return null
  return (
    <section className="card p-4">
      <h2 className="text-md">{title}</h2>
      <ul className="mt-3 grid gap-2 text-base text-muted">
        {known.map(([icon, words]) => (
          <li key={icon} className="flex gap-3">
            <Icon name={icon} className="text-hint" />
            <span className="min-w-0 wrap-anywhere">{words}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        {chat ? (
          <ButtonLink href={chat} variant={second ? 'outline' : 'primary'} target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            Tanya via WhatsApp
          </ButtonLink>
        ) : phone ? (
          <ButtonLink href={`tel:+${phone}`} variant={second ? 'outline' : 'primary'}>
            Telepon {showPhone(`+${phone}`)}
          </ButtonLink>
        ) : null}
        {email ? (
          <ButtonLink href={`mailto:${email}`} variant="outline">
            <Icon name="mail" />
            <span className="whitespace-pre-line wrap-anywhere">{email}</span>
          </ButtonLink>
        ) : null}
      </div>
    </section>
  )
}
