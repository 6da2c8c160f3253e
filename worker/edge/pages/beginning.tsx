import type { Shop } from '#client/app/page/page.ts'
import { renderHtml } from '#client/app/page/edge-renderer.ts'
import { firstElements } from '#client/frame/first-elements.tsx'
import { Meanwhile } from '#client/frame/meanwhile.tsx'
import { assets } from '#edge/request/assets.ts'

interface Beginning {
  /** What is sent first. */
  html: string
  /** The part of it that is in the head of every page of the shop. */
  pieces: readonly string[]
}
const beginnings = new WeakMap<Shop, Beginning>()

/** The beginning of all pages of a shop, made once. */
export function beginningOf(shop: Shop): Beginning {
  const kept = beginnings.get(shop)
  if (kept) return kept
  const pieces = firstElements(shop, assets, null).map((element) => renderHtml(element))
  const opening = `<!DOCTYPE html><html lang="id" data-theme="${shop.theme.id}"><head>`
  const made = { html: opening + pieces.join('') + renderHtml(<Meanwhile shop={shop} />), pieces }
  beginnings.set(shop, made)
  return made
}

/** The rest of a whole page, after its beginning. */
export function behind({ pieces }: Beginning, html: string): string {
  const [from, to] = [html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')]
  const head = pieces.reduce((left, piece) => left.replace(piece, ''), html.slice(from, to))
  return head + html.slice(to)
}
