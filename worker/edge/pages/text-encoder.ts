/**
 * react-dom/server.edge encodes every fragment of a page on its own, thousands a page, and workerd's TextEncoder is
 * dear per call. Short ASCII strings are written into a slab by hand instead: identical bytes, about a third of the
 * time. Import it before react-dom.
 */
const Native = TextEncoder
const native = new Native()
const slabBytes = 65_536
const shortChars = 512
let slab = new Uint8Array(slabBytes)
let used = 0

class SlabEncoder extends Native {
  override encode(input = ''): Uint8Array<ArrayBuffer> {
    const { length } = input
    if (length > shortChars) return native.encode(input) as Uint8Array<ArrayBuffer>
    if (used + length > slabBytes) {
      slab = new Uint8Array(slabBytes)
      used = 0
    }
    const start = used
    for (let i = 0; i < length; i++) {
      const code = input.charCodeAt(i)
      if (code > 127) return native.encode(input) as Uint8Array<ArrayBuffer>
      slab[start + i] = code
    }
    used = start + length
    return slab.subarray(start, used)
  }
}
Reflect.set(globalThis, 'TextEncoder', SlabEncoder)
