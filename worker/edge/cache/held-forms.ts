import { pause } from '#shared/web/time.ts'
import { limits } from '#shared/limits.ts'

/** Forms with files that an isolate holds: they are read whole, and its memory is that of all shops. */
const held = new Set<{ bytes: number; since: number }>()

/**
 * Does what needs a form with files, as soon as there is room for its bytes; null: none became free in time. One that
 * is sent slowly, or whose request was cut off, stops counting after a while, so that nobody keeps the others out.
 */
export async function whileHeld<T>(bytes: number, work: () => Promise<T>): Promise<T | null> {
  const askedAt = Date.now()
  while (!hasRoom(bytes)) {
    if (Date.now() - askedAt >= limits.ownPlaceWaitMs) return null
    await pause(limits.heldLookMs)
  }
  const own = { bytes, since: Date.now() }
  held.add(own)
  try {
    return await work()
  } finally {
    held.delete(own)
  }
}

function hasRoom(bytes: number): boolean {
  let sum = bytes
  for (const form of held)
    if (Math.abs(Date.now() - form.since) > limits.heldCountsMs) held.delete(form)
    else sum += form.bytes
  return sum <= limits.formUploadBytes
}
