import * as dom from '#client/app/dom-names.ts'
import { keep, keptWords } from '#client/scripts/dom/kept.ts'
import { limits } from '#shared/limits.ts'

const key = dom.recentProductsKey

/** Newest first. */
export const recentSlugs = (): string[] => keptWords(key, limits.recentProducts)

export const forgetRecent = (): void => keep(key, [])

/** Remembers the product of the page. */
export function rememberProduct(): void {
  const product = document.querySelector(`[${dom.recentProductMark}]`)?.getAttribute(dom.recentProductMark)
  if (!product) return
  const others = recentSlugs().filter((slug) => slug !== product)
  keep(key, [product, ...others].slice(0, limits.recentProducts))
}
