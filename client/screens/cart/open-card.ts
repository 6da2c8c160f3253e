import { useEffect, useRef, useState } from 'react'
import * as dom from '#client/app/dom-names.ts'

/** Our own entries of the browser's history, each a card that stands open over the screen. */
const mark = { kartu: true }
const isOurs = () => (history.state as { kartu?: boolean } | null)?.kartu === true
const clean = () => location.pathname + location.search
const nodeOf = (card: string) => document.querySelector<HTMLDetailsElement>(`[${dom.cardMark}="${card}"]`)

/**
 * Which card of a screen stands open, one at a time. An opened card is a step of the browser's history with the card's
 * name as its `#`, so that Back closes it, and a reload or a link with that `#` opens it. A card that the page opened
 * by itself becomes such a step when the shopper first touches it: who has not touched anything goes back to where they
 * came from.
 */
export function useOpenCard<C extends string>(first: C | null, cards: readonly C[]) {
  const [open, setOpen] = useState<C | null>(first)
  const now = useRef(first)
  const show = (card: C | null) => {
    now.current = card
    setOpen(card)
  }
  const asked = () => cards.find((card) => `#${card}` === location.hash) ?? null
  const enter = (card: C) =>
    isOurs() ? history.replaceState(mark, '', `#${card}`) : history.pushState(mark, '', `#${card}`)

  const openCard = (card: C) => {
    enter(card)
    show(card)
  }
  const close = () => {
    show(null)
    if (isOurs()) history.back()
    else if (location.hash !== '') history.replaceState(history.state, '', clean())
  }
  /** One decision is made; the next card, if there is one, opens in its place. */
  const advance = (next: C | null) => {
    if (next === null) return close()
    if (isOurs()) enter(next)
    show(next)
  }

  useEffect(() => {
    const follow = () => {
      const [before, card] = [now.current, asked()]
      // A link to a card, or an address typed by hand, is a step that is not ours yet.
      if (card !== null && !isOurs()) history.replaceState(mark, '', `#${card}`)
      show(card)
      if (card === null && before !== null) nodeOf(before)?.querySelector('summary')?.focus()
    }
    const card = asked()
    if (card !== null) {
      // Come by a link: below the open card there is to be the screen itself.
      if (!isOurs()) {
        history.replaceState(history.state, '', clean())
        history.pushState(mark, '', `#${card}`)
      }
      show(card)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads refs and the address only
  }, [])

  return {
    open,
    openCard,
    advance,
    /** What a `DecisionCard` wants to know. The browser tells of every change of a `<details>`, our own included. */
    of: (card: C) => ({
      open: open === card,
      onToggle(isOpen: boolean) {
        if (isOpen && now.current !== card) openCard(card)
        else if (!isOpen && now.current === card) close()
      },
      onTouch() {
        if (now.current === card && !isOurs()) enter(card)
      },
    }),
  }
}
