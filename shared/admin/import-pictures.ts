import type { Category, ProductChange } from './catalog.ts'

/** Brings the pictures that rows name into the shop. A path of the shop's own is there already and is not asked for. */
export interface ImportedPictures {
  /** Why there is no such picture; null: there may be one. It is asked before anything is sent. */
  faultOf(named: string): string | null
  /** Its address in the shop, or why it is none. */
  ownOf(named: string): Promise<{ address: string; fault: string | null }>
}

/** Where a row names a picture, and its path in the row. */
interface Place {
  path: string
  named: string
}

const isForeign = ({ named }: Place): boolean => named !== '' && !/^\/(?!\/)/.test(named)

/** The pictures of a row that are not the shop's own yet. */
export function foreignPictures(row: Category | ProductChange): Place[] {
  if ('image' in row) return [{ path: 'image', named: row.image }].filter(isForeign)
  return [
    ...(row.images ?? []).map((named, place) => ({ path: `images.${place}`, named })),
    ...(row.variants ?? []).map(({ image = '' }, place) => ({ path: `variants.${place}.image`, named: image })),
  ].filter(isForeign)
}

/** The row with its pictures in the shop, and what was wrong with those that are none. */
export async function withOwnPictures<Row extends Category | ProductChange>(
  row: Row,
  pictures: ImportedPictures,
): Promise<{ row: Row; faults: (readonly [path: string, message: string])[] }> {
  const places = foreignPictures(row)
  const found = await Promise.all(places.map(({ named }) => pictures.ownOf(named)))
  const own = new Map(places.map(({ named }, at) => [named, found[at]?.address ?? named]))
  const faults = places.flatMap(({ path }, at) => (found[at]?.fault ? [[path, found[at].fault] as const] : []))
  const address = (named: string) => own.get(named) ?? named
  if ('image' in row) return { row: { ...row, image: address(row.image) }, faults }
  const images = row.images?.map(address)
  const variants = row.variants?.map((one) => (one.image === undefined ? one : { ...one, image: address(one.image) }))
  return { row: { ...row, ...(images && { images }), ...(variants && { variants }) }, faults }
}
