import * as dom from '#client/app/dom-names.ts'

/** The desk has none of the shop's scripts, so its pages to print bring what answers their button. */
document.querySelector(`[${dom.printMark}]`)?.addEventListener('click', () => print())
