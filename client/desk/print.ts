import * as dom from '#client/app/dom-names.ts'

/** Pages to print have a button that does it; without this script the browser's own menu does. */
const button = document.querySelector<HTMLButtonElement>(`[${dom.printMark}]`)
button?.addEventListener('click', () => print())
if (button) button.hidden = false
