import type { ReactNode } from 'react'

/**
 * A sentence of which some parts never break across lines. Scripts read names, so no character is added.
 *
 * @param pattern those parts, as its one group
 * @param look what stands for such a part
 */
export const keptWhole = (sentence: string, pattern: RegExp, look?: (part: string) => ReactNode): ReactNode[] =>
  sentence.split(pattern).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {look ? look(part) : part}
      </span>
    ),
  )

/** A range stays in one line, as of ages, and so does a doubled word: '2–8 Tahun', 'bertahun-tahun'. */
export const unbroken = (words: string): ReactNode => keptWhole(words, /(\d+[–-]\d+(?: cm)?|\p{L}{2,12}-\p{L}{2,12})/u)
