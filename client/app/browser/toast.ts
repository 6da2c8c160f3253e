import * as dom from '#client/app/dom-names.ts'

export type ToastTone = 'success' | 'warning' | 'error'

export interface Toast {
  message: string
  tone: ToastTone
  /** Where what was done can be seen. */
  link?: string | undefined
  /** What the link says. */
  label?: string | undefined
}

/** Shows a short message above the bottom bar. The page's script renders it and counts repeats. */
export function toast(message: string, tone: ToastTone = 'warning', link?: string, label = 'Lihat'): void {
  document.dispatchEvent(new CustomEvent<Toast>(dom.toastEvent, { detail: { message, tone, link, label } }))
}

/** Something that is worth a title, shown at the top right. */
export interface Notification {
  title: string
  message: string
  tone: ToastTone
  shownMs: number
  /** What the shopper may do about it. */
  action?: { label: string; run(): void }
}

/** Shows a notification; null means an unknown failure. The page's script renders it. */
export function notify(notification: Notification | null): void {
  document.dispatchEvent(new CustomEvent(dom.notifyEvent, { detail: notification }))
}

/** Tells why an action was not done. A refusal is a warning; a failure of ours or of the connection is an error. */
export function notifyRefusal({ message, status }: { message: string; status: number }): void {
  if (message) toast(message, status >= 400 && status < 500 ? 'warning' : 'error')
  else notify(null)
}
