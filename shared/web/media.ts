/**
 * The names of the pictures and videos that a shop has uploaded. A name says everything that a page must know of a picture, so no
 * page asks for it:
 *
 * - `/media/<hash>-<width>x<height>.webp` came in all its widths. Its files are `/media/<hash>-<width>x<height>-<step>`
 *   with `.webp` and `.avif` for each step, and one `.jpg` in its own width for programs that read no WebP.
 * - `/media/<hash>-<width>x<height>-original.<type>` came as one file, and is served as it came.
 * - `/media/<hash>-video.<type>` is a video, and is served in the ranges that a browser asks for.
 *
 * The hash is of the bytes, so a name never means another picture.
 */

/** The types of video that every browser plays, by the ending of a name. */
export const videoTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const
export type VideoEnding = keyof typeof videoTypes

/** The widths that pages ask for, as WebP and as AVIF; a banner is wider than a product. */
export const imageWidths = { square: [160, 320, 480, 640, 800], banner: [640, 960, 1440] } as const

/** The widths in which a picture is kept, as far as it is that wide; the widest picture has the last. */
export const mediaSteps: readonly number[] = /* @__PURE__ */ [
  ...new Set([...imageWidths.square, ...imageWidths.banner]),
].toSorted((a, b) => a - b)

/** The widths of the files of a picture: the steps below its own width, and its own. */
export const widthsUpTo = (width: number): number[] => [...mediaSteps.filter((step) => step < width), width]

/** A picture as its address has it; the address itself is where it comes in its own width. */
export interface UploadedPicture {
  /** What the names of its files begin with. */
  stem: string
  width: number
  height: number
}

const wholeSet = /^(\/media\/[0-9a-f]{32}-(\d{1,5})x(\d{1,5}))\.webp$/

/** What the address of a picture with all its widths says; null for every other address. */
export function readMediaAddress(address: string): UploadedPicture | null {
  const [, stem, width, height] = wholeSet.exec(address) ?? []
  return stem === undefined ? null : { stem, width: Number(width), height: Number(height) }
}
