import * as dom from '#client/app/dom-names.ts'
import { fetchPart, putPart } from '#client/scripts/dom.ts'

const firstMs = 15_000
const lastMs = 60_000
let timer = 0
let wait = firstMs

/**
 * Looks again while a parcel is under way: seldomer the longer it takes, never in a tab nobody looks at, and not where
 * data is dear.
 */
export function startFollowing(): void {
  clearTimeout(timer)
  wait = firstMs
  if (moving()) plan()
}

const moving = () => document.querySelector(`[${dom.underWayMark}]`) !== null
const isDear = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function plan(): void {
  clearTimeout(timer)
  if (!isDear()) timer = Number(setTimeout(() => void look(), wait))
}

async function look(): Promise<void> {
  // Woken by `visibilitychange`.
  if (document.hidden) return
  wait = Math.min(wait * 1.3, lastMs)
  const part = await fetchPart(location.href, dom.courierPart)
  if (part) putPart(part)
  if (moving()) plan()
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden || !moving() || isDear()) return
  clearTimeout(timer)
  void look()
})
