import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { addressOrNone, isAddress } from '#shared/web/picture-address.ts'
import { onWire, shaped } from './shapes.ts'

/**
 * An address, whole or a path. What only begins like one is refused: it would be no picture, and no file could name it.
 * A shop may have taken one before; its answers are without it, over HTTP and over RPC (`ownFields`).
 */
export function addressIn(text: z.ZodString) {
  const isOne = text.refine(isAddress, 'no address')
  const codec = z.codec(isOne, text, { decode: (address) => address, encode: addressOrNone })
  return shaped(onWire(codec, text), { kind: 'address' })
}
/** Of a picture, a page or a file. */
export const Url = addressIn(z.string().max(limits.addressChars))
