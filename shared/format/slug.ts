/** Enough for a name to be known by; a shop may write longer ones itself. */
const mostLetters = 80

/** A name as a part of an address: `Kaus "Polos" Dewasa` becomes `kaus-polos-dewasa`. '': it has no letter. */
export const slugOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? '',
  )
    .slice(0, mostLetters)
    .join('')
    .replace(/-$/, '')
