import { limits } from '#shared/limits.ts'

const sequenceHeader = 1

/** Reads bits, the highest first; behind the end there are none. */
function bitsOf(bytes: Uint8Array): (count: number) => number {
  let at = 0
  return (count) => {
    let value = 0
    for (let n = 0; n < count; n += 1, at += 1) {
      const byte = bytes[at >> 3]
      if (byte === undefined) throw new RangeError('beyond the end')
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1)
    }
    return value
  }
}

/** The largest frame that a stream of AV1 may have: each part of it that says so (5.5.1 of its specification). */
export function largestFrame(stream: Uint8Array): { width: number; height: number } {
  const largest = { width: 0, height: 0 }
  let parts = 0
  for (let at = 0; at < stream.length;) {
    if ((parts += 1) > limits.imageParts) throw new RangeError('too many parts')
    const head = stream[at] ?? 0
    at += (head & 4) > 0 ? 2 : 1
    let size = stream.length - at
    if ((head & 2) > 0) {
      size = 0
      for (let place = 0, more = true; more && place < 8; place += 1, at += 1) {
        const byte = stream[at] ?? 0
        size += (byte & 127) * 2 ** (7 * place)
        more = byte > 127
      }
    }
    if (((head >> 3) & 15) === sequenceHeader) {
      const { width, height } = frameIn(bitsOf(stream.subarray(at, at + size)))
      largest.width = Math.max(largest.width, width)
      largest.height = Math.max(largest.height, height)
    }
    at += size
  }
  return largest
}

function frameIn(bits: (count: number) => number): { width: number; height: number } {
  // The profile, and whether it is a still picture.
  bits(4)
  const reduced = bits(1)
  if (reduced) bits(5)
  else {
    if (bits(1)) throw new RangeError('a still picture has no pace')
    const delayed = bits(1)
    for (let points = bits(5) + 1; points > 0; points -= 1) {
      bits(12)
      if (bits(5) > 7) bits(1)
      if (delayed && bits(1)) bits(4)
    }
  }
  const [wide, high] = [bits(4) + 1, bits(4) + 1]
  return { width: bits(wide) + 1, height: bits(high) + 1 }
}
