import type { ProductCard } from '#shared/api/goods/catalog.ts'
import * as dom from '#client/app/dom-names.ts'

/** What couriers charge a card's product as, for the script that fills in shipping costs. Most are charged as one kilogram. */
export const carriedAs = ({ kilos }: ProductCard) => (kilos === 1 ? {} : dom.mark(dom.kilosMark, kilos ?? 0))
