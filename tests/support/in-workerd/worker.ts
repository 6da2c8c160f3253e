/**
 * The Worker under test: commerce with its Shop. `shop.ts` connects the edge to it, as the service binding does in
 * production.
 */
export { Backend, default, Shop } from '#commerce/index.ts'
