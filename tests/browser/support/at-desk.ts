import type { Page } from '@playwright/test'
import { callServer } from '#tests/support/server/server-call.ts'
import { expect, type OpenShop } from './journey.ts'

/** Asks the administration of a shop, as the platform. */
export async function ask<T>({ host }: OpenShop, method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${process.env.ETALASE_ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const reply = await callServer(Number(process.env.ETALASE_PORT), host, `/admin/v1/shops/${host}${path}`, sent)
  expect(reply.status, `${path}: ${reply.body.slice(0, 300)}`).toBe(200)
  return JSON.parse(reply.body) as T
}

/** Opens the desk by a link for a token of this name. */
export async function enter(page: Page, shop: OpenShop, name = 'Rina', role = 'owner'): Promise<void> {
  await ask(shop, 'POST', '/tokens', { name, role })
  const { path } = await ask<{ path: string }>(shop, 'POST', '/desk/link', { name })
  await page.goto(path)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hari Ini' })).toBeVisible()
}

export const card = (page: Page, name: string) => page.getByRole('article', { name })
export const done = (page: Page, words: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
export const go = async (page: Page, name: string) => {
  const link = page.getByRole('navigation', { name: 'Kelola' }).getByRole('link', { name })
  if (await link.isVisible()) return link.click()
  await page.goto('/kelola')
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
}
