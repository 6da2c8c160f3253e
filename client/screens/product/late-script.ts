import * as dom from '#client/app/dom-names.ts'
import { pick } from '#client/scripts/form/picker.ts'
import { startLightbox } from './lightbox/script.ts'
import { startReviews } from './reviews-script.ts'
import { choose, last, settle, waiting } from './script.ts'
import { isDesktop, make, onClick } from '#client/scripts/dom/dom.ts'
import { playVideo } from './video-script.ts'

/**
 * What a product's page needs only after it has loaded; until then its buttons and links open pages. While something is
 * left to ask, the buttons of a phone open the sheet; beside those of a desktop stand the rows, so the one that is
 * missing asks.
 */
export function startLateProduct(): void {
  startReviews()
  startLightbox()
  onClick(`a[${dom.playMark}]`, (_, event) => {
    event.preventDefault()
    playVideo()
  })
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.id !== dom.buyFormId) return
      const wait = waiting > 1 && last
      const left = !wait && settle(...(isDesktop() ? marked() : []))
      if (!wait && !left) return
      // Before it is sent in place.
      event.preventDefault()
      if (left && isDesktop()) return askInPlace(left)
      const then = event.submitter?.getAttribute('value') ?? ''
      if (!wait) return void ask(new FormData(form), then)
      event.submitter?.setAttribute('aria-busy', 'true')
      void wait.then(() => {
        event.submitter?.removeAttribute('aria-busy')
        press(then)
      })
    },
    true,
  )
}

/** Presses a button of the form again: since it was pressed the page may have new ones. */
function press(then: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[name=then]')]
  buttons.find(({ form, value }) => form?.id === dom.buyFormId && value === then)?.click()
}

/** The options of which the page shows a value as chosen: by its address, too. */
const marked = () => groups().filter((group) => group.querySelector('[aria-current]'))
const groups = () => [...document.querySelectorAll(`#${dom.variantsId} [role=group]`)]

/** The next choice brings a new row, without this mark. */
function askInPlace(group: Element): void {
  const words = make('strong', 'font-semibold text-danger')
  words.role = 'alert'
  words.textContent = 'pilih dulu'
  group.querySelector('p')?.lastChild?.replaceWith(words)
  const chips = [...group.querySelectorAll<HTMLElement>('a[href]:not(.chip-gone)')]
  for (const chip of chips) chip.classList.add('border-danger')
  chips[0]?.focus()
}

/** What the page marks as chosen, by its address, is chosen in the sheet, too. */
async function ask(fields: FormData, then: string): Promise<void> {
  const itemId = String(fields.get('itemId') ?? '')
  // Of several products at once the sheet asks for this one, and the others follow.
  const query = new URLSearchParams({ pilih: then === 'all' ? 'cart' : then })
  if (fields.get(dom.asksField) !== '0') query.set('varian', itemId)
  const sheet = await pick(`${location.pathname}?${query}`)
  sheet?.addEventListener(dom.actionDoneEvent, ({ target }) => {
    const sent = target instanceof HTMLFormElement ? new FormData(target) : null
    if (sent) keepChosen(sheet, String(sent.get('itemId')))
    if (then !== 'all') return
    // So many of this one are in the cart already.
    const field = document.querySelector<HTMLInputElement>(`#${dom.quantityId}`)
    if (field && sent) field.value = String(sent.get('quantity'))
    press(then)
  })
  const rows = groups()
  for (const radio of sheet?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []) {
    // The row of the sheet: the name of a later one is longer, and the last is sent.
    const row = radio.name === 'itemId' ? rows.length - 1 : radio.name.split('-').length - 1
    radio.checked ||=
      !!rows[row]?.querySelector('[aria-current]') &&
      !!radio.parentElement?.querySelector(`[name=itemId][value="${itemId}"]`)
  }
  for (const field of sheet?.querySelectorAll<HTMLInputElement>('[name=quantity]') ?? [])
    field.value = String(fields.get('quantity') ?? 1)
}

/** What went into the cart from the sheet stays chosen on the page. */
function keepChosen(sheet: HTMLDialogElement, varian: string): void {
  const colour = sheet.querySelector(`[name=${dom.groupName}]:checked + label`)?.textContent
  const chips = [...document.querySelectorAll(`#${dom.variantsId} a`)]
  const image = chips.find(({ textContent }) => textContent === colour)?.getAttribute(dom.variantMark)
  settle(...groups())
  // The page may have no chip of just this variant, so it gets one of its own.
  const chip = make('a')
  chip.href = `?${new URLSearchParams({ varian })}`
  chip.setAttribute(dom.variantMark, image ?? '')
  choose(chip)
}
