/**
 * What an isolate remembers: the least recently used leaves first, so that however many shops pass, memory stays, and a
 * busy shop is never forgotten for one that came once.
 */
export class BoundedMap<V> extends Map<string, V> {
  readonly #max: number
  constructor(max: number) {
    super()
    this.#max = max
  }
  override get(key: string): V | undefined {
    const value = super.get(key)
    if (value === undefined) return undefined
    this.delete(key)
    super.set(key, value)
    return value
  }
  override set(key: string, value: V): this {
    this.delete(key)
    super.set(key, value)
    const oldest = this.size > this.#max ? this.keys().next().value : undefined
    if (oldest !== undefined) this.delete(oldest)
    return this
  }
}
