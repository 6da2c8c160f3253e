import { availableParallelism, loadavg } from 'node:os'
import type { CDPSession, Page } from '@playwright/test'
import { hasRun } from '../support/built-script.ts'
import { waitForIslands, expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

/** The time from a tap to the change on the screen, on a phone four times slower than this machine. */
const tapMs = 100
const slowdown = 4
/** A measurement is the median of so many taps; the nightly form takes more. */
const taps = process.env.NIGHTLY ? 3 : 1
/**
 * Elapsed time includes the work of other programs, and throttling multiplies it. So a median above the limit is
 * measured again, up to `attempts` times, and the best one counts, because noise only adds time. By day, beside
 * other tests, and on an overloaded machine even the best elapsed time means nothing. Then the test counts the page's own processor time without
 * throttling, times `slowdown`, plus one frame. Other programs make that about half as expensive again; `crowdedFactor`
 * allows for it.
 */
const attempts = 3
const isCrowded = () => !process.env.NIGHTLY || (loadavg()[0] ?? 0) > availableParallelism()
const crowdedFactor = 1.5
const answerMs = 5_000
const frameMs = 1_000 / 60

interface Tap {
  at: string
  target: string
  /** A selector that matches only after the tap has taken effect; `tapped` selects the target itself. */
  seen: string
  /** How many times slower the phone is. */
  rate?: number
  nightly?: true
  /** The late script answers it, which is there after three quiet seconds. */
  late?: true
}
interface Shown {
  wallMs: number
  processorMs: number
}
const tapped = '[data-tapped]'

const firstTaps: Readonly<Record<string, Tap>> = {
  'home: the search field opens the recent searches': {
    nightly: true,
    late: true,
    at: '/',
    target: 'input[data-search]',
    seen: '.suggestions',
  },
  'home: the mini cart opens': {
    nightly: true,
    late: true,
    at: '/',
    target: '[data-drop-down] [data-cart]',
    seen: '.drop-down:not([hidden])',
  },
  'product list: the filter opens': { at: '/products/semua', target: 'a[data-sheet]', seen: '.filter:popover-open' },
  'product: a variant is chosen': {
    at: '/product/kemeja-kawung-lengan-panjang',
    target: 'a[data-variant]:not([aria-current], .chip-gone)',
    seen: `${tapped}[aria-current=true]`,
  },
  'cart: one more of the first line': {
    at: '/dev/layar?layar=cart&contoh=one',
    target: 'button[aria-label^="Tambah jumlah"]',
    seen: 'input[name=quantity][value="2"]',
  },
  'checkout: a courier is chosen': {
    at: '/dev/layar?layar=checkout&contoh=chooseShipping',
    target: 'label:has(input[name=shipping]:not(:checked))',
    seen: `${tapped} :checked`,
    rate: 6,
  },
  'checkout: the address opens': {
    at: '/dev/layar?layar=checkout&contoh=chooseShipping',
    target: '[data-card=alamat] > summary',
    seen: '[data-card=alamat][open]',
    rate: 6,
    nightly: true,
  },
  'checkout: the order is placed': {
    at: '/dev/layar?layar=checkout&contoh=ready',
    target: '#place-order button',
    seen: '#place-order button[aria-busy]',
    rate: 6,
    nightly: true,
  },
}

test.describe(
  `a first tap shows within ${tapMs} ms at a slower processor: ${slowdown}×, 6× in checkout`,
  only({ withScript: 'without script the browser itself handles a tap' }),
  () => {
    for (const [name, tap] of Object.entries(firstTaps))
      test(
        name,
        tap.nightly ? only({ atNight: 'by day the slower taps are measured' }) : {},
        async ({ page }, { annotations }) => {
          test.setTimeout(180_000)
          await page.goto('/search?q=kemeja')
          const { rate = slowdown } = tap
          const medians: number[] = []
          while (medians.length < attempts && !medians.some(fast)) {
            const runs = await measure(page, tap, rate)
            medians.push(median(runs.map(({ wallMs }) => wallMs)))
          }
          annotations.push({ type: 'elapsed ms', description: medians.map(Math.round).join(', ') })
          if (!isCrowded()) expect(Math.min(...medians)).toBeLessThanOrEqual(tapMs)
          if (medians.some(fast)) return
          const runs = await measure(page, tap, 1)
          const busy = Math.min(...runs.map(({ processorMs }) => processorMs)) * rate + frameMs
          annotations.push({ type: 'processor ms', description: String(Math.round(busy)) })
          expect(busy).toBeLessThanOrEqual(tapMs * crowdedFactor)
        },
      )
  },
)

const fast = (ms: number): boolean => ms <= tapMs
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity

/** Opens a new page for every tap, so that each is a first tap. */
async function measure(page: Page, tap: Tap, rate: number): Promise<Shown[]> {
  const measured: Shown[] = []
  for (let i = 0; i < taps; i++) {
    const fresh = await page.context().newPage()
    measured.push(await tapToPaint(fresh, tap, rate))
    await fresh.close()
  }
  return measured
}

async function tapToPaint(page: Page, { at, target, seen, late }: Tap, rate: number): Promise<Shown> {
  await page.goto(at, { waitUntil: 'networkidle' })
  await waitForIslands(page, true)
  if (late) await hasRun(page, 'client/late.ts')
  const goal = page.locator(target).filter({ visible: true }).first()
  await goal.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await goal.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await goal.evaluate((element) => element.setAttribute('data-tapped', ''))
  const browser = await page.context().newCDPSession(page)
  // The network answers too late, so a tap that waits for the server fails this test.
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: answerMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  await browser.send('Emulation.setCPUThrottlingRate', { rate })
  await page.evaluate(watch, seen)
  const before = await processorMs(browser)
  const finger = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const
  // Both events at once, because the time that a finger stays down does not count.
  await Promise.all([
    browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...finger }),
    browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...finger }),
  ])
  const wallMs = await page.evaluate(() => Reflect.get(globalThis, 'shown') as Promise<number>)
  return { wallMs, processorMs: (await processorMs(browser)) - before }
}

/** The time that the page's main thread has spent on scripts, styles and layout so far. */
async function processorMs(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics')
  const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
  return metrics.reduce((sum, { name, value }) => sum + (counted.includes(name) ? value * 1_000 : 0), 0)
}

/**
 * Runs in the page. `shown` resolves to the time from the tap to the end of the first frame in which `seen` matches.
 */
function watch(seen: string): void {
  const shown = new Promise<number>((resolve) => {
    const look = (from: number) => {
      if (!document.querySelector(seen)) return void requestAnimationFrame(() => look(from))
      // This runs in the frame that shows it, and a task that a frame queues runs after that frame has been painted.
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', () => resolve(performance.now() - from))
      painted.port1.start()
      painted.port2.postMessage('')
    }
    addEventListener('pointerdown', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    })
  })
  Reflect.set(globalThis, 'shown', shown)
}
