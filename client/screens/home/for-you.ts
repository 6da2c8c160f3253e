import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import type { HomeData } from './page.tsx'

/**
 * One page of what home has read: the spare ones first, then what has its flash price above already. Of a long flash sale
 * that is repeated, because only some spare ones are read.
 */
export function forYou({ cards, flash }: Pick<HomeData, 'cards' | 'flash'>): readonly ProductCard[] {
  // What is yet to begin has no other price.
  const inFlash = new Set(flash?.upcoming ? [] : flash?.flashSale.products.map(({ id }) => id))
  const listed = (cards ?? [])
    .toSorted((a, b) => Number(inFlash.has(a.id)) - Number(inFlash.has(b.id)))
    .slice(0, limits.pageSize)
  // On a phone the last card would stand alone; a shop with few goods shows all of them.
  return listed.length > 4 && listed.length % 2 === 1 ? listed.slice(0, -1) : listed
}
