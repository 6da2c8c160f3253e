import * as dom from '#client/app/dom-names.ts'
import { atom } from 'jotai'
import { type ComponentProps, useEffect, useLayoutEffect } from 'react'
import { per, useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { DecisionCard } from '#client/kit/base/card.tsx'
import type * as HoldStill from './hold-still.ts'

/** Marks our own entries of the browser's history: each is a card that is open over the screen. */
const mark = { card: true }
const isOurs = () => (history.state as { card?: boolean } | null)?.card === true
const clean = () => location.pathname + location.search

const without = <C extends string>(cards: readonly C[], card: C) => cards.filter((one) => one !== card)

/** A card of the page by its fragment. */
export const cardNode = (fragment: string): HTMLElement | null =>
  document.querySelector(`[${dom.cardMark}="${fragment}"]`)
/** The heading is in view already: `still` has put it there. */
export const focusCard = (fragment: string): void =>
  cardNode(fragment)
    ?.querySelector('summary')
    ?.focus({ preventScroll: still !== undefined })

/** Comes after the screen, which works without it: then what opens and closes moves the page. */
let still: typeof HoldStill | undefined

/** Reads the open card from the address, and writes it there; finds a card on the page. */
const addressOf = <C extends string>(fragments: Readonly<Record<C, string>>) => ({
  inAddress: () => (Object.keys(fragments) as C[]).find((card) => `#${fragments[card]}` === location.hash) ?? null,
  nodeOf: (card: C) => cardNode(fragments[card]),
  enter: (card: C) => history[isOurs() ? 'replaceState' : 'pushState'](mark, '', `#${fragments[card]}`),
})

/**
 * Which card of a screen is open, one at a time. `sideBySide`: those opened before stay open, because on a page too
 * short to scroll one that closes takes the pressed one along; the latest is in the address. `fragments` says the
 * fragment of each card after the `#` of the address. An opened card is a step of the browser's history, so that Back
 * closes it, and a reload or a link with its fragment opens it. A card that the page opened by itself becomes such a
 * step when the shopper first touches it: a shopper who has touched nothing goes back to where they came from.
 */
export function openCardAtoms<C extends string>(fragments: Readonly<Record<C, string>>, { sideBySide = false } = {}) {
  /** In the order of opening. */
  const opened = atom<readonly C[]>([])
  const current = atom(
    (get) => get(opened).at(-1) ?? null,
    (_get, set, card: C | null) => set(opened, card === null ? [] : [card]),
  )
  const isOpen = per((get, card: C) => get(opened).includes(card))
  const { inAddress, enter, nodeOf } = addressOf(fragments)

  /** Everything but the first rendering opens and closes here. What was open holds still when nothing opens. */
  const show = atom(null, (get, set, card: C | null, found?: C) => {
    const before = get(current)
    const held = card ?? before
    if (held !== null && card !== before) still?.remember(nodeOf(held), found && nodeOf(found))
    if (sideBySide && card !== null) set(opened, [...without(get(opened), card), card])
    else set(current, card)
  })
  const open = atom(null, (_get, set, card: C) => {
    enter(card)
    set(show, card)
  })
  const close = atom(null, (get, set, card: C) => {
    still?.remember(nodeOf(card))
    set(opened, without(get(opened), card))
    const left = get(current)
    if (left !== null) enter(left)
    else if (isOurs()) history.back()
    else if (location.hash !== '') history.replaceState(history.state, '', clean())
  })
  return {
    fragments,
    current,
    isOpen,
    show,
    open,
    /** One decision is made, and `found` with it; the next card, if there is one, opens in its place. */
    advance: atom(null, (get, set, next: C | null, found?: C) => {
      const decided = get(current)
      if (next === null) return decided === null ? undefined : set(close, decided)
      if (isOurs()) enter(next)
      set(show, next, found)
    }),
    /** The browser reports every change of a `<details>`, our own changes included. */
    toggled: atom(null, (get, set, card: C, nowOpen: boolean) => {
      if (nowOpen !== get(isOpen(card))) set(nowOpen ? open : close, card)
    }),
    touched: atom(null, (get, _set, card: C) => {
      if (get(current) === card && !isOurs()) enter(card)
    }),
    /** The page was opened by a link to a card: below the open card there is to be the screen itself. */
    arrived: atom(null, (_get, set) => {
      const card = inAddress()
      if (card === null) return
      if (!isOurs()) {
        history.replaceState(history.state, '', clean())
        history.pushState(mark, '', `#${fragments[card]}`)
      }
      set(current, card)
    }),
    /** Back, forward, a link to a card, or an address typed by hand. Another place of the page closes no card. */
    addressChanged: atom(null, (get, set) => {
      const [before, card] = [get(current), inAddress()]
      if (!card && location.hash) return
      if (card !== null && !isOurs()) history.replaceState(mark, '', `#${fragments[card]}`)
      set(show, card)
      if (card === null && before !== null) focusCard(fragments[before])
    }),
  }
}
type OpenCardAtoms<C extends string> = ReturnType<typeof openCardAtoms<C>>

/** Keeps the open card and the address together, once for a screen. */
export function useCardInAddress<C extends string>(cards: OpenCardAtoms<C>): void {
  const arrived = useSetAtom(cards.arrived)
  const addressChanged = useSetAtom(cards.addressChanged)
  useEffect(() => {
    void import('./hold-still.ts').then(
      (loaded) => void (still = loaded),
      () => {},
    )
    arrived()
    addEventListener('popstate', addressChanged)
    return () => removeEventListener('popstate', addressChanged)
  }, [arrived, addressChanged])
}

interface OpenableCardProps<C extends string> extends Pick<
  ComponentProps<typeof DecisionCard>,
  'icon' | 'title' | 'decision' | 'ask' | 'children'
> {
  cards: OpenCardAtoms<C>
  card: C
}
/** One of the cards. It reads by itself whether it is open, so that what is inside does not render for that. */
export function OpenableCard<C extends string>({ cards, card, ...props }: OpenableCardProps<C>) {
  const toggled = useSetAtom(cards.toggled)
  const touched = useSetAtom(cards.touched)
  useLayoutEffect(() => still?.hold())
  return (
    <DecisionCard
      {...props}
      id={cards.fragments[card]}
      open={useAtomValue(cards.isOpen(card))}
      onToggle={(isOpen) => toggled(card, isOpen)}
      onTouch={() => touched(card)}
    />
  )
}
