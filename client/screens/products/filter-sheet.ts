import * as dom from '#client/app/dom-names.ts'
import { onClick } from '#client/scripts/dom/dom.ts'

/** The filters of a phone open as a sheet over the list. Many who come to a list tap this first. */
export function startFilterSheet(): void {
  onClick(`a[${dom.sheetMark}]`, (link, event) => {
    const sheet = document.querySelector<HTMLDialogElement>(link.getAttribute('href') ?? '')
    // Without popovers in the browser the link shows the sheet, as it does without script.
    if (!sheet?.showPopover) return
    event.preventDefault()
    // Not a modal dialog: it would make the page inert and restyle every card before the sheet appears.
    sheet.popover = 'auto'
    sheet.showPopover()
  })
}
