import { minuteMs } from '#shared/format/units.ts'
import * as dom from '#client/app/dom-names.ts'
import { signedInAs } from '#client/app/browser/read-cookie.ts'
import { ask } from '#client/app/browser/browser-api.ts'
import { make, writeHtml } from '#client/scripts/dom/dom.ts'
import { keep, kept } from '#client/scripts/dom/kept.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { updateBadges } from '#client/scripts/dom/update-badges.ts'

/** What this browser knows about the wishlist, because pages for everybody cannot mark saved products. */
const key = dom.wishlistKey
const freshMs = 5 * minuteMs
interface Known {
  /** Who was signed in: nobody else may see what a customer saved. */
  signedIn: string | null
  at: number
  slugs: readonly string[]
}

/** What is known about the visitor who is here now; of one who has signed in or out since, nothing. */
export function knownSaved(): Known {
  const signedIn = signedInAs()
  const known = kept(key) as Known | null
  // A guest of an earlier build is `false`.
  if (known && (known.signedIn || null) === signedIn && Array.isArray(known.slugs)) return known
  if (known) keep(key, null)
  return { signedIn, at: 0, slugs: [] }
}

/** Remembers what the shop answered. */
export const keepSaved = (slugs: readonly string[]): void =>
  keep(key, { signedIn: signedInAs(), at: Date.now(), slugs } satisfies Known)

/**
 * Puts a heart on every card that shows whether the product is saved. Without script only the product's own page has
 * the button.
 */
export function showHearts(): void {
  const list = document.querySelector(`[${dom.wishlistMark}]`)
  if (list) keepSaved((list.getAttribute(dom.wishlistMark) ?? '').split(',').filter(Boolean))
  if (!document.body.hasAttribute(dom.heartsMark)) return
  addHearts()
  new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return
    addHearts()
    updateBadges()
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  if (signedInAs() && Date.now() - knownSaved().at > freshMs)
    void ask<string[]>('wishlist.listSlugs', {}).then((slugs) => {
      if (!slugs) return
      keepSaved(slugs)
      for (const heart of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]`)) showSaved(heart, slugs)
    })
}

function addHearts(): void {
  const { slugs } = knownSaved()
  // Parsed once, because parsing costs more than a copy.
  const blank = make('button', 'heart')
  writeHtml(blank, iconHtml('heart', 18))
  for (const heart of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]:not([aria-pressed])`))
    showSaved(heart, slugs)
  for (const card of document.querySelectorAll<HTMLElement>('.product-card')) {
    if (card.querySelector('.heart')) continue
    const link = card.querySelector<HTMLAnchorElement>('a.product-link')
    if (!link) continue
    const heart = document.importNode(blank, true)
    heart.setAttribute(dom.heartMark, decodeURIComponent(link.pathname.split('/').at(-1) ?? ''))
    heart.setAttribute(
      'aria-label',
      `Simpan ${card.querySelector('.product-name')?.textContent ?? 'produk'} ke wishlist`,
    )
    showSaved(heart, slugs)
    card.append(heart)
  }
}

export const slugOf = (heart: HTMLElement): string => heart.getAttribute(dom.heartMark) ?? ''
export const showSaved = (heart: HTMLElement, slugs: readonly string[]): void =>
  heart.setAttribute('aria-pressed', String(slugs.includes(slugOf(heart))))
