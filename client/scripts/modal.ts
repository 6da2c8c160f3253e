/**
 * Keeps the page behind an open dialog from scrolling. The browser fires `toggle` after the dialog is shown. A `:has()`
 * rule in the style sheet would restyle the whole page before the dialog's first frame. In a browser without the event
 * the page only scrolls.
 */
export function startModalLock(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement)
        document.documentElement.classList.toggle(
          'behind-modal',
          document.querySelector('dialog:modal, dialog:popover-open') !== null,
        )
    },
    true,
  )
}
