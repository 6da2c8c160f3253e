import type { DemoId } from './types.ts'

/** Raise it when pictures change: their addresses are cached for ever. */
export const imageVersion = '1'

/** Where the drawings are served from, and where demo/pictures/draw.js puts them. */
export const imageFolder = `/assets/contoh-${imageVersion}`

/** The address of a drawing by its name; `pictureSources` adds the width before the extension. */
export const imageAddress = (shop: DemoId, name: string): string => `${imageFolder}/${shop}/${name}.webp`
