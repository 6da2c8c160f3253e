import * as dom from '#client/app/dom-names.ts'
import { bringPart, waitHtml } from '#client/scripts/dom/bring-part.ts'
import { make, onClick, writeHtml } from '#client/scripts/dom/dom.ts'
import { updateBadges } from '#client/scripts/dom/update-badges.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { text } from '#shared/text/text.ts'

/** 'Pilih Produk': chooses a variant without leaving the page. */
export function startPicker(): void {
  onClick<HTMLAnchorElement>(`a[${dom.pickMark}]`, (link, event) => {
    event.preventDefault()
    void pick(link.href)
  })
}

/** Opens the sheet of an address; null: it was closed, or another page is opened. */
export async function pick(href: string): Promise<HTMLDialogElement | null> {
  const dialog = make('dialog', 'picker')
  dialog.setAttribute('aria-labelledby', dom.pickerTitleId)
  writeHtml(
    dialog,
    `<div class="picker-head"><h2 id="${dom.pickerTitleId}">${text.chooseProduct}</h2><button type="button" ${dom.closeMark} aria-label="Tutup">${iconHtml('close', 22)}</button></div><div>${waitHtml}</div>`,
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener(dom.actionDoneEvent, () => dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  const place = dialog.lastElementChild
  const part = place && (await bringPart(place, href, dom.variantPickerPart))
  if (!part) return null
  place.replaceWith(part)
  updateBadges()
  // The next decision: the colour that is chosen, or the first of the sizes.
  dialog.querySelector<HTMLElement>('input:checked, input')?.focus()
  return dialog
}
