import { expect, test } from 'vitest'
import { findingsOutside, type Page } from './outside.ts'
import { isWellFormed } from './xml.ts'

const feed = (link: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>A &amp; B</title><item><g:link>${link}</g:link></item></channel></rss>`
const sitemap = (place: string) => `<?xml version="1.0"?><urlset xmlns="x"><url><loc>${place}</loc></url></urlset>`
const index = (...parts: string[]) =>
  `<?xml version="1.0"?><sitemapindex xmlns="x">${parts.map((part) => `<sitemap><loc>${part}</loc></sitemap>`).join('')}</sitemapindex>`
const page = (text: string, more: Partial<Page> = {}): Page => ({ status: 200, location: '', text, ...more })

/** A network in which nothing is wrong. */
const healthy: Readonly<Record<string, Page | null>> = {
  'toko.id/health': page('{"status":"ok","version":"1"}'),
  'www.toko.id/health': page('{"status":"ok","version":"1"}'),
  'www.toko.id/': page('', { status: 301, location: 'https://toko.id/' }),
  'toko.id/fb-catalog/google.xml': page(feed('https://toko.id/product/kopi')),
  'toko.id/sitemap.xml': page(sitemap('https://toko.id/')),
}
const dns: Readonly<Record<string, string[]>> = { 'toko.id': ['192.0.2.1'], 'www.toko.id': ['2001:db8::1'] }

async function found(instead: Record<string, Page | null>, names = dns): Promise<string> {
  const findings = await findingsOutside(['toko.id', 'www.toko.id'], {
    addressesOf: async (host) => names[host] ?? [],
    see: async (host, path) => ({ ...healthy, ...instead })[host + path] ?? null,
  })
  for (const { what, how } of findings) expect([what.at(-1), how.at(-1)]).toEqual(['.', '.'])
  return findings.map(({ id, severity }) => `${id} ${severity}`).join()
}

test('what is wrong outside of a shop is found, each fault alone', async () => {
  expect(await found({})).toBe('')
  expect(await found({}, {})).toBe('dns stops')
  expect(await found({}, { 'toko.id': ['192.0.2.1'] })).toBe('dns harms')
  expect(await found({ 'toko.id/health': page('<h1>Welcome to nginx</h1>') })).toBe('dns-elsewhere stops')
  expect(await found({ 'www.toko.id/': page('') })).toBe('redirect harms')
  expect(await found({ 'www.toko.id/': page('', { status: 301, location: 'https://lain.id/' }) })).toBe(
    'redirect harms',
  )
  const broken: readonly (Page | null)[] = [
    null,
    page('', { status: 503 }),
    page('<rss><channel></channel></rss>'),
    page(feed('https://toko.id/a').replace('</item>', '')),
    page(feed('https://toko.id/a').replace('&amp;', '&')),
    page(feed('https://lama.id/a')),
  ]
  for (const one of broken) expect(await found({ 'toko.id/fb-catalog/google.xml': one })).toBe('feed-served harms')
  const places: readonly (Page | null)[] = [
    null,
    page(sitemap('https://toko.id/').slice(0, -5)),
    page(sitemap('https://lama.id/')),
  ]
  for (const one of places) expect(await found({ 'toko.id/sitemap.xml': one })).toBe('sitemap-served harms')
})

test('of a sitemap index every part is looked at', async () => {
  const parts = {
    'toko.id/sitemap.xml': page(index('https://toko.id/sitemap/1.xml', 'https://toko.id/sitemap/2.xml')),
    'toko.id/sitemap/1.xml': page(sitemap('https://toko.id/')),
    'toko.id/sitemap/2.xml': page(sitemap('https://toko.id/product/kopi')),
  }
  expect(await found(parts)).toBe('')
  expect(await found({ ...parts, 'toko.id/sitemap.xml': page(index()) })).toBe('sitemap-served harms')
  for (const broken of [null, page('', { status: 503 }), page(sitemap('https://lama.id/product/kopi'))])
    expect(await found({ ...parts, 'toko.id/sitemap/2.xml': broken })).toBe('sitemap-served harms')
  const strange = page(index('https://lama.id/sitemap/1.xml'))
  expect(await found({ ...parts, 'toko.id/sitemap.xml': strange })).toBe('sitemap-served harms')
})

test('two versions for one visitor are a finding: the zone has no rule for affinity', async () => {
  let asked = 0
  const findings = await findingsOutside(['toko.id'], {
    addressesOf: async () => ['192.0.2.1'],
    see: async (host, path) =>
      path === '/health' ? page(`{"status":"ok","version":"${(asked += 1) % 2}"}`) : (healthy[host + path] ?? null),
  })
  expect(findings.map(({ id }) => id)).toEqual(['affinity'])
})

test('XML is whole when its tags are', () => {
  for (const good of ['<a/>', '<a b="1"><c/>x &lt; y</a>', '<?xml version="1.0"?>\n<a><!-- < --></a>'])
    expect([good, isWellFormed(good)]).toEqual([good, true])
  for (const bad of ['', 'x', '<a>', '<a></b>', '<a><b></a></b>', '<a/><b/>', '<a>&</a>', '<a b=1/>', '<a>1 < 2</a>'])
    expect([bad, isWellFormed(bad)]).toEqual([bad, false])
})
