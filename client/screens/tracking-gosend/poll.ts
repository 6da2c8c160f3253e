import * as dom from '#client/app/dom-names.ts'
import { fetchPart, putPart, savesData } from '#client/scripts/dom/dom.ts'

const firstMs = 15_000
const lastMs = 60_000
let timer = 0
let waitMs = firstMs

/**
 * Asks for news while a shipment is under way: less often the longer it takes, not in a hidden tab, and not when the
 * browser saves data.
 */
export function startPolling(): void {
  clearTimeout(timer)
  waitMs = firstMs
  if (isUnderWay()) schedule()
}

const isUnderWay = () => document.querySelector(`[${dom.underWayMark}]`) !== null

function schedule(): void {
  clearTimeout(timer)
  if (!savesData()) timer = Number(setTimeout(() => void look(), waitMs))
}

async function look(): Promise<void> {
  // `visibilitychange` continues it.
  if (document.hidden) return
  waitMs = Math.min(waitMs * 1.3, lastMs)
  const part = await fetchPart(location.href, dom.courierPart)
  if (part) putPart(part)
  if (isUnderWay()) schedule()
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden || !isUnderWay() || savesData()) return
  clearTimeout(timer)
  void look()
})
