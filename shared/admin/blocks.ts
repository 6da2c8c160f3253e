import type { Block } from './content.ts'

/** Short ways to write the blocks of a body. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
/** One paragraph for each line that is not empty. */
export const paragraphs = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paragraph)
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const points = (...items: string[]): Block => ({ kind: 'list', ordered: false, items })
export const steps = (...items: string[]): Block => ({ kind: 'list', ordered: true, items })
export const image = (address: string, caption: string): Block => ({ kind: 'image', image: address, caption })
export const quote = (text: string, source: string): Block => ({ kind: 'quote', text, source })
export const product = (slug: string): Block => ({ kind: 'product', slug })
