import * as dom from '#client/app/dom-names.ts'
import { fetchPart, onClick, writeHtml } from '#client/scripts/dom/dom.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { openPage } from '#client/scripts/dom/progress.ts'
import { text } from '#shared/text/text.ts'

/** 'Pilih Produk': chooses a variant without leaving the page. */
export function startPicker(): void {
  onClick<HTMLAnchorElement>(`a[${dom.pickMark}]`, (link, event) => {
    event.preventDefault()
    void pick(link.href)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === dom.groupName) keepSize(target)
  })
}

/** Opens the sheet of an address; null: it was closed, or the page is opened instead. */
export async function pick(href: string): Promise<HTMLDialogElement | null> {
  const dialog = document.createElement('dialog')
  dialog.className = 'picker'
  dialog.setAttribute('aria-labelledby', dom.pickerTitleId)
  writeHtml(
    dialog,
    `<div class="picker-head"><h2 id="${dom.pickerTitleId}">${text.chooseProduct}</h2><button type="button" ${dom.closeMark} aria-label="Tutup">${iconHtml('close', 22)}</button></div><div class="picker-wait" aria-busy="true"><p>Memuat…</p></div>`,
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener(dom.actionDoneEvent, () => dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  const part = await fetchPart(href, dom.variantPickerPart)
  // The dialog was closed while the part was on its way.
  if (!dialog.open) return null
  if (!part) {
    openPage(href)
    return null
  }
  dialog.querySelector('.picker-wait')?.replaceWith(part)
  // The next decision: the colour that is chosen, or the first of the sizes.
  dialog.querySelector<HTMLElement>('input:checked, input')?.focus()
  return dialog
}

/** Another colour: the size stays, where it exists. */
function keepSize({ parentElement: own }: HTMLInputElement): void {
  for (const size of document.querySelectorAll<HTMLInputElement>('.picker-form :checked')) {
    const word = size.nextElementSibling?.textContent
    for (const other of own?.querySelectorAll<HTMLInputElement>('form input') ?? [])
      if (word && other.nextElementSibling?.textContent === word) other.checked = true
    if (!own?.contains(size)) size.checked = size.defaultChecked
  }
}
