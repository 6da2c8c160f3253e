/**
 * The name of the merchant in a QRIS code, which a paying app shows before it pays; null: the text is no such code.
 * EMVCo, merchant-presented mode: each field is a tag and its length, of two digits each, and a value; 59 is the name.
 */
export function merchantOf(code: string): string | null {
  for (let at = 0; at < code.length;) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(code.slice(at, at + 4)) ?? []
    if (tag === undefined) return null
    const value = code.slice(at + 4, at + 4 + Number(length))
    if (tag === '59') return value.trim() || null
    at += 4 + Number(length)
  }
  return null
}
