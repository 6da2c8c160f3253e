/** The types of image that shops and shoppers may send, by the ending of a name. */
export const imageTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const
export type ImageEnding = keyof typeof imageTypes

export const isImageType = (mime: string): boolean => Object.values<string>(imageTypes).includes(mime)

/** The ending for a type; null: it is none of ours. */
export const endingOf = (mime: string): ImageEnding | null =>
  (Object.keys(imageTypes) as ImageEnding[]).find((ending) => imageTypes[ending] === mime) ?? null
