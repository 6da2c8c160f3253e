import type { DemoId } from './types.ts'

/** Raise it when pictures change: their addresses are cached forever. */
const imageVersion = '1'

/** Where the drawings are served from, in a local run. */
export const imageFolder = `/assets/contoh-${imageVersion}`

/** The address of a drawing by its name; a page adds the width before the extension. */
export const imageAddress = (shop: DemoId, name: string): string => `${imageFolder}/${shop}/${name}.webp`
