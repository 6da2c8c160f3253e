import * as dom from '#client/app/dom-names.ts'
import { onClick } from '#client/scripts/dom/dom.ts'
import { forgetRecent } from './seen-products.ts'

/** 'Hapus Semua' forgets the products in this browser, the only place that has them. */
export function startForgettingProducts(): void {
  onClick(`[${dom.forgetRecentMark}]`, () => {
    forgetRecent()
    document.querySelector(`[${dom.recentMark}]`)?.replaceChildren()
  })
}
