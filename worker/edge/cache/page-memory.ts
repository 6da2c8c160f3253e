import { limits } from '#shared/limits.ts'
import { freeQueryKeys } from '#shared/web/known-query.ts'
import type { Entry } from './page-cache.ts'

/** Whether an address has words or numbers in its query that anybody can make up without end. */
export function isMadeUp(address: string): boolean {
  const at = address.indexOf('?')
  return at >= 0 && [...new URLSearchParams(address.slice(at)).keys()].some((key) => freeQueryKeys.has(key))
}

/** Pages as bytes, so many and so large at most: the least recently used leaves first. */
export class PageMemory {
  readonly #entries = new Map<string, Entry>()
  readonly #max: number
  readonly #maxBytes: number
  #bytes = 0

  constructor(max: number, maxBytes: number) {
    this.#max = max
    this.#maxBytes = maxBytes
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  keep(key: string, entry: Entry): void {
    this.#bytes -= this.#entries.get(key)?.bytes.byteLength ?? 0
    this.#entries.delete(key)
    // A whole catalogue would push out every page; the second layer holds it.
    if (entry.bytes.byteLength > limits.pageMemoryEntryBytes) return
    this.#bytes += entry.bytes.byteLength
    this.#entries.set(key, entry)
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#entries.size <= this.#max && this.#bytes <= this.#maxBytes) return
      this.#entries.delete(oldest)
      this.#bytes -= bytes.byteLength
    }
  }
}
