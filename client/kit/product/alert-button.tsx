import type { ReactNode } from 'react'
import type { AlertKind } from '#shared/api/goods/alert.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { buttonClass } from '#client/kit/base/button-look.ts'
import { formAction } from '#client/kit/form/form.tsx'

/** In a list there is less room. */
export const alertWords: Record<AlertKind, { alone: string; listed: string }> = {
  stock: { alone: 'Beri Tahu Saya Saat Tersedia', listed: 'Beri Tahu Saya' },
  price: { alone: 'Beri Tahu Saya Saat Harga Turun', listed: 'Beri Tahu Bila Turun' },
}
const looks: Record<AlertKind, string> = {
  stock: buttonClass({ variant: 'outline' }),
  price: 'min-h-11 text-base font-semibold text-brand-text',
}

/** On few cards, so it is not among the icons of every page. */
const Bell = () => (
  <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 17h12c-1.2-1.4-1.8-3.2-1.8-6.3a4.2 4.2 0 0 0-8.4 0c0 3.1-.6 4.9-1.8 6.3zM10.3 20a2 2 0 0 0 3.4 0" />
  </svg>
)

/**
 * Asks for one message when goods are there again, or cost less; nothing where the backend has no such call. The late
 * script asks the browser whether it shows the news itself: client/scripts/page/alerts.ts.
 */
export function AlertButton({
  kind,
  itemId,
  name,
  path = '',
  shop,
}: {
  kind: AlertKind
  itemId: string
  /** Of the goods, in a list of them. */
  name?: string
  /** Of a page with the action `askAlert`. */
  path?: string
  shop: Shop
}) {
  if (!can(shop, 'alert.ask')) return null
  const { alone, listed } = alertWords[kind]
  return (
    <AlertForm kind={kind} itemId={itemId} path={path} shop={shop} id={name ? undefined : dom.alertFormId}>
      <button
        type="submit"
        className={
          // The bar of a phone has it.
          kind !== 'stock' || name ? looks[kind] : `${buttonClass({ size: 'lg' })} hidden w-full lg:flex`
        }
        {...(name ? { 'aria-label': `${listed}: ${name}` } : {})}
      >
        {name ? listed : alone}
      </button>
    </AlertForm>
  )
}

/**
 * The bell of a card whose flash sale will begin. Of goods with variants it leads to their page, where the one that is
 * chosen has a button of its own, as the plus of a card leads to the choice.
 */
export function Reminder({ card, address, shop }: { card: ProductCard; address: string; shop: Shop }) {
  if (!can(shop, 'alert.ask')) return null
  const itemId = card.itemId ?? card.shownItemId
  const words = { title: 'Ingatkan saya', 'aria-label': `Ingatkan saya: ${card.name}` }
  return itemId === null ? (
    <a href={`${address}#${dom.alertFormId}`} className="add" {...words}>
      <Bell />
    </a>
  ) : (
    <AlertForm kind="price" itemId={itemId} path={address} shop={shop}>
      <button type="submit" className="add" {...words}>
        <Bell />
      </button>
    </AlertForm>
  )
}

interface AlertFormProps {
  kind: AlertKind
  itemId: string
  path: string
  shop: Shop
  id?: string | undefined
  children: ReactNode
}
const AlertForm = ({ kind, itemId, path, shop, id, children }: AlertFormProps) => (
  <form
    id={id}
    method="post"
    action={formAction(path, 'askAlert')}
    {...dom.mark(dom.inPlaceMark)}
    {...(shop.pushKey ? dom.mark(dom.alertMark, shop.pushKey) : {})}
  >
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="itemId" value={itemId} />
    {children}
  </form>
)
