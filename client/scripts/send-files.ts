import * as dom from '#client/app/dom-names.ts'
import type { ActionAnswer } from '#client/app/act.ts'
import { toast } from '#client/app/toast.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { go } from './progress.ts'

/** What a form with files is answered: of one that was refused, what it holds now, the names of kept files among it. */
type Answer =
  | Exclude<ActionAnswer, { ok: false }>
  | (Extract<ActionAnswer, { ok: false }> & { values?: Readonly<Record<string, string>> })
const lost: Answer = { ok: false, status: 0, message: text.networkError, fields: {} }

/**
 * From the first chosen file on a form says how far its files have come; without this script the browser does, in its
 * own way.
 */
export function watchSending(form: HTMLFormElement): void {
  if (form.getAttribute(dom.sendsFilesMark) === 'watched') return
  form.setAttribute(dom.sendsFilesMark, 'watched')
  form.addEventListener('submit', (event) => {
    const bytes = filesOf(form).reduce((sum, { size }) => sum + size, 0)
    if (bytes === 0) return
    event.preventDefault()
    // What the server would not even read is not sent: the words beside it stay.
    if (bytes > limits.formUploadBytes) return toast(messageOf('too_large'))
    void send(form, event.submitter)
  })
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
const filesOf = (form: HTMLFormElement): File[] => inputsOf(form).flatMap(({ files }) => [...(files ?? [])])

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const button = submitter ?? form.querySelector<HTMLElement>('button')
  if (button?.getAttribute('aria-busy')) return
  const fields = new FormData(form, submitter)
  button?.setAttribute('aria-busy', 'true')
  const bar = barBefore(button)
  const answer = await post(form.action, fields, bar.show)
  if (answer.ok) return go(answer.to ?? location.href)
  bar.remove()
  button?.removeAttribute('aria-busy')
  if (keep(form, answer.values ?? {})) return form.submit()
  const untold = tell(form, answer.fields)
  if (untold.length === 0 && Object.keys(answer.fields).length > 0) return
  toast(untold[0] ?? answer.message ?? text.failed, answer.status >= 400 && answer.status < 500 ? 'warning' : 'error')
}

/**
 * Says at each field what is wrong with it, as its page would, and leads to the first; answers the sentences that have
 * no field.
 */
function tell(form: HTMLFormElement, fields: Readonly<Record<string, string>>): string[] {
  for (const note of form.querySelectorAll(`[${dom.fieldErrorMark}]`)) note.remove()
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
  const untold: string[] = []
  let first: HTMLElement | null = null
  for (const [name, words] of Object.entries(fields)) {
    const input = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`)
    if (!input) {
      untold.push(words)
      continue
    }
    const note = Object.assign(document.createElement('p'), {
      className: 'mt-1 text-sm font-medium text-red-700',
      textContent: words,
    })
    note.setAttribute(dom.fieldErrorMark, '')
    note.setAttribute('role', 'alert')
    input.setAttribute('aria-invalid', 'true')
    const place = input.closest('[role=radiogroup], fieldset') ?? input
    place.after(note)
    first ??= input
  }
  first?.focus()
  return untold
}

/**
 * The files have arrived and something else is wrong: the form goes once more with their names instead, and its page
 * says what it is.
 */
function keep(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
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
  words.className = 'text-sm text-neutral-600'
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

/** Only this old way tells how much has left. It never throws: a lost connection is a refusal. */
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
