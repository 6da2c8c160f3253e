import { afterAll, expect } from 'vitest'
import { admin, takeOpened } from './shop.ts'

/**
 * After every suite, audits each shop that the suite opened: no invariant may be broken. It is a setup file, so that no
 * suite can forget it.
 */
afterAll(async () => {
  const broken = []
  for (const { host, test } of takeOpened()) {
    const { status, body } = await admin('GET', `/shops/${host}/audit`)
    if (status !== 200 || (body as unknown[]).length > 0) broken.push({ host, test, status, body })
  }
  expect(broken, 'these shops break an invariant; one that does so on purpose says `leaveBroken(shop)`').toEqual([])
})
