import * as dom from '#client/app/dom-names.ts'
import { fetchPart, onClick, writeHtml } from '#client/scripts/dom/dom.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { openPage } from '#client/scripts/dom/progress.ts'
import { text } from '#shared/text/text.ts'

/** 'Pilih Produk': chooses a variant without leaving the list of products. */
export function startPicker(): void {
  onClick<HTMLAnchorElement>(`a[${dom.pickMark}]`, (link, event) => {
    event.preventDefault()
    void pick(link.href)
  })
  onClick(`[${dom.closeMark}]`, (button) => button.closest('dialog')?.close())
  // A click on the dialog element itself and outside its box is a click beside it.
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement)) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
  })
}

async function pick(href: string): Promise<void> {
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
  if (!dialog.open) return
  if (!part) return openPage(href)
  dialog.querySelector('.picker-wait')?.replaceWith(part)
}
