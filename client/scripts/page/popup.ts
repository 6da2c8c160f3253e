import { cookies } from '#shared/web/cookies.ts'
import * as dom from '#client/app/dom-names.ts'
import { readCookie } from '#client/app/browser/read-cookie.ts'

/** The shop's announcement: shown once, and not again for 12 hours after it was closed. */
export function openPopup(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${dom.popupId}`)
  const { name, seconds } = cookies.popupHidden
  if (!template || readCookie(name) !== null) return
  document.body.append(template.content.cloneNode(true))
  const dialog = document.querySelector<HTMLDialogElement>('dialog.popup')
  dialog?.addEventListener('close', () => {
    document.cookie = `${name}=1; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`
    dialog.remove()
  })
  dialog?.showModal()
}
