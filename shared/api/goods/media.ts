import { z } from 'zod'
import { lenient } from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import { list } from '#shared/api/contract/endpoint.ts'
import { onWire, shaped } from '#shared/api/contract/shapes.ts'
import { lazy } from '#shared/lazy.ts'

/** A picture of a list; some have a record for each. */
const Picture = shaped(
  onWire(
    z.codec(z.unknown(), Url, {
      decode: (raw) => (raw !== null && typeof raw === 'object' && 'IMAGE_URL' in raw ? raw.IMAGE_URL : raw) as string,
      encode: (url) => url,
    }),
    Url,
  ),
  { kind: 'address' },
)

/** What the page of a product shows of it. */
export const media = lazy(() => ({
  images: ['PRODUCT_IMAGE_LIST', list(Picture)],
  /** An MP4 or a WebM; '': it has none. */
  video: ['PRODUCT_VIDEO_URL', lenient(Url, '')],
}))
