import { z } from 'zod'
import { DateTime, WholeNumber, YesNo } from '#shared/admin/fields.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { nextOf, operation, Rows } from '#commerce/platform/administration/operation.ts'
import { keepUpload } from './keep.ts'
import { filesOf } from './rules.ts'
import { addMedia, dropMedia, findMedia, listMedia, type NewMedia } from './store.ts'
import { listUses } from './named.ts'

const Picture = z.object({
  id: z.string(),
  address: z.string(),
  width: WholeNumber,
  height: WholeNumber,
  bytes: WholeNumber,
  name: z.string(),
  at: DateTime,
  /** Since when no row names it, as the last night found it; a new one counts as unused until then. */
  unusedSince: DateTime.nullable(),
  /** Since when a file of it is missing, as the last look found it. */
  lostSince: DateTime.nullable(),
})
const Source = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')

/** The pictures of the shop: for products, categories, banners, logo, popup and articles; the videos of products. */
export const imageOperations = {
  add: operation({
    method: 'POST',
    path: '/shops/:host/images',
    role: 'manager',
    summary:
      'A picture as JPEG, PNG, WebP or AVIF, alone or with all its widths, or a video as MP4 or WebM; answers the address to name it by',
    carries: 'upload',
    input: z.strictObject({
      /** What its file is called, when the request does not say it. */
      name: text(limits.fileNameChars).default(''),
      /** The SHA-256 of the file that the widths were made from: `image.list` finds the picture by it. */
      source: Source.or(z.literal('')).default(''),
    }),
    output: z.object({ address: z.string(), width: WholeNumber, height: WholeNumber, fresh: YesNo }),
    run: (tx, _, picture: NewMedia) => {
      const done = addMedia(tx, picture)
      const { address, width, height } = picture
      return done.ok ? accepted({ address, width, height, ...done.value }) : done
    },
    atWorker: (context, asked) => keepUpload(context, asked, context.inShop),
  }),
  list: operation({
    method: 'GET',
    path: '/shops/:host/images',
    role: 'viewer',
    summary: 'The uploaded pictures, and since when no row names each, as the last night found it',
    input: Rows.extend({
      source: Source.nullable().default(null),
      unused: z.enum(['yes', 'no']).nullable().default(null),
      lost: z.enum(['yes', 'no']).default('no'),
    }),
    output: z.object({ images: z.array(Picture), next: z.string().nullable() }),
    prepare: async ({ db, now, bucket }, { unused, lost, ...asked }) => {
      const wanted = { unused: unused === null ? null : unused === 'yes', lost: lost === 'yes' }
      const found = listMedia(db, now, { ...asked, ...wanted })
      // What is found by its source is named instead of sent: after an upload that broke off, bytes are missing.
      const files = asked.source === null ? null : await Promise.all(found.map(({ id }) => bucket.countMedia(id)))
      const images = files ? found.filter(({ address }, at) => files[at] === filesOf(address)) : found
      return accepted({ images, next: nextOf(found, asked.size, ({ id }) => id) })
    },
    run: (_tx, _asked, found) => accepted(found),
  }),
  get: operation({
    method: 'GET',
    path: '/shops/:host/images/:id',
    role: 'viewer',
    summary: 'A picture, and which rows of the shop name it',
    output: Picture.extend({ uses: z.array(z.object({ kind: z.string(), key: z.string() })) }),
    run: ({ db }, { id }) => {
      const found = findMedia(db, id)
      if (!found) return refused('not_found')
      const uses = listUses(db, id)
      return accepted({ ...found, unusedSince: uses.length > 0 ? null : found.unusedSince, uses })
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/images/:id',
    role: 'manager',
    summary: 'Removes a picture that no row names; caches may show it until their copy ends',
    watch: ({ db }, { id }) => ({ address: findMedia(db, id)?.address }),
    run: (tx, { id }) => {
      if (!findMedia(tx.db, id)) return refused('not_found')
      const count = listUses(tx.db, id).length
      if (count > 0) return refused('still_used', { count })
      dropMedia(tx, id)
      return accepted({})
    },
  }),
}
