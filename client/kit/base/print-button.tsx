import * as dom from '#client/app/dom-names.ts'
import { buttonClass } from './button-look.ts'

/** Prints the page; without a script the browser's own menu does. */
export const PrintButton = () => (
  <button
    type="button"
    {...dom.mark(dom.printMark)}
    className={`${buttonClass({ variant: 'outline' })} noscript:hidden`}
  >
    Cetak / Simpan PDF
  </button>
)
