import { existsSync } from 'node:fs'

/** The pages in docs/ that a cell links to. */
export const pagesOf = (cell: string): string[] =>
  [...cell.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file = '']) => `docs/${file}`)

/** The pages that a cell links to and that do not exist. */
export const missingPages = (cell: string): string[] => pagesOf(cell).filter((file) => !existsSync(file))
