import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { labelPage, labelSizes } from './label-page.ts'
import { printLabels, type Label } from './labels.ts'

/** Orders by their ids or numbers, with commas between them. */
export const Ids = z
  .string()
  .transform((typed) => typed.split(','))
  .pipe(z.array(z.string().min(1).max(limits.idChars)).min(1).max(limits.labelsAtOnce))

export const labelOperations = {
  print: operation({
    method: 'POST',
    path: '/shops/:host/labels',
    role: 'orders',
    summary:
      'Labels of shipments as one HTML page to print; `orders` are ids or numbers with commas between them. One that was printed before says so',
    carries: 'download',
    input: z.strictObject({ orders: Ids, size: z.enum(labelSizes).default('A6') }),
    output: z.object({ labels: z.array(z.custom<Label>()) }),
    run: (tx, { orders }) => printLabels(tx, orders),
    atWorker: async ({ inShop }, { size }) => {
      const found = await inShop({})
      return found.ok ? printable(String(await labelPage(found.value.labels, size))) : found
    },
  }),
}

/** A page of texts that shoppers wrote: nothing in it may run or load. */
const printable = (page: string): Response =>
  new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
