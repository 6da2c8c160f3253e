/**
 * The server's time when `performance.now()` was 0; null while unknown, because the phone's own clock may be years off.
 */
let base: number | null = null

/**
 * Milliseconds since the epoch by the server's clock; null while unknown. It may be late by the time of one answer, but
 * never early.
 */
export const serverNow = (): number | null => (base === null ? null : base + performance.now())

/**
 * Learns the server's time from the page's own response, which costs nothing, or by asking. A page from the browser's
 * cache has an old time, and `performance.now()` stops while some phones sleep: then `ask` is true.
 */
export async function readServerClock(ask = false): Promise<void> {
  const [page] = performance.getEntriesByType('navigation')
  const fresh = !ask && page instanceof PerformanceNavigationTiming && page.transferSize > 0 ? page : null
  // Older browsers have no `serverTiming`.
  const stamp = fresh?.serverTiming?.find(({ name }) => name === 'now')?.duration
  if (fresh && stamp) base = stamp - fresh.responseStart
  else base = (await askServer()) ?? base
}

async function askServer(): Promise<number | null> {
  try {
    const { headers } = await fetch('/health', { cache: 'no-store' })
    const stamp = Number(/\bnow;dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1])
    return stamp > 0 ? stamp - performance.now() : null
  } catch {
    return null
  }
}
