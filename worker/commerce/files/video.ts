import { type VideoEnding, videoTypes } from '#shared/web/media.ts'
import { type Box, boxesIn, childrenOf, named, viewOf } from './boxes.ts'

/** The ending for a type; null: not every browser plays it. */
export const videoEndingOf = (mime: string): VideoEnding | null =>
  (Object.keys(videoTypes) as VideoEnding[]).find((ending) => videoTypes[ending] === mime) ?? null

/**
 * Takes out of a video what a camera wrote beside its pictures: place, device, author. It changes the bytes that it is
 * given. false: it is no whole video of that type.
 */
export function cleanVideo(bytes: Uint8Array, ending: VideoEnding): boolean {
  // Cameras write no WebM. Its first box says that it is one: a Matroska file begins with the same bytes.
  if (ending === 'webm') return String.fromCharCode(...bytes.subarray(0, webmHeadBytes)).includes('webm')
  try {
    return cleanMp4(viewOf(bytes))
  } catch (error) {
    // A length that leads beyond the end: the video is cut off.
    if (error instanceof RangeError) return false
    throw error
  }
}
const webmHeadBytes = 64

const notes = new Set(['udta', 'meta', 'uuid'])

/**
 * Notes become free space, which players pass over: the places of the pictures are counted from the beginning, so
 * nothing may move.
 */
function cleanMp4(view: DataView): boolean {
  const top = boxesIn(view, 0, view.byteLength)
  const movie = named(top, 'moov')
  if (!movie || !named(top, 'mdat')) return false
  const inside = childrenOf(view, movie, 0)
  const tracks = inside.filter(({ name }) => name === 'trak')
  const all = [...top, ...inside, ...tracks.flatMap((track) => childrenOf(view, track, 0))]
  for (const box of all) if (notes.has(box.name)) free(view, box)
  return tracks.length > 0
}

function free(view: DataView, { at, from, to }: Box): void {
  new Uint8Array(view.buffer, view.byteOffset).fill(0, from, to)
  for (const [place, letter] of [...'free'].entries()) view.setUint8(at + 4 + place, letter.charCodeAt(0))
}
