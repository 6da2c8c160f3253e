import type { z } from 'zod'
import { nullable, Moment, lenient, text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { ProductCard } from './catalog.ts'
import { endpoint, list, read, record } from '#shared/api/contract/endpoint.ts'

/**
 * Goods at a lower price from one moment to another. A card's `flash` says for how much and how many; before the start
 * its `price` is still today's.
 */
export const FlashSale = record(() => ({
  id: ['FLASH_SALE_ID', text(limits.idChars)],
  title: ['FLASH_SALE_TITLE', lenient(text(limits.nameChars), 'Flash Sale')],
  startsAt: ['FLASH_SALE_START', Moment],
  endsAt: ['FLASH_SALE_END', Moment],
  /** The shop's clock when it answered: both moments count from here, whatever a phone's clock says. */
  serverNow: ['SERVER_TIME', Moment],
  products: ['PRODUCT_LIST', list(ProductCard())],
}))
export type FlashSale = z.output<ReturnType<typeof FlashSale>>

export const flashSale = {
  /** The flash sale that runs, and the one after it; either may be missing. */
  find: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /flash-sale',
    output: record(() => ({
      running: ['FLASH_SALE_RUNNING', nullable(FlashSale())],
      next: ['FLASH_SALE_NEXT', nullable(FlashSale())],
    })),
  }),
}
