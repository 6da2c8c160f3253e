import { customers } from '#commerce/identity/customers/tables.ts'
import { returnPhotos } from '#commerce/order/after/returns/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import { reviewPhotos } from '#commerce/review/tables.ts'

/**
 * Every column that names a file sent by a shopper. A file in none of them belongs to a form that was never completed,
 * and is deleted. A test compares this list with the tables.
 */
export const fileUses = [
  transferReceipts.fileId,
  returnPhotos.fileId,
  reviewPhotos.fileId,
  customers.photoFileId,
] as const
