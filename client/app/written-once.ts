import type { ReactElement } from 'react'
import { drawHtml } from './edge-renderer.ts'

type Inside = { dangerouslySetInnerHTML: { __html: string } } | { children: ReactElement }

/**
 * What stands in an element of the frame, as its properties: React draws it once, and from then on its text is written.
 * `of` is everything it is drawn from, an object that never changes, so that its text goes when the object does. `form`
 * names one of a few variants; null: this one is drawn from something else as well, so it is not kept.
 */
export function writtenOnce(of: object, form: string | null, inside: ReactElement): Inside {
  if (form === null) return { children: inside }
  const forms = kept.get(of) ?? new Map<string, string>()
  kept.set(of, forms)
  const html = forms.get(form) ?? drawHtml(inside)
  forms.set(form, html)
  return { dangerouslySetInnerHTML: { __html: html } }
}
const kept = new WeakMap<object, Map<string, string>>()
