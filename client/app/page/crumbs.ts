import { href } from '#shared/web/routes.ts'
import type { Crumb } from './page.ts'

/** The page above every other one. */
export const homeCrumb: Crumb = { label: 'Beranda', href: href('home') }
