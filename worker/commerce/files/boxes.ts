import { limits } from '#shared/limits.ts'

/** A box of an MP4 or an AVIF: its name, where it and its content begin, and where both end. */
export interface Box {
  name: string
  at: number
  from: number
  to: number
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
export const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

/**
 * The boxes between two places. One that leads beyond the end is a RangeError, as for every reader of this room, and so
 * are more boxes than any encoder makes.
 */
export function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    const size = view.getUint32(at)
    const long = size === 1
    // A size of 0 would be the rest of the file: a file with one has no end that can be checked.
    const length = long ? Number(view.getBigUint64(at + 8)) : size
    const head = long ? 16 : 8
    if (length < head || at + length > to) throw new RangeError('beyond the end')
    if (boxes.length === limits.imageParts) throw new RangeError('too many boxes')
    boxes.push({ name: nameAt(view, at + 4), at, from: at + head, to: at + length })
    at += length
  }
  return boxes
}
export const childrenOf = (view: DataView, box: Box | undefined, head: number): Box[] =>
  box ? boxesIn(view, box.from + head, box.to) : []
export const named = (boxes: readonly Box[], name: string): Box | undefined => boxes.find((box) => box.name === name)
