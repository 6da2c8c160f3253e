import type { Locator, Page } from '@playwright/test'
import { waitForIslands, expect } from './journey.ts'

/** A product of the batik sample with two options, and the variant that the journeys buy. */
export const shirt = {
  category: 'Pria',
  name: 'Kemeja Batik Pria Lengan Panjang Motif Kawung',
  colour: 'Indigo',
  size: 'L',
}
export const recipient = {
  name: 'Dewi Lestari',
  phone: '081298765432',
  street: 'Jl. Kemang Raya No. 10, RT 03/RW 05',
  postcode: '12730',
}
const region = [
  ['Provinsi', 'DKI Jakarta'],
  ['Kota/Kabupaten', /Jakarta Selatan/],
  ['Kecamatan', 'Mampang Prapatan'],
] as const
const village = 'Bangka'

export interface Shopper {
  page: Page
  scripted: boolean
}

/** Home → category → product. */
export async function findShirt({ page }: Shopper): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Kategori' })
    .getByRole('link', { name: shirt.category, exact: true })
    .click()
  await page.getByRole('link', { name: shirt.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: shirt.name })).toBeVisible()
}

export async function chooseVariant({ page }: Shopper): Promise<void> {
  for (const [option, value] of [
    ['Warna', shirt.colour],
    ['Ukuran', shirt.size],
  ] as const) {
    const group = page.getByRole('group', { name: option })
    await group.getByRole('link', { name: value, exact: true }).click()
    await expect(group.getByRole('link', { name: value, exact: true })).toHaveAttribute('aria-current', 'true')
  }
}

/**
 * The form of the chosen colour in the sheet 'Pilih Produk', or those of its tiles; before its script is there, the sheet
 * is a page.
 */
export const sheetForm = (page: Page) => page.locator('.picker-form, form:has(> .tile)').filter({ visible: true })

/** Chooses a size there and presses a button; a tile is the button. */
export async function chooseInSheet({ page }: Shopper, size: string, press = '+ Keranjang'): Promise<void> {
  // A more expensive one says by how much.
  const named = new RegExp(`^${size}( \\+Rp [\\d.]+)?$`)
  const form = sheetForm(page).filter({ has: page.getByText(named) })
  await form.waitFor()
  const isTile = (await form.locator('.tile').count()) > 0
  await form.getByText(named).click()
  if (!isTile) await form.getByRole('button', { name: press }).click()
}

/** With script the page stays; without, the cart is the next page. Both show the specification's text. */
export async function addToCart({ page }: Shopper): Promise<void> {
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
}

export async function openCart({ page, scripted }: Shopper): Promise<void> {
  await page.goto('/order/cart')
  await expect(page.getByRole('link', { name: shirt.name }).first()).toBeVisible()
  await waitForIslands(page, scripted)
}

export async function raiseQuantity({ page }: Shopper): Promise<void> {
  // The number shows at once; who leaves before the answer may leave the change behind.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: `Tambah jumlah ${shirt.name}` }).click()
  await expect(page.getByRole('textbox', { name: `Jumlah ${shirt.name}` })).toHaveValue('2')
  await answered
}

export async function goToCheckout({ page, scripted }: Shopper): Promise<void> {
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
  await waitForIslands(page, scripted)
}

/** Chooses the regions one after another: on one page with script, one page for each step without. */
export async function fillAddress(shopper: Shopper): Promise<void> {
  await typeAddress(shopper)
  await saveAddress(shopper)
}

export async function typeAddress({ page, scripted }: Shopper): Promise<void> {
  await openRegionLists(page)
  for (const [label, name] of region) {
    const select = page.getByLabel(label, { exact: true })
    await expect(select).toBeEnabled()
    await select.selectOption(typeof name === 'string' ? { label: name } : await optionLike(page, label, name))
    if (!scripted) await page.getByRole('button', { name: 'Lanjut', exact: true }).click()
  }
  const last = page.getByLabel('Kelurahan/Desa', { exact: true })
  await expect(last).toBeEnabled()
  await last.selectOption({ label: village })
  await page.getByLabel('Alamat Lengkap').fill(recipient.street)
  await page.getByLabel('Kode Pos').fill(recipient.postcode)
  await page.getByLabel('Nama Penerima').fill(recipient.name)
  await page.getByLabel('Nomor HP', { exact: true }).fill(recipient.phone)
}

/** A place is looked for by its name; the lists are the other way. */
export async function openRegionLists(page: Page): Promise<void> {
  const lists = page
    .locator('details')
    .filter({ has: page.getByText('Pilih provinsi dan kota dari daftar', { exact: true }) })
    .last()
  // They open by themselves once what was picked before is there again.
  await expect(async () => {
    if ((await lists.getAttribute('open')) === null) await lists.locator('summary').click()
    await expect(page.getByLabel('Provinsi', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

async function saveAddress({ page }: Shopper): Promise<void> {
  await page.getByRole('button', { name: 'Simpan Alamat' }).click()
  await expect(page.getByText(recipient.street.split(',')[0] ?? '').first()).toBeVisible()
}

async function optionLike(page: Page, label: string, name: RegExp): Promise<{ label: string }> {
  const options = page.getByLabel(label, { exact: true }).getByRole('option').filter({ hasText: name })
  await expect(options).toHaveCount(1)
  return { label: (await options.innerText()).trim() }
}

export async function chooseShippingAndPayment(
  { page, scripted }: Shopper,
  { courier = /./, method = 'BCA Virtual Account' }: { courier?: RegExp; method?: string } = {},
): Promise<void> {
  const shipping = await openCard(page, 'Opsi Pengiriman')
  if (!scripted) await waitForCouriers(page, shipping)
  await shipping.locator('label').filter({ hasText: courier }).first().click()
  // With script one tap applies it; without script a button does.
  if (!scripted) await shipping.getByRole('button', { name: 'Pakai' }).click()
  await expect(shipping.locator('summary')).toContainText(courier)
  const payment = await openCard(page, 'Metode Pembayaran')
  await payment.locator('label').filter({ hasText: method }).click()
  await (scripted
    ? expect(payment.locator('summary')).toContainText(method)
    : expect(payment.getByRole('radio', { name: method })).toBeChecked())
}

/** The couriers of a checkout may answer after its page; without script a link waits for them. */
export async function waitForCouriers(page: Page, card: Locator): Promise<void> {
  const late = card.getByRole('link', { name: 'Tunggu Jawaban Kurir' })
  await expect(card.locator('label').or(late).first()).toBeVisible()
  if (!(await late.isVisible())) return
  await late.click()
  await expect(page).toHaveURL(/[?&]tunggu=1/)
  await openCard(page, 'Opsi Pengiriman')
}

export async function openCard(page: Page, title: string) {
  const card = page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  // A card may open by itself in the moment in which it is pressed, and the press closes it again.
  await expect(async () => {
    if ((await card.getAttribute('open')) === null) await card.locator('summary').click()
    await expect(card).toHaveAttribute('open', '', { timeout: 500 })
  }).toPass()
  return card
}

export async function placeOrder({ page, scripted }: Shopper): Promise<void> {
  await page.getByRole('button', { name: 'Buat Pesanan' }).click()
  await expect(page).toHaveURL(/\/order\/success\?SALE_ID=/)
  await expect(page.getByText('Nomor Virtual Account').first()).toBeVisible()
  await waitForIslands(page, scripted)
}

/** Pays in the payment simulator of a demo shop. */
export async function pay({ page }: Shopper): Promise<void> {
  await page.getByRole('link', { name: /Simulasi/ }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(page.getByText('Lunas')).toBeVisible()
}

export async function register({ page, scripted }: Shopper, phone: string): Promise<void> {
  await waitForIslands(page, scripted)
  await page.getByLabel('Nama Lengkap').fill('Siti Rahmawati')
  await page.getByLabel('Nomor HP').fill(phone)
  await page.getByLabel('Kata Sandi', { exact: true }).fill('kopi-tubruk-pagi-2026')
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await enterRegistrationCode({ page, scripted })
}

/** The code of the newest message with these words in the outbox of the demo shop; '' when there is none. */
export async function sentCode(page: Page, words: RegExp): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto(new URL('/dev/kotak-keluar', page.url()).href)
  const shown = (await outbox.locator('main').textContent()) ?? ''
  await outbox.close()
  return words.exec(shown)?.[1] ?? ''
}

/** Reads the code that registering sent in the outbox of the demo shop, and types it. */
export async function enterRegistrationCode({ page, scripted }: Shopper): Promise<void> {
  await expect(page.getByLabel('Kode OTP')).toBeVisible()
  const code = await sentCode(page, /kode pendaftaran Anda (\d{6})/)
  await waitForIslands(page, scripted)
  // While it cannot be sent again, that is a line of text and not a button.
  if (scripted) await expect(page.getByText(/Kirim ulang .*setelah \d+ detik/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim Ulang Kode' })).toHaveCount(scripted ? 0 : 1)
  await page.getByLabel('Kode OTP').fill(code)
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click()
}

/** Opens a page of the demo customer and signs in first when it must. */
export async function enterAsSiti({ page, scripted }: Shopper, path: string): Promise<void> {
  await page.goto(path)
  if (new URL(page.url()).pathname === '/auth/login') {
    await waitForIslands(page, scripted)
    await page.getByLabel('Email atau Nomor HP').fill('siti@contoh.id')
    await page.getByLabel('Kata Sandi', { exact: true }).fill('belanja-aman-2026')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    // It waits five seconds for a passkey where the browser says that it can make one.
    await expect(page).not.toHaveURL(/\/auth\/login/, { timeout: 15_000 })
  }
  await waitForIslands(page, scripted)
}

/** The headless shell has no notifications and no maker behind it, so these take their place. */
export function allowNews(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  PushManager.prototype.subscribe = async (options) =>
    Object.assign(Object.create(PushSubscription.prototype) as PushSubscription, {
      toJSON: () => ({ endpoint: `https://layar.contoh.id/${String(options?.applicationServerKey).length}`, keys }),
    })
}
