import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Vitals } from '#shared/web/vitals.ts'

/**
 * Measures this page until the visitor leaves it, and reports to the shop once. The report holds five numbers and the
 * page's name, and nothing of the visitor.
 */
export function watchVitals(route: string): void {
  const vitals: Vitals = { route, lcp: 0, inp: 0, cls: 0, ttfb: 0 }
  const always = { reportAllChanges: true }
  onTTFB(({ value }) => (vitals.ttfb = value))
  onLCP(({ value }) => (vitals.lcp = value), always)
  onINP(({ value }) => (vitals.inp = value), always)
  onCLS(({ value }) => (vitals.cls = value), always)
  // After the library's own listeners, which bring the last numbers.
  document.addEventListener('visibilitychange', () => navigator.sendBeacon('/vitals', JSON.stringify(vitals)), {
    once: true,
  })
}
