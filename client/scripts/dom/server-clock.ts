import { findPage, findTiming } from './server-timing.ts'

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
  const page = ask ? null : findPage()
  const fresh = page && page.transferSize > 0 ? page : null
  const stamp = findTiming('now')?.duration
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
