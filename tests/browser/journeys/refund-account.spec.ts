import { administer, expect, test, waitForIslands } from '../support/journey.ts'
import {
  chooseShippingAndPayment,
  chooseVariant,
  fillAddress,
  findShirt,
  pay,
  placeOrder,
  recipient,
  sentCode,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

const account = { bank: 'BCA', number: '1234 567 890', holder: 'Siti Aminah' }

test(
  'a guest says with a code where money of a cancelled order goes, and changes it; nothing typed is lost',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, shop }) => {
    const shopper = { page, scripted }
    await findShirt(shopper)
    await chooseVariant(shopper)
    await page.getByRole('button', { name: 'Beli Langsung' }).click()
    await fillAddress(shopper)
    await chooseShippingAndPayment(shopper)
    await placeOrder(shopper)
    const orderId = new URL(page.url()).searchParams.get('SALE_ID') ?? ''
    const track = (await page.getByRole('link', { name: 'Rincian Pesanan' }).getAttribute('href')) ?? ''
    await pay(shopper)
    await administer(shop, `/orders/${orderId}`, { step: 'cancel', note: 'Stok habis' })

    // Another browser: the one that ordered needs no digits.
    await page.context().clearCookies()
    await page.goto(track)
    await expect(page.getByLabel('Nomor Rekening')).toHaveCount(0)
    const digits = page.getByLabel(/4 digit terakhir/)
    await digits.fill('0000')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    // Said once, where it can be corrected.
    await expect(page.getByText(/digit terakhir nomor HP (tidak cocok|penerima\.)/)).toHaveCount(1)
    await expect(digits).toBeFocused()
    await digits.fill(recipient.phone.slice(-4))
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await page.getByLabel('Bank', { exact: true }).selectOption(account.bank)
    await page.getByLabel('Nomor Rekening').fill('12')
    await page.getByLabel('Nama Pemilik Rekening').fill(account.holder)
    const ask = page.getByRole('button', { name: 'Kirim Kode' })
    await ask.click()
    await expect(page.getByText('Nomor rekening 8 sampai 16 angka')).toBeVisible()
    await page.getByLabel('Nomor Rekening').fill(account.number)
    await ask.click()
    const code = page.getByLabel('Kode OTP')
    await expect(code).toBeVisible()
    await waitForIslands(page, scripted)
    await expect(page.getByLabel('Nomor Rekening')).toHaveValue(account.number)
    const save = page.getByRole('button', { name: 'Simpan Rekening Tujuan' })
    await code.fill('000000')
    await save.click()
    await expect(page.getByText('Kode OTP salah').first()).toBeVisible()
    for (const [label, typed] of [
      ['Nomor Rekening', account.number],
      ['Nama Pemilik Rekening', account.holder],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(typed)
    await code.fill(await sentCode(page, /ditransfer ke BCA •••7890 adalah (\d{6})/))
    await save.click()
    await expect(page.getByText('akan ditransfer toko ke BCA •••7890 a.n. Siti Aminah.')).toBeVisible()

    await administer(shop, '/clock', { offsetMs: 120_000 })
    await page.getByText('Ganti Rekening Tujuan').click()
    await page.getByLabel('Bank', { exact: true }).selectOption('Mandiri')
    await page.getByLabel('Nomor Rekening').fill('9876543210123')
    await page.getByLabel('Nama Pemilik Rekening').fill(account.holder)
    await ask.click()
    await expect(code).toBeVisible()
    await code.fill(await sentCode(page, /ditransfer ke Mandiri •••0123 adalah (\d{6})/))
    await save.click()
    await expect(
      page.getByText(/Mandiri •••0123 a\.n\. Siti Aminah, mulai .* karena rekeningnya diganti/),
    ).toBeVisible()
  },
)
