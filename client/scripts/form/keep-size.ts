import * as dom from '#client/app/dom-names.ts'

/** In the sheet 'Pilih Produk'; it is not there before the first touch. */
export function startKeepingSizes(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === dom.groupName) keepSize(target)
  })
}

/** Another colour: the size stays, where it exists. */
function keepSize({ parentElement: own }: HTMLInputElement): void {
  for (const size of document.querySelectorAll<HTMLInputElement>('.picker-form :checked')) {
    const word = size.nextElementSibling?.textContent
    for (const other of own?.querySelectorAll<HTMLInputElement>('form input') ?? [])
      if (word && other.nextElementSibling?.textContent === word) other.checked = true
    if (!own?.contains(size)) size.checked = size.defaultChecked
  }
}
