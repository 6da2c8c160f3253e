/**
 * The server's time when `performance.now()` was 0. null: nobody has told, and the phone's own clock may be years off.
 */
let base: number | null = null

/**
 * Milliseconds since the epoch by the server's clock; null while it is not known. Later than the truth by the way of
 * one answer, never earlier.
 */
export const serverNow = (): number | null => (base === null ? null : base + performance.now())

/**
 * Learns the server's clock: from the page's own answer, which costs nothing, else by asking. A page out of the
 * browser's cache carries an old stamp, and the clock behind `performance.now()` stands still while some phones sleep:
 * then `ask`.
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
