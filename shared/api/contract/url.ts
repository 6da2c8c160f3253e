import { z } from 'zod'
import { addressOrNone, isAddress } from '#shared/web/picture-address.ts'
import { onWire } from './shapes.ts'

/**
 * An address, whole or a path. What only begins like one is refused: it would be no picture, and no file could name it.
 * A shop may have taken one before; its answers are without it.
 */
export const addressIn = (text: z.ZodString) =>
  onWire(
    z.codec(text.refine(isAddress, 'no address'), text, { decode: (address) => address, encode: addressOrNone }),
    text,
  )
/** Of a picture, a page or a file. */
export const Url = addressIn(z.string().max(2048))
