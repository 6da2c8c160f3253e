import { fetchPart, writeHtml } from './dom.ts'
import { openPage } from './progress.ts'

/** Why a part is not there. */
export const lostWords = (): string => (navigator.onLine ? 'Toko belum menjawab.' : 'Anda sedang offline.')

/**
 * Fetches a part for a place that was opened for it. While nobody answers, the place says so and offers to try again.
 * null: it is not wanted any more, or another page is opened.
 */
export async function bringPart(
  place: Element,
  href: string,
  name: string,
  signal: AbortSignal | null = null,
): Promise<DocumentFragment | null> {
  for (;;) {
    const part = await fetchPart(href, name, signal)
    // It was closed while the part was on its way.
    if (!place.isConnected || signal?.aborted) return null
    if (part === null) openPage(href)
    if (part !== undefined) return part
    writeHtml(place, `<p class="picker-wait" role="alert">${lostWords()}<button class="chip">Coba lagi</button></p>`)
    const button = place.querySelector('button')
    button?.focus()
    // When the press has gone by: a panel that does not find it in itself any more would close.
    await new Promise((again) => button?.addEventListener('click', () => setTimeout(again)))
    writeHtml(place, waitHtml)
  }
}

export const waitHtml = '<p class="picker-wait">Memuat…</p>'
