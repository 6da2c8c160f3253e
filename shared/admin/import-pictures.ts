import type { CategoryChange, ProductChange } from './catalog.ts'

/** What a row may name a picture or a video in. */
type Row = Pick<CategoryChange, 'image'> & Pick<ProductChange, 'images' | 'video' | 'variants'>

export type MediaKind = 'picture' | 'video'

/**
 * Brings the pictures and videos that rows name into the shop. A path of the shop's own is there already and is not
 * asked for.
 */
export interface ImportedPictures {
  /** Why there is no such file; null: there may be one. It is asked before anything is sent. */
  faultOf(named: string): string | null
  /** Its address in the shop, or why it is none. */
  ownOf(named: string, kind: MediaKind): Promise<{ address: string; fault: string | null }>
}

/** Where a row names a picture or a video, and its path in the row. */
interface Place {
  path: string
  named: string
}

const isForeign = ({ named }: Place): boolean => named !== '' && !/^\/(?!\/)/.test(named)

/** The pictures and the video of a row that are not the shop's own yet. */
export function foreignPictures(row: Row): Place[] {
  return [
    { path: 'image', named: row.image ?? '' },
    ...(row.images ?? []).map((named, place) => ({ path: `images.${place}`, named })),
    { path: 'video', named: row.video ?? '' },
    ...(row.variants ?? []).map(({ image = '' }, place) => ({ path: `variants.${place}.image`, named: image })),
  ].filter(isForeign)
}

/** The row with its pictures and its video in the shop, and what was wrong with those that are none. */
export async function withOwnPictures<R extends Row>(
  row: R,
  pictures: ImportedPictures,
): Promise<{ row: R; faults: (readonly [path: string, message: string])[] }> {
  const places = foreignPictures(row)
  const found = await Promise.all(
    places.map(({ named, path }) => pictures.ownOf(named, path === 'video' ? 'video' : 'picture')),
  )
  const own = new Map(places.map(({ named }, at) => [named, found[at]?.address ?? named]))
  const faults = places.flatMap(({ path }, at) => (found[at]?.fault ? [[path, found[at].fault] as const] : []))
  const address = (named: string) => own.get(named) ?? named
  const image = row.image === undefined ? {} : { image: address(row.image) }
  const images = row.images?.map(address)
  const variants = row.variants?.map((one) => (one.image === undefined ? one : { ...one, image: address(one.image) }))
  const video = row.video === undefined ? {} : { video: address(row.video) }
  return { row: { ...row, ...image, ...(images && { images }), ...video, ...(variants && { variants }) }, faults }
}
