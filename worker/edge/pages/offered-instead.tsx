import { partParam } from '#client/app/dom-names.ts'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { href } from '#shared/web/routes.ts'
import type { WorkName } from '#shared/web/work.ts'
import { absentCalls } from '#edge/backend/capabilities.ts'
import { servePage } from '#edge/cache/page-cache.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { isArrival, sharedContext } from './page-context.ts'
import { renderFragment } from './render.tsx'

/** One part for all missing pages of a shop, kept like its pages: addresses that are guessed cost no read each. */
const address = `${href('home')}?${partParam}=terlaris`

/** What is bought most, as HTML, for a person who opens a page that is not there; '' where it is not soon known. */
export async function offeredInstead(context: RequestContext): Promise<string> {
  if (!forEverybody.has(context.work)) return ''
  // The page may be missing because its backend has no lists, which this request has just learnt.
  if (!isArrival(context.request) || (await absentCalls(context)).includes('catalog.list')) return ''
  // The list has a validity of its own: that the page was not found does not make it short-lived.
  const own = { ...context, validity: { until: null, lost: false } }
  const render = async () => {
    const { api } = sharedContext(own, 'home', {}, new URLSearchParams())
    return {
      body: renderFragment(<BestSellers cards={await listBestSellers(api)} />),
      contentType: 'text/html; charset=utf-8',
    }
  }
  const served = servePage(own, address, render).catch(() => null)
  const part = await within(limits.latePartMs, served, () => null)
  return part ? new TextDecoder().decode(part.entry.bytes) : ''
}

/** A missing order or file, and one of somebody else, get the same answer, which says nothing of the shop. */
const forEverybody: ReadonlySet<WorkName> = new Set(['kept', 'counted', 'made'])
