import { expect, test } from 'vitest'
import { OwnSlug } from '#shared/api/contract/brands.ts'
import { slugOf } from './slug.ts'

test.each([
  ['Kaus "Polos" Dewasa', 'kaus-polos-dewasa'],
  ['  Kopi & Téh – 1½ kg  ', 'kopi-teh-11-2-kg'],
  ['衣服 S', '衣服-s'],
  ['ＫＡＵＳ', 'kaus'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['😀 !?', ''],
  ['a'.repeat(10_000), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['𠮷'.repeat(200), '𠮷'.repeat(80)],
])('%s as a part of an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  if (slug !== '' && slug.length <= 120) expect(OwnSlug.safeParse(slug).success).toBe(true)
})
