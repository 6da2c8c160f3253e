import { expect, test } from 'vitest'
import { type Held, openFakeResolver } from '#tests/support/fake-vendors/fake-resolver.ts'
import { textsAt } from '#commerce/app/administration/dns.ts'

const name = '_etalase.toko.example'

/** What the name resolves to when a resolver has this there. */
async function heard(held: Omit<Held, 'name'> | null): Promise<string[] | null> {
  await using resolver = await openFakeResolver()
  if (held) await fetch(`${resolver.baseUrl}/held`, { method: 'POST', body: JSON.stringify({ name, ...held }) })
  return await textsAt(name, { DNS_RESOLVER: `${resolver.baseUrl}/dns-query` })
}

test('the texts of a name are read, quoted or not, whole or in pieces', async () => {
  const texts = ['"etalase=a"', 'etalase=b', '"eta" "lase=c"'].map((data) => ({ data }))
  expect(await heard({ texts })).toEqual(['etalase=a', 'etalase=b', 'etalase=c'])
  expect(await heard({ texts: [{ data: '"etalase=a"', at: 'Toko.Example.' }] })).toEqual([])
  expect(await heard({ texts: [{ data: '"etalase=a"', at: '_Etalase.Toko.Example.' }] })).toEqual(['etalase=a'])
})

test('a name that is unknown or has no text proves nothing', async () => {
  expect(await heard(null)).toEqual([])
  expect(await heard({})).toEqual([])
})

test('a text at the end of a CNAME is not the name’s own', async () => {
  expect(await heard({ texts: [{ data: '"etalase=a"', at: 'wildcard.elsewhere.example' }] })).toEqual([])
})

test.each(['drop', 'half', 'html', '302', 'servfail', 'endless', 'hang'] as const)(
  'a resolver that answers %s was not heard',
  async (fault) => {
    expect(await heard({ fault, texts: [{ data: '"etalase=a"' }] })).toBeNull()
  },
)
