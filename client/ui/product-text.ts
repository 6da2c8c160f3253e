/** A description is shown as text, whatever a backend sends: breaks and paragraphs become lines, every other tag is dropped. */
export function descriptionLines(description: string): string[] {
  const plain = /<[a-z/]/i.test(description)
    ? description
        .replace(/<(br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '\n')
        .replace(/<li[^>]*>/gi, '• ')
        .replace(/<[^>]*>/g, '')
        .replace(/&nbsp;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#0?39;/g, "'")
        .replace(/&amp;/g, '&')
    : description
  return plain
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The first lines up to about `chars`, and the rest for whoever wants more. */
export function foldLines(lines: readonly string[], chars: number): { shown: readonly string[]; folded: readonly string[] } {
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
