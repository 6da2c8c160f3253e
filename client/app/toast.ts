import * as dom from './dom-names.ts'

export type ToastTone = 'success' | 'warning' | 'error'

/** Shows a short message above the bottom bar. The page's script draws it and counts repeats. */
export function toast(message: string, tone: ToastTone = 'warning'): void {
  document.dispatchEvent(new CustomEvent(dom.toastEvent, { detail: { message, tone } }))
}
