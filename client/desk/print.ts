import * as dom from '#client/app/dom-names.ts'

/** The desk has none of the shop's scripts, which keep an early click: its button is there once this answers it. */
const button = document.querySelector<HTMLButtonElement>(`[${dom.printMark}]`)
button?.addEventListener('click', () => print())
if (button) button.hidden = false
