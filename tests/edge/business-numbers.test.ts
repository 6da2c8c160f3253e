import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

test('NIB and PSE stand in the footer once the owner has set them, and nothing stands there for an empty one', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const footer = async () => {
    const html = (await (await shop.fetch('/')).text()).replaceAll('<!-- -->', '')
    return /©[^<]*/.exec(html)?.[0] ?? ''
  }
  expect(await footer()).not.toMatch(/NIB|PSE/)
  for (const wrong of [
    { nib: '123456789012' },
    { nib: '12345678901234' },
    { pse: 'terdaftar' },
    { pse: '001234.01/DJAI.PSE/13/2026' },
  ])
    expect([wrong, (await shop.administer('/settings', wrong)).status]).toEqual([wrong, 422])
  const [nib, pse] = ['1234567890123', '001234.01/DJAI.PSE/01/2026']
  expect((await shop.administer('/settings', { nib })).status).toBe(200)
  const one = await footer()
  expect(one).toContain(` · NIB ${nib}`)
  expect(one).not.toContain('PSE')
  expect((await shop.administer('/settings', { pse })).status).toBe(200)
  expect(await footer()).toContain(` · NIB ${nib} · PSE ${pse}`)
  expect((await shop.administer('/settings', { nib: null, pse: null })).status).toBe(200)
  expect(await footer()).not.toMatch(/NIB|PSE/)
})
