import * as dom from '#client/app/dom-names.ts'
import { buttonClass } from './button-look.ts'

/** Prints the page; without a script the browser's own menu does. `hidden`: until the script of the page shows it. */
export const PrintButton = ({ hidden = false }: { hidden?: boolean }) => (
  <button
    type="button"
    hidden={hidden}
    {...dom.mark(dom.printMark)}
    className={`${buttonClass({ variant: 'outline' })} noscript:hidden`}
  >
    Cetak / Simpan PDF
  </button>
)
