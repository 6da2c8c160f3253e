import * as dom from '#client/app/dom-names.ts'
import type { ActionAnswer } from '#client/app/browser/act.ts'
import { notifyRefusal, toast } from '#client/app/browser/toast.ts'
import { limits } from '#shared/limits.ts'
import { browserMessage } from '#shared/text/browser-errors.ts'
import { clearError, hintOf } from './field-errors.ts'
import { openPage } from '#client/scripts/dom/progress.ts'

/** The answer to a form with files. A refusal carries what the form holds now, the names of the kept files included. */
type Answer =
  | Exclude<ActionAnswer, { ok: false }>
  | (Extract<ActionAnswer, { ok: false }> & { values?: Readonly<Record<string, string>> })
const lost: Answer = { ok: false, status: 0, message: '', fields: {} }

/** Photos of a form that are being made smaller. */
const making = new WeakMap<HTMLFormElement, Promise<unknown>>()

/**
 * From the first chosen file on, a form shows how far its files have come. Without this script the browser shows it.
 * `made`: when its photos have been made smaller; until then they would be too large.
 */
export function watchSending(form: HTMLFormElement, made: Promise<unknown>): void {
  making.set(form, Promise.allSettled([making.get(form), made]))
  if (form.getAttribute(dom.sendsFilesMark) === 'watched') return
  form.setAttribute(dom.sendsFilesMark, 'watched')
  form.addEventListener('submit', (event) => {
    if (bytesOf(form) === 0) return
    event.preventDefault()
    void send(form, event.submitter)
  })
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
const bytesOf = (form: HTMLFormElement): number =>
  inputsOf(form).reduce((sum, { files }) => [...(files ?? [])].reduce((all, { size }) => all + size, sum), 0)

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const button = submitter ?? form.querySelector<HTMLElement>('button')
  if (button?.getAttribute('aria-busy')) return
  button?.setAttribute('aria-busy', 'true')
  // More may be chosen meanwhile.
  for (let made; made !== making.get(form);) await (made = making.get(form))
  // The server would not even read so much, and the page would come back without what was typed.
  if (bytesOf(form) > limits.formUploadBytes) {
    button?.removeAttribute('aria-busy')
    return toast(browserMessage('too_large'))
  }
  const fields = new FormData(form)
  // Browsers of 2022 do not add the pressed button by themselves.
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.append(submitter.name, submitter.value)
  form.querySelector(`[${dom.sendAgainMark}]`)?.remove()
  const bar = barBefore(button)
  const tell = (share: number) => form.dispatchEvent(new CustomEvent(dom.sendingEvent, { detail: share }))
  const answer = await post(form.action, fields, (share) => {
    bar.show(share)
    tell(share)
  })
  // Without the '#', which would only scroll.
  if (answer.ok) return openPage(answer.to ?? location.pathname + location.search)
  bar.remove()
  tell(-1)
  button?.removeAttribute('aria-busy')
  if (answer.status === 0) return offerAgain(form, button)
  if (nameKeptFiles(form, answer.values ?? {})) return form.submit()
  const withoutField = showErrors(form, answer.fields)
  if (withoutField.length === 0 && Object.keys(answer.fields).length > 0) return
  notifyRefusal({ message: withoutField[0] ?? answer.message ?? '', status: answer.status })
}

/** The connection broke: what was typed and chosen is still there, and one press sends it again. */
function offerAgain(form: HTMLFormElement, button: HTMLElement | null): void {
  const line = Object.assign(document.createElement('p'), { className: 'text-sm text-danger', role: 'alert' })
  line.setAttribute(dom.sendAgainMark, '')
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'min-h-11 font-semibold underline',
    textContent: 'Coba Lagi',
  })
  again.addEventListener('click', () => button?.click())
  line.append('Koneksi terputus, belum terkirim. ', again)
  button?.before(line)
}

/**
 * Shows at each field what is wrong with it, as the page itself does, and moves the focus to the first. Returns the
 * sentences that have no field.
 */
function showErrors(form: HTMLFormElement, fields: Readonly<Record<string, string>>): string[] {
  clearErrors(form)
  const withoutField: string[] = []
  let first: HTMLElement | null = null
  for (const [name, words] of Object.entries(fields)) {
    const input = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`)
    const line = input && copyOfErrorLine(form, words)
    if (!line) {
      withoutField.push(words)
      continue
    }
    const label = input.id && form.querySelector(`label[for="${CSS.escape(input.id)}"]`)
    // The frame of a field holds its label; a group of choices is its own frame.
    const frame = (label && label.parentElement) || input.closest('fieldset, [role=radiogroup]') || input.parentElement
    frame?.append(line)
    input.setAttribute('aria-invalid', 'true')
    line.id = `${input.id || name}${dom.errorSuffix}`
    input.setAttribute('aria-describedby', line.id)
    const hint = hintOf(input)
    if (hint) hint.hidden = true
    first ??= input
  }
  first?.focus()
  return withoutField
}

/** The page's own line for what is wrong, with these words. */
function copyOfErrorLine(form: HTMLFormElement, words: string): HTMLElement | null {
  const line = form.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  if (!(line instanceof HTMLElement)) return null
  line.append(words)
  return line
}

function clearErrors(form: HTMLFormElement): void {
  for (const line of form.querySelectorAll(`[${dom.fieldErrorMark}]`)) line.remove()
  for (const input of form.querySelectorAll('[aria-invalid]')) clearError(input)
}

/**
 * When the files have arrived and only something else is wrong, the form is sent once more with the names of the kept
 * files, and its page says what is wrong.
 */
function nameKeptFiles(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].filter(
    ({ name }) => name.startsWith('file') && values[name],
  )
  if (hidden.length === 0) return false
  for (const input of hidden) input.value = values[input.name] ?? ''
  for (const input of inputsOf(form)) input.value = ''
  return true
}

function barBefore(button: HTMLElement | null) {
  const words = document.createElement('p')
  words.className = 'text-sm text-muted'
  const bar = Object.assign(document.createElement('progress'), { max: 100, value: 0, className: 'w-full' })
  bar.setAttribute('aria-label', 'Mengunggah')
  const show = (share: number) => {
    bar.value = Math.round(share * 100)
    words.textContent = share < 1 ? `Mengunggah ${bar.value}%` : 'Memproses…'
  }
  show(0)
  button?.before(words, bar)
  return {
    show,
    remove() {
      words.remove()
      bar.remove()
    },
  }
}

/** Only XMLHttpRequest reports how much has been sent. It never throws: a lost connection is a refusal. */
function post(to: string, body: FormData, show: (share: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', to)
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => show(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => resolve((request.response as Answer | null) ?? lost))
    request.send(body)
  })
}
