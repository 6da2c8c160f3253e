/** Runs one job after another, so that the answers of a screen arrive in the order in which they were requested. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #refused = 0

  /** A job that answers `false` was refused. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const next = this.#last.then(job, job)
    this.#last = next.then(
      (answer) => void (this.#refused += answer === false ? 1 : 0),
      () => {},
    )
    return next
  }
  /**
   * Resolves when everything requested so far, or before `until`, is done: true when none of it was refused meanwhile.
   */
  async idle(until?: Promise<unknown>): Promise<boolean> {
    const before = this.#refused
    await until
    await this.#last
    return this.#refused === before
  }
}
