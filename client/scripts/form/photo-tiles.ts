import * as dom from '#client/app/dom-names.ts'
import { make, writeHtml } from '#client/scripts/dom/dom.ts'
import { iconHtml } from '#client/scripts/dom/icon.ts'
import { lookOf, putFiles, shrinkPhoto } from './chosen-photos.ts'
import { watchSending } from './send-files.ts'

/** Enough pixels for a tile on a sharp screen. */
const tilePx = 240
const tile = 'relative grid aspect-square w-20 place-items-center overflow-hidden rounded-sm border border-edge bg-sunk'

/** Every file field of the page becomes tiles: what is chosen is seen, can be taken back and shows how far it is sent. */
export function startPhotoTiles(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]')) showTiles(input)
}

function showTiles(input: HTMLInputElement): void {
  const list = make('ul', 'flex flex-wrap items-center gap-x-4 gap-y-2')
  const add = make(
    'label',
    'tile border-brand-text text-brand-text grid aspect-square cursor-pointer place-items-center text-xs',
  )
  add.setAttribute('for', input.id)
  const place = make('li', 'relative w-20')
  input.before(list)
  // The field itself keeps its focus, its name and its errors; the tile after it is what is seen and pressed.
  input.className = 'sr-only'
  place.append(input, add)
  list.append(place)
  // What may be chosen: beside the tiles where there is room.
  const allowed = list.nextElementSibling
  if (allowed) {
    const said = make('li', 'min-w-52 flex-1')
    said.append(allowed)
    list.append(said)
  }
  let kept: File[] = []
  const draw = () => {
    kept = [...(input.files ?? [])]
    writeHtml(
      add,
      `<span class="grid place-items-center">${iconHtml('plus', 24)}<span class="block">${wordsOf(input)}</span></span>`,
    )
    for (const old of list.querySelectorAll(`[${dom.fileTileMark}]`)) old.remove()
    for (const [at, file] of kept.entries()) place.before(tileOf(file, at, () => remove(at)))
  }
  // By its place, because a photo becomes another file when it is made smaller.
  const remove = (at: number) => {
    void put(kept.filter((_, place) => place !== at))
    // The pressed button is gone.
    input.focus()
  }
  const take = () => {
    const fresh = [...(input.files ?? [])]
    // What was refused is replaced; otherwise a second photo joins the first.
    return put(input.multiple && !input.matches('[aria-invalid=true]') ? [...kept, ...fresh] : fresh)
  }
  const put = async (files: readonly File[]) => {
    putFiles(input, files)
    draw()
    const { form } = input
    const made = shrinkPhoto(input)
    if (form?.hasAttribute(dom.sendsFilesMark)) watchSending(form, made)
    await made
    kept = [...(input.files ?? [])]
  }
  draw()
  kept = []
  if (input.files?.length) void take()
  input.addEventListener('change', () => void take())
  input.form?.addEventListener(dom.sendingEvent, (event) =>
    showProgress(list, kept, (event as CustomEvent<number>).detail),
  )
}

/** What the next press does. */
function wordsOf({ multiple, files, accept }: HTMLInputElement): string {
  const what = accept.includes('video') ? 'foto/video' : accept.includes('pdf') ? 'file' : 'foto'
  return `${files?.length ? (multiple ? 'Tambah' : 'Ganti') : 'Pilih'} ${what}`
}

let looks = Promise.resolve()
function tileOf(file: File, at: number, remove: () => void): HTMLElement {
  const item = make('li', tile)
  item.setAttribute(dom.fileTileMark, '')
  const button = make('button', 'absolute top-0 right-0 grid size-9 place-items-center rounded-full bg-surface')
  button.setAttribute('type', 'button')
  button.setAttribute('aria-label', `Hapus ${file.name}`)
  writeHtml(button, iconHtml('close', 16))
  button.addEventListener('click', remove)
  // One after the other, because a phone has memory for few decoded photos.
  looks = looks.then(async () => {
    if (item.isConnected) item.prepend(await seenAs(file, at))
  })
  item.append(button)
  return item
}

/** A photo as itself, anything else by its name: the server decides. */
async function seenAs(file: File, at: number): Promise<HTMLElement> {
  const photo = await lookOf(file, tilePx, `Pratinjau ${at + 1}`)
  if (!photo) return make('span', 'line-clamp-2 px-1 text-center text-xs wrap-anywhere', file.name)
  photo.className = 'size-full object-cover'
  return photo
}

/** Files are sent one after another, so the first is there before the last. */
function showProgress(list: HTMLElement, files: readonly File[], share: number): void {
  let sent = share * files.reduce((sum, { size }) => sum + size, 0)
  for (const [at, item] of [...list.querySelectorAll(`[${dom.fileTileMark}]`)].entries()) {
    const bar = item.querySelector('progress') ?? make('progress', 'absolute bottom-0 w-full')
    // The form says the same in words.
    bar.setAttribute('aria-hidden', 'true')
    const size = files[at]?.size ?? 0
    bar.setAttribute('value', String(size > 0 ? Math.min(1, Math.max(0, sent) / size) : 1))
    sent -= size
    if (share < 0) bar.remove()
    else item.append(bar)
  }
}
