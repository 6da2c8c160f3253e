import { afterAll, expect } from 'vitest'
import { admin, takeOpened } from './shop.ts'

/**
 * After every suite: what must hold at every moment holds in each shop it opened. A setup file, so no suite can forget
 * it.
 */
afterAll(async () => {
  const broken = []
  for (const { host, test } of takeOpened()) {
    const { status, body } = await admin('GET', `/shops/${host}/audit`)
    if (status !== 200 || (body as unknown[]).length > 0) broken.push({ host, test, status, body })
  }
  expect(broken, 'these shops break an invariant; one that does so on purpose says `leaveBroken(shop)`').toEqual([])
})
