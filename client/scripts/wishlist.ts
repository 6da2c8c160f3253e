import { cookies } from '#shared/web/cookies.ts'
import { flashes } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { act } from '#client/app/act.ts'
import { ask } from '#client/app/browser-api.ts'
import { Queue } from '#client/app/queue.ts'
import { tellRefusal, toast } from '#client/app/toast.ts'
import { onClick } from './dom.ts'
import { writeHtml } from './html.ts'
import { iconHtml } from './icon.ts'
import { readCookie } from './update-badges.ts'

/** What this browser knows about the wishlist, because pages for everybody cannot mark saved products. */
const key = dom.wishlistKey
const freshMs = 5 * 60_000
interface Known {
  /** Whether the shopper was signed in: the next visitor may not see what a customer saved. */
  signedIn: boolean
  at: number
  slugs: readonly string[]
}

const isSignedIn = (): boolean => readCookie(cookies.meHint.name) !== null

function known(): Known {
  const nothing = { signedIn: isSignedIn(), at: 0, slugs: [] }
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Known | null
    if (kept && kept.signedIn === nothing.signedIn && Array.isArray(kept.slugs)) return kept
    // The shopper has signed in or out, so what was known belongs to somebody else.
    localStorage.removeItem(key)
    return nothing
  } catch {
    // No storage, or something else is stored under the key: nothing is known.
    return nothing
  }
}

function keep(slugs: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ signedIn: isSignedIn(), at: Date.now(), slugs }))
  } catch {
    // Without storage the next page's hearts are empty; the wishlist itself is not.
  }
}

/**
 * Puts a heart on every card that shows whether the product is saved. Without script only the product's own page has
 * the button.
 */
export function startWishlist(): void {
  onClick<HTMLButtonElement>(`[${dom.heartMark}]`, (heart, event) => {
    event.preventDefault()
    void toggle(heart)
  })
}

export function showHearts(): void {
  const list = document.querySelector(`[${dom.wishlistMark}]`)
  if (list) keep((list.getAttribute(dom.wishlistMark) ?? '').split(',').filter(Boolean))
  if (!document.body.hasAttribute(dom.heartsMark)) return
  addHearts()
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) addHearts()
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  if (isSignedIn() && Date.now() - known().at > freshMs)
    void ask<string[]>('wishlist.listSlugs', {}).then((slugs) => {
      if (!slugs) return
      keep(slugs)
      for (const heart of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]`)) showSaved(heart, slugs)
    })
}

function addHearts(): void {
  const { slugs } = known()
  for (const heart of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]:not([aria-pressed])`))
    showSaved(heart, slugs)
  for (const card of document.querySelectorAll<HTMLElement>('.product-card')) {
    if (card.querySelector('.heart')) continue
    const link = card.querySelector<HTMLAnchorElement>('a.product-link')
    if (!link) continue
    const heart = document.createElement('button')
    heart.type = 'button'
    heart.className = 'heart'
    heart.setAttribute(dom.heartMark, decodeURIComponent(link.pathname.split('/').at(-1) ?? ''))
    heart.setAttribute(
      'aria-label',
      `Simpan ${card.querySelector('.product-name')?.textContent ?? 'produk'} ke wishlist`,
    )
    writeHtml(heart, iconHtml('heart', 18))
    showSaved(heart, slugs)
    card.append(heart)
  }
}

const slugOf = (heart: HTMLElement): string => heart.getAttribute(dom.heartMark) ?? ''
const showSaved = (heart: HTMLElement, slugs: readonly string[]): void =>
  heart.setAttribute('aria-pressed', String(slugs.includes(slugOf(heart))))

/** One after the other, so that the last tap on a heart is also sent last. */
const taps = new Queue()

/** For each tapped heart: how many taps, and whether the product was saved when the shop last answered. */
const tapped = new Map<string, { taps: number; saved: boolean }>()

/** Shows the tap at once. If the last tap fails, the heart shows again what the shop last answered. */
async function toggle(heart: HTMLElement): Promise<void> {
  const slug = slugOf(heart)
  const state = tapped.get(slug) ?? { taps: 0, saved: heart.getAttribute('aria-pressed') === 'true' }
  tapped.set(slug, state)
  const tap = (state.taps += 1)
  const saving = heart.getAttribute('aria-pressed') !== 'true'
  const showEverywhere = (slugs: readonly string[]) => {
    keep(slugs)
    for (const one of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]`))
      if (slugOf(one) === slug) showSaved(one, slugs)
  }
  const show = (saved: boolean) => {
    // Read again, because another heart may have been tapped in the meantime.
    const others = known().slugs.filter((one) => one !== slug)
    showEverywhere(saved ? [slug, ...others] : others)
  }
  show(saving)
  const answer = await taps.run(() =>
    act(saving ? 'addToWishlist' : 'removeFromWishlist', {}, `/product/${encodeURIComponent(slug)}`),
  )
  if (answer.ok) {
    state.saved = saving
    return toast(saving ? flashes.wish_saved : flashes.wish_removed, 'success')
  }
  if (tap === state.taps) show(state.saved)
  tellRefusal(answer)
}
