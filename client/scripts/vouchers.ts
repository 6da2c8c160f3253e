import * as dom from '#client/app/dom-names.ts'

/** The codes claimed in this browser, per shop, because pages with tickets are the same for everybody. */
const key = dom.claimedVouchersKey
const codesKept = 50

function claimedCodes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    // No storage, or something else is stored under the key: none were claimed.
    return []
  }
}

/** A claimed ticket leads to its own page, where it is kept for the next order. */
export function markVouchers(): void {
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
  document.addEventListener(dom.actionDoneEvent, ({ target }) => {
    const button = target instanceof HTMLFormElement ? target.querySelector<HTMLButtonElement>('.tickets button') : null
    if (!button) return
    try {
      localStorage.setItem(key, JSON.stringify([...new Set([...claimedCodes(), button.value])].slice(-codesKept)))
    } catch {
      // Without storage the next page offers to claim it again, which changes nothing.
    }
    mark(button)
    markVouchers()
  })
}
