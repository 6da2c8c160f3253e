import type { AlertKind } from '#shared/api/goods/alert.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { buttonClass } from '#client/kit/base/button.tsx'
import { formAction } from '#client/kit/form/form.tsx'

/** In a list there is less room. */
const words: Record<AlertKind, { alone: string; listed: string }> = {
  stock: { alone: 'Beri Tahu Saya Saat Tersedia', listed: 'Beri Tahu Saya' },
  price: { alone: 'Kabari Kalau Harga Turun', listed: 'Kabari Harga Turun' },
}
const looks: Record<AlertKind, string> = {
  stock: buttonClass({ variant: 'outline' }),
  price: 'min-h-11 text-base font-semibold text-brand-text',
}

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
  const { alone, listed } = words[kind]
  return (
    <form
      method="post"
      action={formAction(path, 'askAlert')}
      {...dom.mark(dom.inPlaceMark)}
      {...(shop.pushKey ? dom.mark(dom.alertMark, shop.pushKey) : {})}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="itemId" value={itemId} />
      <button
        type="submit"
        className={`${looks[kind]} ${kind === 'stock' && !name ? 'w-full' : ''}`}
        {...(name ? { 'aria-label': `${listed}: ${name}` } : {})}
      >
        {name ? listed : alone}
      </button>
    </form>
  )
}
