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
  const behind = document.querySelector('dialog:modal, dialog:popover-open') !== null
  document.documentElement.classList.toggle('behind-modal', behind)
}
