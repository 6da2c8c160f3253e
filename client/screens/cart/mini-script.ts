import * as dom from '#client/app/dom-names.ts'
import { offerBack } from '#client/app/browser/offer-back.ts'

/** A line that was removed in the mini-cart comes back by one press, as in the cart. */
export function offerLine(form: HTMLFormElement): void {
  const line = form.closest('li')
  const link = line?.querySelector('a')
  const [quantity, , ...parts] = line?.getAttribute(dom.cartItemMark)?.split(' ') ?? []
  const itemId = parts.join(' ')
  if (!link || !itemId) return
  const shown = [link, link.nextElementSibling?.matches('.wrap-anywhere') ? link.nextElementSibling : null]
  offerBack(
    {
      at: link.pathname,
      itemId,
      quantity: Number(quantity),
      name: shown.flatMap((part) => part?.textContent ?? []).join(', '),
    },
    (add) => add(),
    // On the body, so that a cart on the page is read again as well.
    () => document.body.dispatchEvent(new CustomEvent(dom.actionDoneEvent, { bubbles: true })),
  )
}
