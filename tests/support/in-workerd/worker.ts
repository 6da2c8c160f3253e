/**
 * The Worker under test: commerce with its Shop. The edge is joined to it in `shop.ts`, where the service binding joins
 * them in production.
 */
export { default, Shop } from '#commerce/index.ts'
