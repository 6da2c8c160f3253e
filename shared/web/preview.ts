import { resources } from './resources.ts'

/** What has a picture of its own for chats, by the word in its address: that of its page, so that both pack as one. */
const previewKinds = ['home', 'product', 'products', 'article'] as const
export type PreviewKind = (typeof previewKinds)[number]
export const isPreviewKind = (word: string): word is PreviewKind => previewKinds.some((kind) => kind === word)

export const previewPath = (kind: PreviewKind, slug: string): string =>
  `${resources.preview}/${kind}/${encodeURIComponent(slug)}`
