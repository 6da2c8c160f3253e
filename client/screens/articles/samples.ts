import { articleCategories, teasers } from '#client/samples/articles.ts'
import { limits } from '#shared/limits.ts'
import type { ArticlesData } from './page.tsx'

const plain: ArticlesData = {
  category: null,
  categories: articleCategories,
  rows: teasers,
  total: teasers.length,
  size: limits.pageSize,
  page: 1,
}

export const articlesSamples: Readonly<Record<string, ArticlesData>> = {
  many: plain,
  secondPage: { ...plain, total: 31, page: 2 },
  one: { ...plain, categories: articleCategories.slice(0, 1), rows: teasers.slice(0, 1), total: 1 },
  empty: { ...plain, categories: [], rows: [], total: 0 },
  pastTheEnd: { ...plain, rows: [], total: 31, page: 9 },
  absent: { ...plain, categories: [], rows: null, total: 0 },
}
export const categorySamples: Readonly<Record<string, ArticlesData>> = {
  many: { ...plain, category: articleCategories[0] ?? null },
  empty: { ...plain, category: articleCategories[1] ?? null, rows: [], total: 0 },
  absent: { ...plain, category: { slug: 'perawatan', name: 'Perawatan' }, categories: [], rows: null, total: 0 },
}
