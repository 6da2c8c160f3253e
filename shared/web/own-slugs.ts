import { paths } from './routes.ts'

/** The slug of the list of all products. */
export const allProducts = 'semua'

/** Whether `/products/<slug>` or `/information/<slug>` is a page of the storefront itself. */
export const isOwnPage = (list: 'products' | 'information', slug: string): boolean =>
  (list === 'products' && slug === allProducts) ||
  Object.values<string>(paths).includes(paths[list].replace(/:\w+$/, slug))
export const ownPageProblem = 'a page of the storefront has this address'
