import type { ReactElement } from 'react'
import { drawHtml } from './edge-renderer.ts'

type Inside = { dangerouslySetInnerHTML: { __html: string } } | { children: ReactElement }

/**
 * What stands in an element of the frame, as its properties: React draws it once, and from then on its text is written.
 * `of` is everything it is drawn from, an object that never changes, so that its text goes when the object does. `name`
 * tells the few parts that are drawn from it apart; null: this one is drawn from something else as well and is not kept.
 */
export function writtenOnce(of: object, name: string | null, inside: ReactElement): Inside {
  if (name === null) return { children: inside }
  const parts = kept.get(of) ?? new Map<string, string>()
  kept.set(of, parts)
  const html = parts.get(name) ?? drawHtml(inside)
  parts.set(name, html)
  return { dangerouslySetInnerHTML: { __html: html } }
}
const kept = new WeakMap<object, Map<string, string>>()
