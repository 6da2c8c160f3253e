import * as dom from '#client/app/dom-names.ts'
import { onClick } from '#client/scripts/dom/dom.ts'

/** Closes a dialog by its button, and by a click beside it. */
export function startClosing(): void {
  onClick(`[${dom.closeMark}]`, (button) => button.closest('dialog')?.close())
  // A click on the dialog element itself and outside its box is a click beside it.
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement)) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
  })
}

/**
 * Keeps the page behind an open dialog from scrolling. The browser fires `toggle` after the dialog is shown. A `:has()`
 * rule in the style sheet would restyle the whole page before the dialog's first frame. In a browser without the event
 * the page only scrolls.
 */
export function startModalLock(): void {
  // A dialog that was opened before this script was there.
  lock()
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement) lock()
    },
    true,
  )
}

function lock(): void {
  // In `:is()`, so that a browser that does not know a name finds nothing, and does not fail.
  const behind = document.querySelector('dialog:is(:modal,:popover-open)') !== null
  document.documentElement.classList.toggle('behind-modal', behind)
}
