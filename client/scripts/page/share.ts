import * as dom from '#client/app/dom-names.ts'
import { copyText } from '#client/app/browser/clipboard.ts'
import { onClick } from '#client/scripts/dom/dom.ts'

/** The buttons that pass an address on or copy it, on every page that has them. */
export function startSharing(): void {
  onClick(`[${dom.shareMark}]`, (button) => {
    void share(button.getAttribute(dom.shareMark) ?? '', button.getAttribute(dom.shareTitleMark) ?? '')
  })
  onClick(`[${dom.copyMark}]`, (button) => void copyText(button.getAttribute(dom.copyMark) ?? ''))
}

async function share(url: string, title: string): Promise<void> {
  if (!navigator.share) return copyText(url)
  // It rejects when the shopper closes the sheet, which is no failure.
  await navigator.share({ url, title }).catch(() => {})
}
