/**
 * What an isolate remembers: the least recently written leaves first, so that however many shops pass, memory stays.
 */
export class BoundedMap<V> extends Map<string, V> {
  readonly #max: number
  constructor(max: number) {
    super()
    this.#max = max
  }
  override set(key: string, value: V): this {
    this.delete(key)
    super.set(key, value)
    const oldest = this.size > this.#max ? this.keys().next().value : undefined
    if (oldest !== undefined) this.delete(oldest)
    return this
  }
}
