import { limits } from '#shared/limits.ts'

interface Flight<T> {
  promise: Promise<T>
  startedAt: number
}

/** Work that many requests want at once is done once: the first leads, the others follow. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>()
  readonly #maxMs: number
  /** A flight that takes longer than `maxMs` is taken for one whose request was cut off. */
  constructor(maxMs: number = limits.flightMaxMs) {
    this.#maxMs = maxMs
  }

  /**
   * The work under way; one that takes too long is no longer waited for. Its age is read here: timers of a finished
   * request never fire.
   */
  underWay(key: string, maxMs: number = this.#maxMs): Promise<T> | null {
    const flight = this.#flights.get(key)
    return flight && Date.now() - flight.startedAt < maxMs ? flight.promise : null
  }

  /** Starts the work. It goes on when its own request has ended, because followers wait for it. */
  lead(context: { waitUntil(promise: Promise<unknown>): void }, key: string, work: () => Promise<T>): Promise<T> {
    const promise = work().finally(() => {
      if (this.#flights.get(key)?.promise === promise) this.#flights.delete(key)
    })
    this.#flights.set(key, { promise, startedAt: Date.now() })
    context.waitUntil(promise.catch(() => undefined))
    return promise
  }

  /** The work under way, else it starts. */
  join(context: Parameters<typeof this.lead>[0], key: string, work: () => Promise<T>): Promise<T> {
    return this.underWay(key) ?? this.lead(context, key, work)
  }
}
