/** Programs that open a link before a person does: search engines, and chats that show a preview of it. */
export const isMachine = (request: Request): boolean => machines.test(request.headers.get('user-agent') ?? '')
const machines = /(?<!cu)bot|crawl|spider|preview|facebookexternalhit|whatsapp\//i

/** Prefetched: the shopper may never open this page. */
export const isPrefetch = (request: Request): boolean =>
  /prefetch|prerender/.test(`${request.headers.get('sec-purpose') ?? ''} ${request.headers.get('purpose') ?? ''}`)
