import type { StoredBlock } from '#commerce/content/rules.ts'

/** An article of a demo shop; pictures are names, as everywhere in the samples. */
export interface SampleArticle {
  slug: string
  title: string
  category: { slug: string; name: string }
  picture: string
  summary: string
  /** How long before the shop opened it was published. */
  daysAgo: number
  body: readonly SampleBlock[]
}
/** Needs no picture, so it is kept as it is written. */
export type PlainBlock = Exclude<StoredBlock, { kind: 'image' }>
/** A picture stands there by its name until the shop is known. */
export type SampleBlock = PlainBlock | { kind: 'image'; picture: string; caption: string }

export const paragraph = (text: string): PlainBlock => ({ kind: 'paragraph', text })
/** One paragraph for each line that is not empty. */
export const paragraphs = (text: string): PlainBlock[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paragraph)
export const heading = (text: string): PlainBlock => ({ kind: 'heading', text })
export const points = (...items: string[]): PlainBlock => ({ kind: 'list', ordered: false, items })
export const steps = (...items: string[]): PlainBlock => ({ kind: 'list', ordered: true, items })
export const picture = (name: string, caption: string): SampleBlock => ({ kind: 'image', picture: name, caption })
export const quote = (text: string, source: string): PlainBlock => ({ kind: 'quote', text, source })
export const product = (slug: string): PlainBlock => ({ kind: 'product', slug })
