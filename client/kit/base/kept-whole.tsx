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
