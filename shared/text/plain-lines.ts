/**
 * Text from another backend as lines of plain text: breaks and paragraphs become lines, every other tag is dropped, and
 * what a script or a style sheet says is not said. React writes the rest as text, so nothing here has to be safe; it
 * has to be readable.
 */
export function plainLines(text: string): string[] {
  const plain = /<[a-z/!]/i.test(text) || /&(?:#\d+|[a-z]+);/i.test(text) ? entities(withoutTags(text)) : text
  return plain
    .split(/\r\n?|\n/)
    .map((line) => line.replace(control, ' ').trim())
    .filter((line) => line !== '')
}
// oxlint-disable-next-line no-control-regex -- the class names exactly what is dropped
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

function withoutTags(html: string): string {
  return spoken(html)
    .replace(/<(?:br|\/p|\/li|\/div|\/tr|\/h\d|\/blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(/<[a-z/!][^<>]*>/gi, '')
}

/** Walks the text once: a pattern that looks for the end of every `<script` would be slow on a text made of them. */
function spoken(html: string): string {
  let hushed: string | null = null
  return html
    .split(/(<\/?(?:script|style)\b[^<>]*>)/i)
    .filter((part) => {
      const tag = /^<(\/?)(script|style)\b/i.exec(part)
      if (!tag) return hushed === null
      const name = tag[2]?.toLowerCase() ?? ''
      if (tag[1] === '') hushed ??= name
      else if (hushed === name) hushed = null
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
