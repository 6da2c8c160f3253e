/** Every tag is closed in its order, and `<` and `&` stand only where XML allows them. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = []
  let roots = 0
  const rest = xml.replace(/^\uFEFF?<\?xml[^>]*\?>/, '').replaceAll(/<!--[\s\S]*?-->/g, '')
  const between = rest.replaceAll(/<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g, tag)
  function tag(_: string, closing: string, name: string, _attributes: string, empty: string): string {
    if (closing !== '') return open.pop() === name ? '' : '<'
    if (open.length === 0) roots += 1
    if (empty === '') open.push(name)
    return ''
  }
  return roots === 1 && open.length === 0 && !/<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(between)
}
