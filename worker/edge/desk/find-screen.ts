import { deskScreens, productScreen } from '#client/desk/screens.ts'

/** The screen at a path below `/kelola`, and the thing that the path names. */
export function findScreen(path: string): (typeof productScreen & { thing: string }) | null {
  const fixed = deskScreens.get(path)
  if (fixed) return { ...fixed, thing: '' }
  const [, slug] = /^\/produk\/([^/]+)$/.exec(path) ?? []
  return slug === undefined ? null : { ...productScreen, thing: slug }
}
