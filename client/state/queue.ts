/** Runs one job after another, so that the answers of a screen arrive in the order in which they were asked for. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(job: () => Promise<T>): Promise<T> {
    const next = this.#last.then(job, job)
    this.#last = next.catch(() => {})
    return next
  }
  /** When everything asked for so far is done: what the last of it answered. */
  idle(): Promise<unknown> {
    return this.#last
  }
}
