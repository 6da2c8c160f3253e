import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { fetchPart } from '#client/scripts/dom/dom.ts'

/** Fills a place with the ways on from an empty cart. Without an answer it stays empty. */
export async function bringPopular(place: Element): Promise<void> {
  const part = await fetchPart(href('cart'), dom.cardsPart)
  if (part) place.replaceChildren(part)
}
