import * as dom from '#client/app/dom-names.ts'

/** What the sizes of the sheet 'Pilih Produk' need; it is not there before the first touch. */
export function startSheetSizes(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name.startsWith(dom.groupName)) keepSize(target)
    sayMissing(target, false)
  })
  document.addEventListener(
    'invalid',
    (event) => {
      // The browser's own bubble would cover the sizes that it asks for.
      if (event.target instanceof HTMLInputElement && sayMissing(event.target, true)) event.preventDefault()
    },
    true,
  )
}

/** Says above the sizes that none is chosen, or no longer; false: these are no sizes of the sheet. */
function sayMissing(size: HTMLInputElement, missing: boolean): boolean {
  const legend = size.closest('.picker-form fieldset')?.querySelector('legend')
  if (!legend) return false
  if (legend.classList.contains('text-danger') === missing) return true
  legend.classList.toggle('text-danger', missing)
  legend.classList.toggle('text-muted', !missing)
  if (missing) legend.append(': belum dipilih')
  else legend.lastChild?.remove()
  if (missing) size.focus()
  return true
}

/** Another colour: what was chosen after it stays, where it exists. */
function keepSize({ parentElement: own }: HTMLInputElement): void {
  for (const size of document.querySelectorAll<HTMLInputElement>('.picker-groups :checked')) {
    // The values of earlier rows, under which this one stands.
    if (size.parentElement?.contains(own)) continue
    const word = size.nextElementSibling?.textContent
    for (const other of own?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])
      if (word && other.nextElementSibling?.textContent === word) other.checked = true
    if (!own?.contains(size)) size.checked = size.defaultChecked
  }
}
