import { limits } from '#shared/limits.ts'
import { cookies } from '#shared/web/cookies.ts'
import { readConsent } from '#shared/web/consent.ts'
import type { Tags } from '#shared/web/tags.ts'
import * as dom from '#client/app/dom-names.ts'
import { readCookie } from '#client/app/browser/read-cookie.ts'

/**
 * Asks about the tags of Google, Meta and TikTok. This file is loaded only where the shop has one of their ids; what
 * runs them (`tag-vendors.ts`), and everything of theirs, only after the shopper has agreed.
 */
export function startTags(): void {
  document.addEventListener(dom.actionDoneEvent, follow)
  document.addEventListener(dom.actedEvent, keepEarly)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  follow()
}

const [, google = '', pixel = '', tiktok = ''] = (document.body.getAttribute(dom.tagsMark) ?? '').split(' ')
const tags: Tags = { google: google || null, pixel: pixel || null, tiktok: tiktok || null }

/** A browser that asks for privacy (Global Privacy Control) has said no, until its shopper says yes to this shop. */
const choice = () =>
  readConsent(readCookie(cookies.consent.name), tags) ?? (navigator.globalPrivacyControl ? false : null)

let asked = false
let running = false
/** What was done on this page before the vendors are there: sent to them after a yes, dropped after a no. */
const early: Event[] = []
const keepEarly = (event: Event) => void (early.length < limits.tagEarlyEvents && early.push(event))
const stopKeeping = () => document.removeEventListener(dom.actedEvent, keepEarly)

function follow(): void {
  const allowed = choice()
  const question = document.getElementById(dom.consentId)
  if (allowed === null) return question ? undefined : ask()
  question?.remove()
  document.body.style.paddingBottom = ''
  if (!allowed) return forget()
  // What looks like an e-mail in the address would travel with every event.
  if (running || /@|%40/.test(location.search)) return
  running = true
  void import('./tag-vendors.ts').then(({ runTags }) => {
    stopKeeping()
    // The choice may have changed in another tab.
    runTags({ tags, asked, early, allowed: () => choice() === true })
  })
}

/**
 * The question stands where messages stand, above the bar at the bottom, and moves nothing. The page becomes longer at
 * its end, so that the end can be scrolled out from under the question.
 */
function ask(): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${dom.consentTemplateId}`)
  if (!template) return
  asked = true
  document.querySelector(`#${dom.messagesId}`)?.prepend(template.content.cloneNode(true))
  const height = document.getElementById(dom.consentId)?.offsetHeight ?? 0
  document.body.style.paddingBottom = `calc(var(--bar) + ${height + gapPx}px)`
}
/** Below the question, and above it, where nothing is to touch it. */
const gapPx = 20

/** A visitor who refuses after having agreed keeps nothing of the tags. */
function forget(): void {
  early.length = 0
  stopKeeping()
  const hosts = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((one) => /^(_(ga|fb|gcl|tt)|ttc)\w*$/.test(one)))
    for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}
