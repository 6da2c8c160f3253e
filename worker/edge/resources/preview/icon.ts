import type { Theme } from '#shared/web/themes.ts'
import { pngOfPoints } from '../png.ts'
import { between, type Canvas, drawable, shades, widthOf, write } from './draw.ts'

/** How high a capital of the font is, in parts of its size. */
const capital = 0.7

/** The first letter of a shop's name that the font has; the last resort is its address. */
export const initialOf = (title: string, host: string): string =>
  (drawable(title) + drawable(host)).charAt(0).toUpperCase()

/**
 * A shop's initial on the colour of its buttons. `size` is that of the letter in parts of the side: launchers cut a
 * circle of four fifths out of a maskable icon, or a square with round corners.
 */
export function iconOf(initial: string, theme: Theme, { side, size }: { side: number; size: number }) {
  const canvas: Canvas = { width: side, height: side, points: new Uint8Array(side * side) }
  const letter = side * size
  write(canvas, initial, {
    left: (side - widthOf(initial, letter)) / 2,
    baseline: (side + letter * capital) / 2,
    size: letter,
    ink: { first: 0, shades },
  })
  return pngOfPoints(canvas, between(theme.primary, theme.onPrimary))
}
