import { findProduct, findVariants } from '#commerce/catalog/store.ts'
import { addCodes, addFile } from '#commerce/order/fulfilment/digital/store.ts'
import { sampleDigital, sampleFileId } from '#demo/digital.ts'
import { pdfOf } from '#demo/pdf.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/** Enough for whoever tries a demo shop; more are added as the seller of any shop does. */
const codesEach = 20

/**
 * What the digital products of a sample are handed over as. Inside the caller's transaction; the files' bytes are the
 * Worker's to keep.
 */
export function addSampleDigital({ db, now, newId }: Scope, slugs: readonly string[]): void {
  for (const slug of slugs) {
    const [given, product] = [sampleDigital[slug], findProduct(db, slug)]
    if (!given || !product) continue
    const { codes, file } = given
    if (file)
      addFile(db, {
        id: sampleFileId(slug),
        productId: product.id,
        variantId: null,
        name: file.name,
        bytes: pdfOf(file.title, file.lines).length,
        addedAt: now,
      })
    for (const { id } of (codes && findVariants(db, [product.id], now).get(product.id)) || [])
      addCodes(
        db,
        id,
        Array.from({ length: codesEach }, () => codeOf(codes ?? '', newId())),
        now,
      )
  }
}

/** 'LARIS-7C1F-09AB-44D2'. */
const codeOf = (prefix: string, id: string): string =>
  [prefix, ...(id.replaceAll('-', '').slice(0, 12).toUpperCase().match(/.{4}/g) ?? [])].join('-')
