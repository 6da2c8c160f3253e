/** After the development server's first answer: as long as its first compilation may take. */
const refusedMs = 120_000
const tellEveryMs = 15_000
const pauseMs = 500

/**
 * Opens each shop, however long the development server takes to start: on a busy machine its first start is minutes.
 * It says what it waits for, and an answer that stays a refusal ends the waiting with its reason.
 *
 * @template Shop
 * @param {readonly Shop[]} shops
 * @param {{ open: (shop: Shop) => Promise<void>, say: (text: string) => void, now?: () => number,
 *   pause?: (ms: number) => Promise<void> }} means
 */
export async function openWhenReady(shops, { open, say, now = Date.now, pause = sleep }) {
  const startedAt = now()
  let [toldAt, answeredAt] = [startedAt, /** @type {number | null} */ (null)]
  for (const shop of shops) {
    for (;;) {
      const failure = await open(shop).then(
        () => null,
        (/** @type {unknown} */ error) => error,
      )
      if (failure === null) break
      if (!isStarting(failure)) answeredAt ??= now()
      if (answeredAt !== null && now() - answeredAt > refusedMs) throw failure
      if (now() - toldAt >= tellEveryMs) {
        toldAt = now()
        const seconds = Math.round((toldAt - startedAt) / 1_000)
        say(`Still waiting for the development server (${seconds} s): ${reasonOf(failure)}`)
      }
      await pause(pauseMs)
    }
    answeredAt = null
  }
}

const sleep = (/** @type {number} */ ms) => new Promise((next) => setTimeout(next, ms))

/** Nobody listens yet. @param {unknown} failure */
const isStarting = (failure) => failure instanceof Error && 'code' in failure && failure.code === 'ECONNREFUSED'

/** One line of a failure: a page of HTML or a stack helps nobody. @param {unknown} failure */
export function reasonOf(failure) {
  if (isStarting(failure)) return 'it does not listen yet'
  const text = failure instanceof Error ? failure.message : String(failure)
  return text.replace(/\s+/g, ' ').slice(0, 300)
}
