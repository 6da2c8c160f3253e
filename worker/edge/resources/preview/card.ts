import { limits } from '#shared/limits.ts'
import type { Theme } from '#shared/web/themes.ts'
import { pngOfPoints } from '../png.ts'
import { between, type Canvas, drawable, fill, type Ink, linesOf, shades, widthOf, write } from './draw.ts'

/** What a preview says. */
export interface Preview {
  shop: string
  name: string
  /** The price in words, or a sentence; '': nothing. */
  price: string
  about: string
}

const onGround: Ink = { first: 0, shades }
const onPaper: Ink = { first: shades, shades }
const margin = 80

/**
 * The picture that chats and feeds show beside a link, in the shop's colours. Names in letters that the font lacks leave
 * the shop's name alone.
 */
export async function previewOf({ shop, name, price, about }: Preview, theme: Theme): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [limits.previewWidth, limits.previewHeight]
  const canvas: Canvas = { width, height, points: new Uint8Array(width * height) }
  const inner = width - 2 * margin
  const [title, words] = [drawable(shop), drawable(name)]
  const [shopLine = ''] = linesOf(title, { size: 40, width: inner, most: 1 })
  if (words !== '' && words !== title) write(canvas, shopLine, { left: margin, baseline: 118, size: 40, ink: onGround })
  const shown = words || title
  const size = linesOf(shown, { size: 84, width: inner, most: 3 }).length > 2 ? 66 : 84
  const lines = linesOf(shown, { size, width: inner, most: 3 })
  lines.forEach((line, place) =>
    write(canvas, line, { left: margin, baseline: 160 + size + place * size * 1.2, size, ink: onGround }),
  )
  const priceLine = drawable(price)
  if (priceLine !== '') {
    const wide = Math.min(inner, Math.ceil(widthOf(priceLine, 60)) + 64)
    fill(canvas, [margin, 452, wide, 108], onPaper.first)
    write(canvas, priceLine, { left: margin + 32, baseline: 528, size: 60, ink: onPaper })
  } else
    linesOf(drawable(about), { size: 36, width: inner, most: 2 }).forEach((line, place) =>
      write(canvas, line, { left: margin, baseline: 510 + place * 48, size: 36, ink: onGround }),
    )
  const palette = [...between(theme.primary, theme.onPrimary), ...between('#ffffff', theme.text)]
  return pngOfPoints(canvas, palette)
}
