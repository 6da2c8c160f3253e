import * as dom from '#client/app/dom-names.ts'
import { keep, keptWords } from '#client/scripts/dom/kept.ts'

/** The codes claimed in this browser, because pages with tickets are the same for everybody: the newest first. */
const key = dom.claimedVouchersKey
const codesKept = 50
const claimedCodes = () => keptWords(key, codesKept)
const keepClaimed = (code: string): void => keep(key, [...new Set([code, ...claimedCodes()])].slice(0, codesKept))

/** A claimed ticket leads to its own page, where it is kept for the next order. */
function markVouchers(): void {
  const claimed = claimedCodes()
  for (const button of document.querySelectorAll<HTMLButtonElement>('.tickets button'))
    if (claimed.includes(button.value)) mark(button)
}

function mark(button: HTMLButtonElement): void {
  const link = document.createElement('a')
  link.href = `/discount/${encodeURIComponent(button.value)}`
  link.textContent = 'Pakai'
  const focused = document.activeElement === button
  button.replaceWith(link)
  if (focused) link.focus()
}

export function startVouchers(): void {
  for (const own of document.querySelectorAll(`[${dom.ownVoucherMark}]`))
    keepClaimed(own.getAttribute(dom.ownVoucherMark) ?? '')
  markVouchers()
  document.addEventListener(dom.actionDoneEvent, ({ target }) => {
    const button = target instanceof HTMLFormElement ? target.querySelector<HTMLButtonElement>('.tickets button') : null
    if (!button) return
    keepClaimed(button.value)
    mark(button)
    markVouchers()
  })
}
