import { batik } from '#demo/batik/shop.ts'
import { gawai } from '#demo/gawai/shop.ts'
import { kopi } from '#demo/kopi/shop.ts'
import type { SampleShop } from './types.ts'

/** Raise it when pictures change: their addresses are cached for ever. */
export const sampleVersion = '1'

export const samples: Record<SampleShop['id'], SampleShop> = { batik, kopi, gawai }

/** The address of a sample's picture; `picture(src, width)` adds the width before the extension. */
export function samplePicture(shop: SampleShop['id'], name: string): string {
  return `/assets/contoh-${sampleVersion}/${shop}/${name}.webp`
}

export type { SampleOption, SampleProduct, SampleShop, SampleVariant } from './types.ts'
