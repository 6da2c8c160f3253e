import { chromium, type CDPSession, type Page } from '@playwright/test'
import { Visitor } from '../deploy/visit.ts'
import { findBrowser } from '../verify/browser.js'
import { spreadOf, type Spread } from './rounds.ts'

/** A cheap phone on a slow network: four times slower than this machine, 1.6 Mbit/s, 150 ms. */
const phone = {
  screen: { width: 412, height: 915 },
  pixelRatio: 1.75,
  slower: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
}
/** A page of plain text is the floor: what this machine needs for any page. */
const pages = { text: '/robots.txt', home: '/', list: '/products/semua' } as const

export interface View {
  name: string
  kilobytes: Spread
  lcpMs: Spread
  /** What held the thread for longer than 50 ms, summed: the part above 50. */
  blockedMs: Spread
  /** Of it, what came when there was something to tap: Total Blocking Time, which begins at the first contentful paint. */
  tbtMs: Spread
  shift: Spread
}
interface Seen {
  kilobytes: number
  lcpMs: number
  blockedMs: number
  tbtMs: number
  shift: number
}

/** Cold loads of the pages a shopper meets first. */
export async function view(origin: string, rounds: number): Promise<View[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  try {
    const paths = { ...pages, product: await firstProduct(origin) }
    const seen = new Map<string, Seen[]>()
    for (let round = 0; round <= rounds; round++)
      for (const [name, path] of Object.entries(paths)) {
        const context = await browser.newContext({ viewport: phone.screen, deviceScaleFactor: phone.pixelRatio })
        const found = await load(await context.newPage(), origin + path)
        await context.close()
        if (round > 0) seen.set(name, [...(seen.get(name) ?? []), found])
      }
    return [...seen].map(([name, views]) => ({
      name,
      kilobytes: spreadOf(views.map((one) => one.kilobytes)),
      lcpMs: spreadOf(views.map((one) => one.lcpMs)),
      blockedMs: spreadOf(views.map((one) => one.blockedMs)),
      tbtMs: spreadOf(views.map((one) => one.tbtMs)),
      shift: spreadOf(views.map((one) => one.shift)),
    }))
  } finally {
    await browser.close()
  }
}

async function load(page: Page, url: string): Promise<Seen> {
  const network = await throttled(page)
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { lcpMs, paintMs, tasks, shift, until } = await page.evaluate(read)
  const long = tasks.filter(({ endMs }) => endMs <= until)
  const blocked = (of: typeof tasks) => of.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
  return {
    kilobytes: bytes / 1024,
    lcpMs,
    blockedMs: blocked(long),
    tbtMs: blocked(long.filter(({ endMs }) => endMs > paintMs)),
    shift,
  }
}

async function throttled(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', phone.network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
  return devtools
}

interface Watched {
  seen: { lcpMs: number; paintMs: number; tasks: { endMs: number; ms: number }[]; shift: number; until: number }
}
/** Runs in the page, before anything of it. */
function watch() {
  const seen: Watched['seen'] = { lcpMs: 0, paintMs: 0, tasks: [], shift: 0, until: Infinity }
  Object.assign(globalThis, { seen })
  const on = (type: string, count: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime))
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paintMs = startTime
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ endMs: startTime + duration, ms: duration }))
  on('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
}

/** Runs in the page, once it is still. The code that asks is a long task itself, and none of the page's. */
async function read() {
  const { seen } = globalThis as unknown as Watched
  seen.until = performance.now()
  // Chromium tells the largest paint, and a long task, a while after it.
  do await new Promise((later) => setTimeout(later, 100))
  while (seen.lcpMs === 0)
  return seen
}

async function firstProduct(origin: string): Promise<string> {
  const { text } = await new Visitor(origin).see('/products/semua?stok=1')
  return /href="(\/product\/[\w-]+)"/.exec(text)?.[1] ?? '/'
}
