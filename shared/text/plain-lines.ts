/**
 * Turns text from another backend into lines of plain text: breaks and paragraphs become lines, other tags are dropped,
 * and so are scripts and style sheets with their content. React escapes the result, so this function makes text
 * readable, not safe.
 */
export function plainLines(text: string): string[] {
  const plain = /<[a-z/!]/i.test(text) || /&(?:#\d+|[a-z]+);/i.test(text) ? entities(withoutTags(text)) : text
  return plain
    .split(/\r\n?|\n/)
    .map((line) => line.replace(control, ' ').trim())
    .filter((line) => line !== '')
}
// oxlint-disable-next-line no-control-regex -- the class lists exactly what is dropped
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

function withoutTags(html: string): string {
  return withoutScripts(html)
    .replace(/<(?:br|\/p|\/li|\/div|\/tr|\/h\d|\/blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(/<[a-z/!][^<>]*>/gi, '')
}

/** Reads the text once. A pattern that searches the end of every `<script` would be slow on a text full of them. */
function withoutScripts(html: string): string {
  let insideOf: string | null = null
  return html
    .split(/(<\/?(?:script|style)\b[^<>]*>)/i)
    .filter((part) => {
      const tag = /^<(\/?)(script|style)\b/i.exec(part)
      if (!tag) return insideOf === null
      const name = tag[2]?.toLowerCase() ?? ''
      if (tag[1] === '') insideOf ??= name
      else if (insideOf === name) insideOf = null
      return false
    })
    .join('')
}

const named: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&apos;': "'",
  '&amp;': '&',
}
const entities = (text: string): string =>
  text.replace(/&(?:#\d{1,4}|[a-z]{2,6});/gi, (entity) => named[entity.toLowerCase()] ?? entity)
