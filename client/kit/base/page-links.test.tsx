import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLinks } from './page-links.tsx'

/** What is read of the links, this page in brackets. */
const read = (page: number, pages: number): string =>
  renderToString(<PageLinks index={page - 1} size={10} total={pages * 10} to={(number) => `?page=${number}`} />)
    .replaceAll(/<a [^>]*aria-label="(Se\w+)"/g, '$1 <a')
    .replaceAll(/<span aria-current="true"[^>]*>(\d+)<span.*?<\/span><\/span>/g, '[$1]')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each([
  [1, 1, ''],
  [1, 2, '[1] 2 Selanjutnya'],
  [1, 50, '[1] 2 … 50 Selanjutnya'],
  [2, 50, 'Sebelumnya 1 [2] 3 … 50 Selanjutnya'],
  [2, 4, 'Sebelumnya 1 [2] 3 4 Selanjutnya'],
  [3, 50, 'Sebelumnya 1 2 [3] … 50 Selanjutnya'],
  [2, 3, 'Sebelumnya 1 [2] 3 Selanjutnya'],
  [25, 50, 'Sebelumnya 1 … [25] … 50 Selanjutnya'],
  [48, 50, 'Sebelumnya 1 … [48] 49 50 Selanjutnya'],
  [49, 50, 'Sebelumnya 1 … 48 [49] 50 Selanjutnya'],
  // Beyond the thousandth page nothing is listed.
  [1_000, 4_000, 'Sebelumnya 1 … 999 [1000]'],
  [50, 50, 'Sebelumnya 1 … 49 [50]'],
])('page %i of %i reads %j', (page, pages, words) => {
  expect(read(page, pages)).toBe(words)
})
