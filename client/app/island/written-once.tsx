import type { FC } from 'react'
import { renderHtml } from '#client/app/page/edge-renderer.ts'

interface Written {
  dangerouslySetInnerHTML: { __html: string }
}

/**
 * Renders a part of the frame once for each `of` and reuses its HTML. Call it at the top of a module: so the part can
 * depend on nothing but `of`, an object that never changes, and its HTML is collected together with that object. The
 * result is spread as properties of the element around the part.
 *
 * The mark lets the browser's build leave out what only the edge renders.
 * @__NO_SIDE_EFFECTS__
 */
export function writtenOnce<T extends object>(Part: FC<{ of: T }>): (of: T) => Written {
  const written = new WeakMap<T, Written>()
  return (of) => {
    const known = written.get(of)
    if (known) return known
    const fresh = { dangerouslySetInnerHTML: { __html: renderHtml(<Part of={of} />) } }
    written.set(of, fresh)
    return fresh
  }
}
