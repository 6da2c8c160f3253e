/**
 * The page behind an open dialog does not scroll. The browser says that one opened once it is shown: asked for by a
 * selector in the style sheet, every opening would restyle the whole page before its first picture. A browser that does
 * not say it only scrolls.
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
