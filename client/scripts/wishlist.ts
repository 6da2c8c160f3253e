import { cookies } from '#shared/web/cookies.ts'
import { flashes, text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { act } from '#client/app/act.ts'
import { ask } from '#client/app/browser-api.ts'
import { Queue } from '#client/app/queue.ts'
import { toast } from '#client/app/toast.ts'
import { onClick } from './dom.ts'
import { iconHtml } from './icon.ts'
import { readCookie } from './update-badges.ts'

/**
 * What this browser knows of the wishlist: pages that everybody shares cannot say which of their goods somebody has
 * saved.
 */
const key = dom.wishlistKey
const freshMs = 5 * 60_000
interface Known {
  /** Whether somebody was signed in: what a customer saved is not the next guest's to see. */
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
    // Somebody has signed in or out: what the one before saved is not left lying here.
    localStorage.removeItem(key)
    return nothing
  } catch {
    // No storage, or somebody else's words in it: nothing is known.
    return nothing
  }
}

function keep(slugs: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ signedIn: isSignedIn(), at: Date.now(), slugs }))
  } catch {
    // A full or forbidden storage: the hearts of the next page are empty, the wishlist itself is not.
  }
}

/** A heart on every card, and each painted by what is saved. Without script the product's own page has the button. */
export function startWishlist(): void {
  onClick<HTMLButtonElement>(`[${dom.heartMark}]`, (heart, event) => {
    event.preventDefault()
    void toggle(heart)
  })
}

export function paintWishlist(): void {
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
      for (const heart of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]`)) paint(heart, slugs)
    })
}

function addHearts(): void {
  const { slugs } = known()
  for (const heart of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]:not([aria-pressed])`))
    paint(heart, slugs)
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
    heart.innerHTML = iconHtml('heart', 18)
    paint(heart, slugs)
    card.append(heart)
  }
}

const slugOf = (heart: HTMLElement): string => heart.getAttribute(dom.heartMark) ?? ''
const paint = (heart: HTMLElement, slugs: readonly string[]): void =>
  heart.setAttribute('aria-pressed', String(slugs.includes(slugOf(heart))))

/** One after the other, so that the last tap on a heart is also the last one that is sent. */
const taps = new Queue()

/** Of each heart that was tapped: how often, and whether it was saved when the shop last said so. */
const tapped = new Map<string, { taps: number; saved: boolean }>()

/** Shown at once; when the last tap could not be done, what the shop last said shows again. */
async function toggle(heart: HTMLElement): Promise<void> {
  const slug = slugOf(heart)
  const state = tapped.get(slug) ?? { taps: 0, saved: heart.getAttribute('aria-pressed') === 'true' }
  tapped.set(slug, state)
  const tap = (state.taps += 1)
  const saving = heart.getAttribute('aria-pressed') !== 'true'
  const paintAll = (slugs: readonly string[]) => {
    keep(slugs)
    for (const one of document.querySelectorAll<HTMLElement>(`[${dom.heartMark}]`))
      if (slugOf(one) === slug) paint(one, slugs)
  }
  const show = (saved: boolean) => {
    // The others as they are by then: another heart may have been tapped meanwhile.
    const others = known().slugs.filter((one) => one !== slug)
    paintAll(saved ? [slug, ...others] : others)
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
  toast(answer.message || text.failed, 'error')
}
