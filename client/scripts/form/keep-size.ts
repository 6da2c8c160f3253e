import * as dom from '#client/app/dom-names.ts'

/** In the sheet 'Pilih Produk'; it is not there before the first touch. */
export function startKeepingSizes(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith(dom.groupName)) keepSize(target)
  })
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
