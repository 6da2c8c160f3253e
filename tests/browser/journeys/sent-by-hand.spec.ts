import type { Page } from '@playwright/test'
import { ask, card, done, enter } from '../support/at-desk.ts'
import { expect, type OpenShop, test } from '../support/journey.ts'
import { only } from '../support/only.ts'
import { enterAsSiti } from '../support/journey-steps.ts'

const recipient = {
  ...{ recipient: 'Rina Wijaya', phone: '081311112222', villageCode: '31.74.07.1001', postcode: '12160' },
  ...{ street: 'Jl. Melawai Raya No. 12', email: 'rina@contoh.id' },
}
interface Made {
  orderId: string
  number: string
  link: string
}

/** A packed order from a chat. */
async function packed(shop: OpenShop, shipping: object): Promise<Made> {
  const { products } = await ask<{ products: { variants: { itemId: string; stock: number }[] }[] }>(
    shop,
    'GET',
    '/products',
  )
  const itemId = products.flatMap(({ variants }) => variants).find(({ stock }) => stock > 5)?.itemId
  const asked = { lines: [{ itemId, pieces: 1 }], recipient, shipping: { cost: 15_000, ...shipping } }
  const made = await ask<Made>(shop, 'POST', '/orders', asked)
  for (const step of ['confirm-payment', 'process']) await ask(shop, 'POST', `/orders/${made.orderId}`, { step })
  return made
}

test(
  'the shop’s own driver needs no number; the buyer is notified, and says with the link that it came',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, shop }) => {
    const { number, link } = await packed(shop, { courier: 'Ojek Pak Budi', driven: true })
    await enter(page, shop)
    await page.goto('/kelola/serahkan')
    const parcel = card(page, `Pesanan ${number}`)
    await expect(parcel.getByLabel('Nomor resi')).toBeHidden()
    await parcel.getByLabel('Nama pengantar').fill('Pak Budi')
    await parcel.getByRole('button', { name: 'Kirim', exact: true }).click()
    await done(page, /Terkirim/)

    await page.goto(`/kelola/pesanan?id=${number}`)
    await expect(page.getByText('Pengantar: Pak Budi')).toBeVisible()
    await page.getByText(/^Pesan ke pembeli/).click()
    const message = page.getByRole('listitem').filter({ hasText: `Pesanan ${number} sedang diantar` })
    await expect(message).toContainText('Email ke rina@contoh.id')
    await expect(message).toContainText('Terkirim')
    const [invoice] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Invoice', exact: true }).click(),
    ])
    await expect(invoice.getByText('Lunas')).toBeVisible()
    const print = invoice.getByRole('button', { name: /^Cetak/ })
    if (scripted) {
      await invoice.evaluate(() =>
        Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
      )
      await print.click()
      await expect(invoice.locator('[data-printed]')).toHaveCount(1)
    } else {
      await expect(print).toBeHidden()
      await expect(invoice.locator('noscript')).toBeVisible()
    }
    await invoice.close()

    await page.goto(new URL(link).pathname)
    const arrived = page.locator('summary', { hasText: 'Konfirmasi Paket Tiba' })
    await expect(page.getByText('Tanpa resi, diantar oleh toko')).toBeVisible()
    await expect(arrived).toHaveCount(0)
    await page.getByLabel('4 digit terakhir nomor HP pemesan atau penerima').fill('2222')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await expect(page.getByText('Rina Wijaya').first()).toBeVisible()
    await arrived.click()
    await page.getByRole('button', { name: 'Ya, Sudah Tiba' }).click()
    await expect(page.getByText('Terima kasih, paket tercatat sudah tiba')).toBeVisible()
    await expect(page.getByText('Tiba di Tujuan').first()).toBeVisible()
    await expect(page.getByText('Dikonfirmasi pembeli')).toBeVisible()
    await expect(arrived).toHaveCount(0)
  },
)

/** Siti's page of an order on its way, with its question open; and the order's id. */
async function openQuestion(page: Page, scripted: boolean): Promise<string> {
  await enterAsSiti({ page, scripted }, '/profile/order?tab=dikirim')
  await page.getByRole('listitem').filter({ hasText: 'Dalam Pengiriman' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/profile\/order\/[\w-]+$/)
  await page.locator('summary', { hasText: 'Konfirmasi Paket Tiba' }).click()
  await expect(page.getByText('Masa pengembalian dihitung mulai saat ini.')).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test(
  'a customer says that a parcel came whose number was typed, and then that all is well',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted }) => {
    await openQuestion(page, scripted)
    await page.getByRole('button', { name: 'Ya, Sudah Tiba' }).click()
    await expect(page.getByText('Terima kasih, paket tercatat sudah tiba')).toBeVisible()
    await expect(page.getByText('Tiba di Tujuan').first()).toBeVisible()
    await expect(page.getByText('Dikonfirmasi pembeli')).toBeVisible()
    await page.locator('summary', { hasText: 'Pesanan Diterima' }).click()
    await page.getByRole('button', { name: 'Ya, Sudah Diterima' }).click()
    await expect(page.getByText('Terima kasih, pesanan selesai')).toBeVisible()
  },
)

test(
  'a customer says that a parcel came a moment after the seller: it is there once',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, shop }) => {
    const orderId = await openQuestion(page, scripted)
    await ask(shop, 'POST', `/orders/${orderId}`, { step: 'deliver' })
    await page.getByRole('button', { name: 'Ya, Sudah Tiba' }).click()
    await expect(page.getByText('Tiba di Tujuan').first()).toBeVisible()
    await expect(page.getByText('Dikonfirmasi pembeli')).toHaveCount(0)
  },
)
