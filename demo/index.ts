import { batik } from './batik/shop.ts'
import { gawai } from './gawai/shop.ts'
import { kopi } from './kopi/shop.ts'
import type { DemoId, DemoShop } from './types.ts'

/** The three demo shops as they are written; `batchOf` and `pastOf` make of them what travels. */
export const demoShops: Readonly<Record<DemoId, DemoShop>> = { batik, kopi, gawai }
