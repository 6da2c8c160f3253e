/** Words of a search or of a product, as they are compared: lower case, without accents and punctuation. 'Kupu-kupu!' → kupu, kupu. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

const wordsMax = 8

/** What a shopper typed, each word once; a search of punctuation alone has none. */
export const searchWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, wordsMax)

/** What a product is found by, the words of its name first: ` kemeja batik … `. A word is looked for by its beginning, after a space. */
export const searchText = (...parts: readonly string[]): string => ` ${parts.flatMap(wordsOf).join(' ')} `
