/**
 * What an isolate remembers, so many values and so much of them at most: the least recently used leaves first, so that
 * however many shops pass, memory stays, and a busy shop is never forgotten for one that came once.
 */
export class BoundedMap<V> extends Map<string, V> {
  #size = 0
  readonly #max: number
  readonly #maxSize: number
  readonly #sizeOf: (value: V) => number
  constructor(max: number, maxSize = Infinity, sizeOf: (value: V) => number = () => 0) {
    super()
    this.#max = max
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }
  override get(key: string): V | undefined {
    const value = super.get(key)
    if (value === undefined) return undefined
    super.delete(key)
    super.set(key, value)
    return value
  }
  override set(key: string, value: V): this {
    this.delete(key)
    super.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#max && this.#size <= this.#maxSize) break
      this.delete(oldest)
    }
    return this
  }
  override delete(key: string): boolean {
    const value = super.get(key)
    if (value !== undefined) this.#size -= this.#sizeOf(value)
    return super.delete(key)
  }
}
