import { plainLines } from '#shared/text/plain-lines.ts'

/** A description is shown as plain text, whatever a backend sends. */
export const descriptionLines = plainLines

/** Splits the lines: about `chars` characters to show at once, and the rest to unfold. */
export function foldLines(
  lines: readonly string[],
  chars: number,
): { shown: readonly string[]; folded: readonly string[] } {
  let used = 0
  const end = lines.findIndex((line) => (used += line.length) > chars)
  const cut = end < 0 || lines.length - end < 2 ? lines.length : Math.max(1, end)
  return { shown: lines.slice(0, cut), folded: lines.slice(cut) }
}

/** One line for a search engine. */
export const summaryOf = (description: string): string => {
  const line = descriptionLines(description).join(' ')
  return line.length > 155 ? `${line.slice(0, 152).replace(/\s+\S*$/, '')}…` : line
}
