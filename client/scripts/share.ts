import { copyText } from '#client/app/clipboard.ts'
import { onClick } from './dom.ts'

/** The buttons that pass an address on or copy it, on whichever page they stand. */
export function startSharing(): void {
  onClick('[data-share]', ({ dataset: { share: url = '', title = '' } }) => void share(url, title))
  onClick('[data-copy]', ({ dataset: { copy = '' } }) => void copyText(copy))
}

async function share(url: string, title: string): Promise<void> {
  if (!navigator.share) return copyText(url)
  // It rejects when the shopper closes the sheet, which is an answer and no failure.
  await navigator.share({ url, title }).catch(() => {})
}
