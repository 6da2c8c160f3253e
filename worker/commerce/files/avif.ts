import { limits } from '#shared/limits.ts'
import { largestFrame } from './av1.ts'
import { type Box, boxesIn, childrenOf, nameAt, named, viewOf } from './boxes.ts'

/** Version and flags come before the content of some boxes. */
const versioned = 4

function metaOf(view: DataView): Box[] {
  return childrenOf(view, named(boxesIn(view, 0, view.byteLength), 'meta'), versioned)
}

/** What is said of the pictures: sizes, how they are coded, how they are turned. */
const propertiesOf = (view: DataView): Box[] =>
  childrenOf(view, named(childrenOf(view, named(metaOf(view), 'iprp'), 0), 'ipco'), 0)

/** The largest size that any of its pictures says, as it is shown; null: it has none. */
export function avifPixels(view: DataView): { width: number; height: number } | null {
  const properties = propertiesOf(view)
  let [width, height] = [0, 0]
  for (const { name, from } of properties) {
    if (name !== 'ispe') continue
    width = Math.max(width, view.getUint32(from + 4))
    height = Math.max(height, view.getUint32(from + 8))
  }
  const turned = properties.some(({ name, from }) => name === 'irot' && view.getUint8(from) % 2 === 1)
  return turned ? { width: height, height: width } : { width, height }
}

/** What its pictures unpack to, which may be more than what is said of them: a decoder scales them afterwards. */
export function codedPixels(bytes: Uint8Array): { width: number; height: number } {
  const view = viewOf(bytes)
  const meta = metaOf(view)
  const kinds = itemKinds(view, named(meta, 'iinf'))
  const inside = named(meta, 'idat')?.from ?? 0
  const places = itemPlaces(view, named(meta, 'iloc')).filter(({ id }) => kinds.get(id) === 'av01')
  if (new Set(places.map(({ id }) => id)).size < places.length) throw new RangeError('a picture in pieces')
  const frames = places.map(({ insideMeta, from, to }) => {
    const start = insideMeta ? inside : 0
    return largestFrame(bytes.subarray(start + from, start + to))
  })
  return {
    width: Math.max(0, ...frames.map(({ width }) => width)),
    height: Math.max(0, ...frames.map(({ height }) => height)),
  }
}

/** Whether any of its pictures has 10 or 12 bits a colour. */
export function isDeepAvif(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  return propertiesOf(view).some(({ name, from }) => name === 'av1C' && (view.getUint8(from + 2) & 0x40) > 0)
}

/** A film, or an image that moves: both have tracks. */
export const isAvifSequence = (bytes: Uint8Array): boolean =>
  boxesIn(viewOf(bytes), 0, bytes.length).some(({ name }) => name === 'moov') || nameAt(viewOf(bytes), 8) === 'avis'

/** What an item may be to be a picture. Everything else (EXIF, XMP) is what a camera or a program wrote beside it. */
const pictures = new Set(['av01', 'grid', 'iovl', 'tmap'])
const kept = new Set(['ftyp', 'meta', 'mdat'])

/**
 * The file with zeros in the place of everything that is no picture: the places of the others are counted from the
 * beginning, so nothing may move. null: it has no pictures.
 */
export function cleanAvif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const clean = new Uint8Array(bytes)
  const view = viewOf(clean)
  let left = clean.length
  const blank = (from: number, to: number) => {
    left -= to - from
    // No byte is blanked twice: many items could each name the whole file.
    if (to > clean.length || left < 0) throw new RangeError('beyond the end')
    clean.fill(0, from, to)
  }
  for (const { name, from, to } of boxesIn(view, 0, clean.length)) if (!kept.has(name)) blank(from, to)
  const meta = metaOf(view)
  const kinds = itemKinds(view, named(meta, 'iinf'))
  if (![...kinds.values()].some((kind) => pictures.has(kind))) return null
  const inside = named(meta, 'idat')
  for (const { id, insideMeta, from, to } of itemPlaces(view, named(meta, 'iloc'))) {
    const start = insideMeta ? (inside?.from ?? clean.length) : 0
    if (start + to > clean.length) throw new RangeError('beyond the end')
    if (!pictures.has(kinds.get(id) ?? '')) blank(start + from, start + to)
  }
  return clean
}

/** What each item is. */
function itemKinds(view: DataView, box: Box | undefined): Map<number, string> {
  if (!box) return new Map()
  const wide = view.getUint8(box.from) > 0
  return new Map(
    boxesIn(view, box.from + versioned + (wide ? 4 : 2), box.to).map(({ from }) => {
      const long = view.getUint8(from) > 2
      const at = from + versioned
      return [long ? view.getUint32(at) : view.getUint16(at), nameAt(view, at + (long ? 6 : 4))]
    }),
  )
}

interface Place {
  id: number
  /** Counted from the beginning of the box `idat`, else from that of the file. */
  insideMeta: boolean
  from: number
  to: number
}

/** Where the bytes of each item are. */
function itemPlaces(view: DataView, box: Box | undefined): Place[] {
  if (!box) return []
  let at = box.from
  const next = (bytes: number): number => {
    at += bytes
    if (at > box.to) throw new RangeError('beyond the end')
    if (bytes === 8) return Number(view.getBigUint64(at - 8))
    return bytes === 4 ? view.getUint32(at - 4) : bytes === 2 ? view.getUint16(at - 2) : bytes && view.getUint8(at - 1)
  }
  const version = next(1)
  at += 3
  const sizes = next(2)
  const [offset = 0, length = 0, base = 0, index = 0] = [12, 8, 4, 0].map((bits) => (sizes >> bits) & 15)
  if ([offset, length, base, index].some((size) => ![0, 4, 8].includes(size))) throw new RangeError('no such size')
  const places: Place[] = []
  for (let items = next(version < 2 ? 2 : 4); items > 0; items -= 1) {
    const id = next(version < 2 ? 2 : 4)
    const insideMeta = version > 0 && (next(2) & 15) === 1
    at += 2
    const start = next(base)
    for (let extents = next(2); extents > 0; extents -= 1) {
      if (version > 0) next(index)
      const from = start + next(offset)
      places.push({ id, insideMeta, from, to: from + next(length) })
      // Fields of no size would make an endless list of a short box.
      if (places.length > limits.imageParts) throw new RangeError('too many places')
    }
  }
  return places
}
