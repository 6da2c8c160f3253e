const kinds: readonly { mime: string; starts: (bytes: Uint8Array) => boolean }[] = [
  { mime: 'image/jpeg', starts: (b) => has(b, 0, [0xff, 0xd8, 0xff]) },
  { mime: 'image/png', starts: (b) => has(b, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { mime: 'image/webp', starts: (b) => has(b, 0, [0x52, 0x49, 0x46, 0x46]) && has(b, 8, [0x57, 0x45, 0x42, 0x50]) },
  { mime: 'image/avif', starts: (b) => isBoxed(b, ['avif', 'avis']) },
  // The brand in the box distinguishes an MP4 from an iPhone image (heic), which begins with the same box.
  {
    mime: 'video/mp4',
    starts: (b) =>
      isBoxed(b, [
        'isom',
        'iso2',
        'iso4',
        'iso5',
        'iso6',
        'mp41',
        'mp42',
        'avc1',
        'M4V ',
        'MSNV',
        '3gp4',
        '3gp5',
        '3gp6',
      ]),
  },
  { mime: 'video/quicktime', starts: (b) => isBoxed(b, ['qt  ']) },
  { mime: 'video/webm', starts: (b) => has(b, 0, [0x1a, 0x45, 0xdf, 0xa3]) },
  { mime: 'application/pdf', starts: (b) => has(b, 0, [0x25, 0x50, 0x44, 0x46, 0x2d]) },
]
const has = (bytes: Uint8Array, at: number, wanted: readonly number[]) =>
  wanted.every((byte, i) => bytes[at + i] === byte)

const wordAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.slice(at, at + 4))
const isBoxed = (bytes: Uint8Array, brands: readonly string[]) =>
  wordAt(bytes, 4) === 'ftyp' && brands.includes(wordAt(bytes, 8))

export const isImage = (mime: string): boolean => mime.startsWith('image/')
export const isVideo = (mime: string): boolean => mime.startsWith('video/')

/**
 * The media type of a file by its first bytes; its name and what the sender says do not count. null: not a type we
 * take.
 */
export const mimeOf = (firstBytes: Uint8Array): string | null =>
  kinds.find(({ starts }) => starts(firstBytes))?.mime ?? null
