import { limits } from '#shared/limits.ts'
import { lookOf, putFiles, shrunk } from '../scripts/form/chosen-photos.ts?desk'
import { tooMuch } from './words.ts'

/** The longer side of a picture that is sent as one file: every shopper loads all of it, also for a small card. */
const longestPx = 1_080
const lookPx = 192

/** The pictures of a product join those that were chosen before, are seen, and are made smaller before they are sent. */
export function watchPictures(input: HTMLInputElement): void {
  const list = make('ul', 'desk-pictures')
  list.setAttribute('aria-label', 'Foto yang dipilih')
  const note = make('p', 'text-base font-medium text-danger')
  note.setAttribute('role', 'alert')
  input.closest('div')?.after(list, note)
  let kept: File[] = []
  let work = Promise.resolve()
  const keep = (files: File[]) => {
    kept = files
    putFiles(input, files)
    list.hidden = files.length === 0
    note.textContent = ''
  }
  const add = async (file: File) => {
    const tile = make('li')
    const button = make('button', '', 'Hapus')
    button.type = 'button'
    button.setAttribute('aria-label', `Hapus ${file.name}`)
    let now = file
    button.addEventListener('click', () => {
      keep(kept.filter((one) => one !== now))
      tile.remove()
      input.focus()
    })
    tile.append(button)
    list.append(tile)
    // One after the other, because a phone has memory for few decoded pictures.
    await (work = work.then(async () => {
      const small = await shrunk(file, longestPx)
      keep(kept.map((one) => (one === file ? small : one)))
      now = small
      // What is no picture is seen by its name: the server decides.
      button.before((await lookOf(small, lookPx, file.name)) ?? make('span', 'wrap-anywhere', file.name))
    }))
  }
  const take = () => {
    const fresh = [...(input.files ?? [])]
    // A camera brings one picture at a time.
    keep([...kept, ...fresh])
    for (const file of fresh) void add(file)
  }
  take()
  input.addEventListener('change', take)
  // Who comes back to a page that the browser has kept may press again.
  addEventListener('pageshow', () => input.form?.querySelector('[aria-busy]')?.removeAttribute('aria-busy'))
  input.form?.addEventListener('submit', (event) => {
    const button = event.submitter
    if (button?.hasAttribute('aria-busy')) return event.preventDefault()
    if (kept.length === 0) return
    event.preventDefault()
    button?.setAttribute('aria-busy', 'true')
    void work.then(() => {
      // The server would not even read so much, and the page would come back without what was typed.
      if (kept.reduce((sum, { size }) => sum + size, 0) < limits.formUploadBytes - limits.bodyBytes)
        return input.form?.submit()
      button?.removeAttribute('aria-busy')
      note.textContent = tooMuch
      note.scrollIntoView({ block: 'center' })
    })
  })
}

function make<N extends keyof HTMLElementTagNameMap>(name: N, className = '', words = ''): HTMLElementTagNameMap[N] {
  const element = document.createElement(name)
  element.className = className
  element.textContent = words
  return element
}
