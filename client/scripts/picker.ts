import * as dom from '#client/app/dom-names.ts'
import { fetchPart, onClick } from './dom.ts'
import { iconHtml } from './icon.ts'
import { go } from './progress.ts'
import { text } from '#shared/text/text.ts'

/** 'Pilih Produk': the variants of a product without leaving the list it stands in. */
export function startPicker(): void {
  onClick<HTMLAnchorElement>(`a[${dom.pickMark}]`, (link, event) => {
    event.preventDefault()
    void pick(link.href)
  })
  onClick(`[${dom.closeMark}]`, (button) => button.closest('dialog')?.close())
  // A click on the dialog itself, not on anything in it, is a click beside it.
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
  dialog.innerHTML = `<div class="picker-head"><h2 id="${dom.pickerTitleId}">${text.chooseProduct}</h2><button type="button" ${dom.closeMark} aria-label="Tutup">${iconHtml('close', 22)}</button></div><div class="picker-wait" aria-busy="true"><p>Memuat…</p></div>`
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener(dom.actionDoneEvent, () => dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  const part = await fetchPart(href, dom.variantPickerPart)
  // Closed while it was on its way: nobody waits for it any more.
  if (!dialog.open) return
  if (!part) return go(href)
  dialog.querySelector('.picker-wait')?.replaceWith(part)
}
