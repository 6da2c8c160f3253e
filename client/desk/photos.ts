import { limits } from '#shared/limits.ts'
import { shrunk } from '../scripts/form/shrink-photo.ts?desk'
import { tooMuch } from './too-much.ts'

/** The photos of a product join those that were chosen before, are seen, and are made smaller before they are sent. */
function watch(input: HTMLInputElement): void {
  const list = make('ul', { className: 'desk-pictures', ariaLabel: 'Foto yang dipilih' })
  const note = make('p', { className: 'text-base font-medium text-danger', role: 'alert' })
  input.closest('div')?.after(list, note)
  let kept: File[] = []
  let work = Promise.resolve()
  const keep = (files: File[]) => {
    const chosen = new DataTransfer()
    for (const file of files) chosen.items.add(file)
    kept = files
    input.files = chosen.files
    list.hidden = files.length === 0
    note.textContent = ''
  }
  const add = async (file: File) => {
    const tile = make('li')
    const button = make('button', { type: 'button', textContent: 'Hapus', ariaLabel: `Hapus ${file.name}` })
    let now = file
    button.addEventListener('click', () => {
      keep(kept.filter((one) => one !== now))
      tile.remove()
      input.focus()
    })
    tile.append(button)
    list.append(tile)
    // One after the other, because a phone has memory for few decoded photos.
    await (work = work.then(async () => {
      const small = await shrunk(file)
      keep(kept.map((one) => (one === file ? small : one)))
      now = small
      button.before(await lookOf(small))
    }))
  }
  const take = () => {
    const fresh = [...(input.files ?? [])]
    // A camera brings one photo at a time.
    keep([...kept, ...fresh])
    for (const file of fresh) void add(file)
  }
  take()
  input.addEventListener('change', take)
  // Who comes back to a page that the browser has kept may press again.
  addEventListener('pageshow', () => input.form?.querySelector('[aria-busy]')?.removeAttribute('aria-busy'))
  input.form?.addEventListener('submit', (event) => {
    const button = event.submitter
    if (button?.ariaBusy) return event.preventDefault()
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

const make = <N extends keyof HTMLElementTagNameMap>(name: N, having: object = {}): HTMLElementTagNameMap[N] =>
  Object.assign(document.createElement(name), having)

const lookPx = 192
/** A photo as itself, anything else by its name: the server decides. */
async function lookOf(file: File): Promise<HTMLElement> {
  try {
    const photo = await createImageBitmap(file)
    const side = Math.min(photo.width, photo.height)
    const [left, top] = [(photo.width - side) / 2, (photo.height - side) / 2]
    const canvas = make('canvas', { width: lookPx, height: lookPx })
    canvas.getContext('2d')?.drawImage(photo, left, top, side, side, 0, 0, lookPx, lookPx)
    photo.close()
    return canvas
  } catch {
    return make('span', { className: 'wrap-anywhere', textContent: file.name })
  }
}

for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]')) watch(input)
