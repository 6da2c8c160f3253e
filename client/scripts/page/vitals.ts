import type { Vitals } from '#shared/web/vitals.ts'

const sessionGapMs = 1_000
const sessionMaxMs = 5_000
/** Browsers tell only of interactions that take longer than this. */
const slowMs = 40

/**
 * Measures this page until the visitor leaves it, and tells the shop once. The report holds five numbers and the page's
 * name, and nothing of the visitor.
 */
export function watchVitals(route: string): void {
  const [page] = performance.getEntriesByType('navigation')
  const ttfb = page instanceof PerformanceNavigationTiming ? page.responseStart : 0
  const vitals: Vitals = { route, lcp: 0, inp: 0, cls: 0, ttfb }
  // Shifts close to each other are one session; the worst session counts.
  const session = { sum: 0, first: 0, last: 0 }
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration)
  })
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || typeof entry.value !== 'number') return
    if ('hadRecentInput' in entry && entry.hadRecentInput) return
    const { startTime: at } = entry
    if (at - session.last > sessionGapMs || at - session.first > sessionMaxMs)
      Object.assign(session, { sum: 0, first: at })
    session.last = at
    session.sum += entry.value
    vitals.cls = Math.max(vitals.cls, session.sum)
  })
  document.addEventListener('visibilitychange', () => navigator.sendBeacon('/vitals', JSON.stringify(vitals)), {
    once: true,
  })
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  // An older browser knows fewer kinds; then that number stays 0.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const wanted = { type, buffered: true, durationThreshold: slowMs }
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(wanted)
}
