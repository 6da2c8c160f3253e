import type { StoredBlock } from '#commerce/content/rules.ts'
import { batikArticles } from '#demo/batik/articles.ts'
import type { SampleArticle, SampleBlock } from './blocks.ts'
import { gawaiArticles } from '#demo/gawai/articles.ts'
import { kopiArticles } from '#demo/kopi/articles.ts'
import { samplePicture } from './index.ts'
import type { SampleShop } from './types.ts'

/** What each demo shop has written. */
export const sampleArticles: Record<SampleShop['id'], readonly SampleArticle[]> = {
  batik: batikArticles,
  kopi: kopiArticles,
  gawai: gawaiArticles,
}

/** The blocks as they are kept, picture names turned into addresses. */
export const storedBlocks = (shop: SampleShop['id'], body: readonly SampleBlock[]): StoredBlock[] =>
  body.map((block) =>
    block.kind === 'image'
      ? { kind: 'image', image: samplePicture(shop, block.picture), caption: block.caption }
      : block,
  )
