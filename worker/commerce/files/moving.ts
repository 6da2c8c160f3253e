import { isAvifSequence } from './avif.ts'

/** Whether an image is a film of several. It must have been cleaned, so that its parts are known to be whole. */
export function isMoving(bytes: Uint8Array, mime: string): boolean {
  if (mime === 'image/avif') return isAvifSequence(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (mime === 'image/png') return hasPart(view, { from: 8, names: ['acTL'], sizeAt: 0, nameAt: 4, around: 12 })
  if (mime !== 'image/webp') return false
  return hasPart(view, { from: 12, names: ['ANIM', 'ANMF'], sizeAt: 4, nameAt: 0, around: 8 })
}

interface Parts {
  from: number
  names: readonly string[]
  sizeAt: number
  nameAt: number
  /** Bytes of a part beside its content. */
  around: number
}

function hasPart(view: DataView, { from, names, sizeAt, nameAt, around }: Parts): boolean {
  for (let at = from; at + around <= view.byteLength;) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + nameAt + place)))
    if (names.includes(name)) return true
    // Only WebP fills up to an even length, and there the size comes after the name.
    const size = view.getUint32(at + sizeAt, sizeAt > 0)
    at += around + size + (sizeAt > 0 ? size % 2 : 0)
  }
  return false
}
