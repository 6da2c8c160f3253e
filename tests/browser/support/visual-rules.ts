/** What a screen may use; the audit reads the rest in the page. */
interface Allowed {
  /** `#rrggbb`, lower case. */
  colours: readonly string[]
  /** Sentences that are English on purpose, longest first. */
  fixed: readonly string[]
  english: readonly string[]
}

/**
 * Audits a screen and returns its faults. Playwright sends this function to the browser as text, so it may use nothing
 * from outside itself.
 */
export function auditPage({ colours, fixed, english }: Allowed): string[] {
  const [fontSizesMax, fontSizeMin, targetMin, roundingPx] = [5, 12, 44, 0.5]
  const faults = new Set<string>()
  // Open the details and dialogs, because they are part of the screen.
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const dialog of document.querySelectorAll('dialog:not(:modal)')) {
    if (!(dialog instanceof HTMLDialogElement)) continue
    dialog.close()
    // The filter opens as a popover; see client/screens/products/filter-sheet.ts.
    if (dialog.matches('.filter')) {
      dialog.popover = 'auto'
      dialog.showPopover()
    } else dialog.showModal()
  }
  const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter(isSeen)

  const sizes = new Map<number, string>()
  for (const element of elements) {
    if (!hasWords(element)) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    sizes.set(size, sizes.get(size) ?? nameOf(element))
    if (size < fontSizeMin) faults.add(`${size} px is too small to read: ${nameOf(element)}`)
  }
  if (sizes.size > fontSizesMax)
    faults.add(
      `${sizes.size} font sizes: ${[...sizes]
        .toSorted(([a], [b]) => a - b)
        .map(([size, name]) => `${size} (${name})`)
        .join(', ')}`,
    )

  const known = new Set([
    ...colours,
    ...['--p', '--on-p', '--brand', '--on-brand', '--brand-text', '--brand-soft', '--brand-edge'].map((name) =>
      hexOf(getComputedStyle(document.documentElement).getPropertyValue(name)),
    ),
  ])
  for (const element of elements)
    for (const [what, colour] of coloursOf(element))
      if (!known.has(hexOf(colour))) faults.add(`${what} ${colour} is no token: ${nameOf(element)}`)

  for (const element of elements) {
    if (!element.matches('a[href], button, input:not([type=hidden]), select, textarea, summary') || isInline(element))
      continue
    const { width, height } = targetOf(element)
    if (Math.min(width, height) < targetMin - roundingPx)
      faults.add(`a target of ${Math.round(width)}×${Math.round(height)} px: ${nameOf(element)}`)
  }

  for (const { node, element } of texts())
    for (const { 0: amount, index } of node.data.matchAll(/-?Rp\s?[\d.]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + amount.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        faults.add(`a price that wraps: ${amount} in ${nameOf(element)}`)
    }

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`)

  const words = new Set(english)
  const said = [
    ...texts().map(({ node }) => node.data),
    ...elements.flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ]
  for (const sentence of said) {
    // A URL is no English text.
    const ours = fixed.reduce(
      (rest, one) => rest.replaceAll(one.toLowerCase(), ' '),
      sentence.toLowerCase().replace(/https?:\/\/\S+/g, ' '),
    )
    for (const word of ours.match(/[a-z]+/g) ?? [])
      if (words.has(word)) faults.add(`English "${word}" in "${sentence.trim().slice(0, 60)}"`)
  }
  return [...faults]

  function isSeen(element: Element): boolean {
    const { width, height, right, bottom } = element.getBoundingClientRect()
    // Leave out text for screen readers and the skip link, which is above the screen until it has the focus.
    if (width <= 1 || height <= 1 || right <= 0 || bottom + scrollY <= 0 || element.closest('.sr-only')) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  function texts(): { node: Text; element: Element }[] {
    return elements.flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        node instanceof Text && node.data.trim() !== '' ? [{ node, element }] : [],
      ),
    )
  }
  function hasWords(element: Element): boolean {
    if (element.matches('input:not([type=checkbox], [type=radio]), select, textarea')) return true
    return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  }
  function coloursOf(element: Element): [string, string][] {
    const style = getComputedStyle(element)
    const found: [string, string][] = []
    if (hasWords(element)) found.push(['text', style.color])
    found.push(['ground', style.backgroundColor])
    for (const side of ['top', 'right', 'bottom', 'left'])
      if (style.getPropertyValue(`border-${side}-width`) !== '0px')
        found.push(['border', style.getPropertyValue(`border-${side}-color`)])
    // A swatch shows a colour of the product, and another company's mark its own.
    if (element instanceof SVGElement && !element.closest('.chip, .brand-mark'))
      found.push(['fill', style.fill], ['stroke', style.stroke])
    for (const pseudo of ['::before', '::after'])
      if (!['none', 'normal'].includes(getComputedStyle(element, pseudo).content))
        found.push([pseudo, getComputedStyle(element, pseudo).backgroundColor])
    if (element.matches('[placeholder]')) found.push(['placeholder', getComputedStyle(element, '::placeholder').color])
    return found.filter(([, colour]) => !/^(none|transparent|rgba\(0, 0, 0, 0\)|url\(.*)$/.test(colour))
  }
  /** The colour as #rrggbb without its transparency, from any notation that the browser computed. */
  function hexOf(colour: string): string {
    const opaque = colour
      .replace(/\s*\/\s*[\d.]+%?\s*\)$/, ')')
      .replace(/^rgba\(([^,]+,[^,]+,[^,]+),[^)]+\)$/, 'rgb($1)')
    const pen = Object.assign(new OffscreenCanvas(1, 1).getContext('2d') ?? {}, {
      fillStyle: opaque,
    }) as OffscreenCanvasRenderingContext2D
    pen.fillRect(0, 0, 1, 1)
    return `#${[...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
  /** A link inside running text may be as low as its line. */
  function isInline(element: Element): boolean {
    const around = element.parentElement
    if (getComputedStyle(element).display !== 'inline' || !around) return false
    return (around.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
  }
  /** The area that a thumb can hit; the label around a checkbox belongs to it. */
  function targetOf(element: Element): { width: number; height: number } {
    const label = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : null
    return (label ?? element).getBoundingClientRect()
  }
  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40)
    return `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 60)}"> ${words}`
  }
}
