import type { ImageEnding } from '#shared/web/image-types.ts'

/** A picture that somebody made to break, to fill or to deceive what takes it. */
interface HostilePicture {
  /** What was done to it, so that a failure names it. */
  name: string
  ending: ImageEnding
  bytes: Uint8Array<ArrayBuffer>
  /** Its pixels and what describes them were not touched: if it is taken, every decoder shows it. */
  whole: boolean
}

/** What must never be in a picture that was taken. */
export const hidden = 'RAHASIA-6.2088S,106.8456E'
export const perFormat = 200

/** Real pictures of 12 × 8 pixels, one of each format, written by sharp. */
const base: Readonly<Record<ImageEnding, string>> = {
  jpg: '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAiEAACAQIFBQAAAAAAAAAAAAABAgMAESExQWGBEhRRYqH/xAAUAQEAAAAAAAAAAAAAAAAAAAAC/8QAGBEBAAMBAAAAAAAAAAAAAAAAAQACERL/2gAMAwEAAhEDEQA/AJwUMihctMVy8DS3zdqmUQ9Z7hY2f3mEZHA5vvcaUpQvbDYekBJ//9k=',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAACXBIWXMAAAPoAAAD6AG1e1JrAAABHElEQVQYlWNgUPXKn7LzHoduUPmcg88ETKPql5x8J2Gb1L7m4jcF16z+LTeZNRh8i6bvechtEFo1/8hLYYvYpuVnPko7pHatv/JT2SN30vY7bNoBpQyz9j/hM46oXXT8jZh1Quuq81/knDN6N11nVPMumLrrPqdecMXcQwzPBc2iG5aeei9pl9yx9tJ3RbfsCVtvsWj6Fc/Y+4jHMKx6wdFXIgyWcc0rzn6ScUzr3nD1l4pn3uQdd9l1AstmH3jKbxJZt/jEW3GbRIa21Re+yrtk9m2+waTuUzht9wMu/ZDKeYdfCJnHNC47/UHKPqVzHcPlH0ruORO33WbV8i+Zue8xr1F4zcJjr0Wt4ltWnvss65Tes/EaAzEh4AsAZ0OLZ9lmWjYAAAAASUVORK5CYII=',
  webp: 'UklGRmwAAABXRUJQVlA4IGAAAACQAgCdASoMAAgABABoJZACdMn8Ixm8r7gAWtz5cAD7mXslgkmt+fS82/dnBjBchz1ecILTn5m1YUMO/tgoYw15V8vYwxTxWNM4YLwAIAnPgAPIE9TjZRgBVS8IBw/cAAA=',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACgAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAwAAAAIAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAwbWRhdBIACgg4DK+0gIaDSDIaHYJixOAAFjgA3evWa52IRFW772mSeBBCImI=',
}

type Bytes = readonly number[]
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const u16 = (value: number) => [(value >> 8) & 255, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const readU32 = (bytes: Bytes, at: number) => bytes.slice(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0)
const littleU32 = (value: number) => u32(value).toReversed()

function crcOf(bytes: Bytes): number[] {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return u32(~crc >>> 0)
}
const pngChunk = (name: string, content: Bytes) => {
  const named = [...letters(name), ...content]
  return [...u32(content.length), ...named, ...crcOf(named)]
}
const jpegPart = (marker: number, content: Bytes) => [0xff, marker, ...u16(content.length + 2), ...content]
const webpChunk = (name: string, content: Bytes) => [
  ...letters(name),
  ...littleU32(content.length),
  ...content,
  ...(content.length % 2 ? [0] : []),
]
const box = (name: string, content: Bytes) => [...u32(content.length + 8), ...letters(name), ...content]

/** How a format is taken apart, and what people and programs write beside its pixels. */
interface Format {
  split(bytes: Bytes): Bytes[]
  join(parts: readonly Bytes[]): number[]
  /** Parts that hold words; `most` bytes at most. */
  beside: readonly ((content: Bytes) => Bytes)[]
  /** The places where a part may stand without moving what others count from the beginning. */
  places(parts: readonly Bytes[]): { from: number; to: number }
  /** Where a part says how long it is. */
  lengthAt: number
}

function splitBy(bytes: Bytes, head: number, lengthOf: (at: number) => number): Bytes[] {
  const parts: Bytes[] = head > 0 ? [bytes.slice(0, head)] : []
  for (let at = head; at < bytes.length;) {
    const length = lengthOf(at)
    parts.push(bytes.slice(at, at + length))
    at += length
  }
  return parts
}

const formats: Readonly<Record<ImageEnding, Format>> = {
  jpg: {
    split: (bytes) =>
      splitBy(bytes, 2, (at) =>
        bytes[at + 1] === 0xda
          ? bytes.length - 2 - at
          : bytes[at + 1] === 0xd9
            ? 2
            : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0),
      ),
    join: (parts) => parts.flat(),
    beside: [
      (content) => jpegPart(0xe1, [...letters('Exif\0\0'), ...content]),
      (content) => jpegPart(0xe1, [...letters('http://ns.adobe.com/xap/1.0/\0'), ...content]),
      (content) => jpegPart(0xe2, [...letters('MPF\0'), ...content]),
      (content) => jpegPart(0xe0, [...letters('JFXX\0'), 0x10, ...content]),
      (content) => jpegPart(0xed, [...letters('Photoshop 3.0\0'), ...content]),
      (content) => jpegPart(0xfe, content),
      (content) => jpegPart(0xe7, content),
    ],
    places: (parts) => ({ from: 1, to: parts.length - 2 }),
    lengthAt: 2,
  },
  png: {
    split: (bytes) => splitBy(bytes, 8, (at) => 12 + readU32(bytes, at)),
    join: (parts) => parts.flat(),
    beside: [
      (content) => pngChunk('tEXt', [...letters('Comment\0'), ...content]),
      (content) => pngChunk('iTXt', [...letters('XML:com.adobe.xmp\0\0\0\0\0'), ...content]),
      (content) => pngChunk('eXIf', content),
      (content) => pngChunk('prVt', content),
      (content) => pngChunk('zxIf', content),
    ],
    places: (parts) => ({ from: 2, to: parts.length - 1 }),
    lengthAt: 0,
  },
  webp: {
    split: (bytes) =>
      splitBy(bytes, 12, (at) => {
        const length = readU32(bytes.slice(at + 4, at + 8).toReversed(), 0)
        return 8 + length + (length % 2)
      }),
    join: ([head = [], ...parts]) => {
      const body = parts.flat()
      return [...head.slice(0, 4), ...littleU32(body.length + 4), ...head.slice(8), ...body]
    },
    beside: [
      (content) => webpChunk('EXIF', content),
      (content) => webpChunk('XMP ', content),
      (content) => webpChunk('PRIV', content),
    ],
    // A picture without the extended head begins with its pixels.
    places: (parts) => ({ from: parts.length, to: parts.length }),
    lengthAt: 4,
  },
  avif: {
    split: (bytes) => splitBy(bytes, 0, (at) => readU32(bytes, at)),
    join: (parts) => parts.flat(),
    beside: [
      (content) => box('uuid', [...letters('be7acfcb97a942e8'), ...content]),
      (content) => box('free', content),
      (content) => box('skip', content),
    ],
    places: (parts) => ({ from: parts.length, to: parts.length }),
    lengthAt: 0,
  },
}

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

interface Made {
  bytes: number[]
  whole: boolean
}
interface Picture {
  bytes: Bytes
  parts: readonly Bytes[]
  format: Format
}
type Change = (picture: Picture, below: (most: number) => number) => Made

const words = letters(hidden)
const touched = (bytes: number[]): Made => ({ bytes, whole: false })
const flipped = (bytes: Bytes, at: number, by: number) => bytes.map((byte, place) => (place === at ? byte ^ by : byte))
function withBeside({ format, parts }: Picture, count: number, content: Bytes, below: (most: number) => number): Made {
  const { from, to } = format.places(parts)
  const more = Array.from({ length: count }, (_, n) => (format.beside[n % format.beside.length] ?? (() => []))(content))
  const at = from + below(to - from + 1)
  return { bytes: format.join([...parts.slice(0, at), ...more, ...parts.slice(at)]), whole: true }
}

/** All that is done to pictures, by its name. */
const changes: Readonly<Record<string, Change>> = {
  'words beside the pixels': (picture, below) => withBeside(picture, 1 + below(12), words, below),
  'long words': (picture, below) =>
    withBeside(
      picture,
      1,
      Array.from({ length: 60_000 }, (_, n) => words[n % words.length] ?? 0),
      below,
    ),
  'thousands of empty parts': (picture, below) => withBeside(picture, 1_000 + below(4_000), [], below),
  'cut off': ({ bytes }, below) => touched(bytes.slice(0, 1 + below(bytes.length - 1))),
  'words behind the end': ({ bytes }) => ({ bytes: [...bytes, ...words], whole: true }),
  'another picture behind the end': ({ bytes }) => ({ bytes: [...bytes, ...bytes, ...words], whole: true }),
  'a length that is wrong': ({ parts, format }, below) => {
    const at = below(parts.length)
    const wrong = [[0, 0, 0, 0], [255, 255, 255, 255], [127, 255, 255, 255], u32(below(70_000)), [0, 0, 0, 1]][below(5)]
    const part = (parts[at] ?? []).map((byte, n) => wrong?.[n - format.lengthAt] ?? byte)
    return touched(parts.flatMap((one, n) => (n === at ? part : one)))
  },
  'a part twice': ({ parts, format }, below) => {
    const at = below(parts.length)
    return touched(format.join([...parts.slice(0, at + 1), ...parts.slice(at)]))
  },
  'a part is missing': ({ parts, format }, below) => {
    const at = below(parts.length)
    return touched(format.join(parts.filter((_, n) => n !== at)))
  },
  'two parts change places': ({ parts, format }, below) => {
    const [one, other] = [below(parts.length), below(parts.length)]
    return touched(format.join(parts.map((part, n) => parts[n === one ? other : n === other ? one : n] ?? part)))
  },
  'a bit of the head is another': ({ bytes }, below) => touched(flipped(bytes, below(40), 1 << below(8))),
  'a bit is another': ({ bytes }, below) => touched(flipped(bytes, below(bytes.length), 1 << below(8))),
  'half of it is noise': ({ bytes }, below) =>
    touched(bytes.map((byte, n) => (n > bytes.length / 2 ? below(256) : byte))),
  'it says that it is huge': ({ bytes }, below) => {
    const at = bytes.findIndex((_, n) => bytes[n + 1] === 12 && bytes[n] === 0 && n > 8)
    return touched(bytes.map((byte, n) => (n === at || n === at + 1 ? 200 + below(55) : byte)))
  },
  'only its beginning is one': ({ bytes }, below) =>
    touched([...bytes.slice(0, 12), ...Array.from({ length: below(3_000) }, () => below(256))]),
}

/** The pictures of a format, always the same ones; `step`: only every so many of them. */
export function hostilePictures(ending: ImageEnding, step = 1): HostilePicture[] {
  const below = numbersFrom(base[ending].length * 7_919)
  const bytes = [...atob(base[ending])].map((letter) => letter.charCodeAt(0))
  const picture = { bytes, parts: formats[ending].split(bytes), format: formats[ending] }
  const named = Object.entries(changes)
  const all = Array.from({ length: perFormat }, (_, n): HostilePicture => {
    const [name, change] = named[n % named.length] ?? ['', () => touched([])]
    const made = change(picture, below)
    return { name: `${ending} ${n}: ${name}`, ending, bytes: new Uint8Array(made.bytes), whole: made.whole }
  })
  return all.filter((_, n) => n % step === 0)
}
