import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForIslands } from '../support/journey.ts'
import { recipient, shirt } from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

/** Presses Tab until the element has the focus, as somebody does who uses no pointer. */
async function reach(page: Page, target: Locator): Promise<void> {
  const one = target.filter({ visible: true }).first()
  await one.waitFor()
  for (let press = 0; press < 150; press++) {
    if (await one.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${String(target)}`)
}
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}
async function type(page: Page, label: string, words: string): Promise<void> {
  await reach(page, page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.type(words)
}

for (const width of [360, 1_280])
  test(
    `a whole purchase by the keyboard alone, and its tree as a screen reader says it, at ${width} px`,
    only({
      withScript: 'without script every control is the browser’s own; pay-another-way buys without it',
      ...(width > 360 && { atNight: 'by day the narrow one is walked' }),
    }),
    async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 740 })
      const main = page.getByRole('main')
      await page.goto('/')
      await press(page, page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: shirt.category }))
      await expect(page).toHaveURL(/\/products\/pria/)
      await press(page, page.getByRole('link', { name: shirt.name }))
      await expect(main).toMatchAriaSnapshot(`
      - list "Foto produk"
      - heading "${shirt.name}" [level=1]
      - group "Warna":
        - list:
          - listitem:
            - link "${shirt.colour}"
      - group "Ukuran":
        - list:
          - listitem:
            - link "${shirt.size}"
      - spinbutton "Jumlah"
    `)
      const size = page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: shirt.size, exact: true })
      await press(page, size)
      await expect(size).toHaveAttribute('aria-current', 'true')
      await expect(size).toBeFocused()
      await press(page, page.getByRole('button', { name: '+ Keranjang' }))
      await expect(page.getByRole('status').filter({ hasText: 'Berhasil ditambahkan ke keranjang' })).toBeVisible()

      const cart = page.getByRole('banner').getByRole('link', { name: 'Keranjang' })
      await press(page, cart)
      await press(page, page.getByRole('link', { name: 'Lihat Keranjang' }))
      await expect(page).toHaveURL(/\/order\/cart$/)
      await waitForIslands(page, true)
      await press(page, page.getByRole('button', { name: `Tambah jumlah ${shirt.name}` }))
      await expect(main).toMatchAriaSnapshot(`
      - checkbox "Pilih Semua" [checked]
      - list:
        - listitem:
          - checkbox "Pilih ${shirt.name}" [checked]
          - link /${shirt.name} ${shirt.colour}, ${shirt.size}/
          - button "Kurangi jumlah ${shirt.name}"
          - textbox "Jumlah ${shirt.name}": "2"
          - button "Tambah jumlah ${shirt.name}"
          - button "Hapus ${shirt.name}"
      - button /Checkout \\(2\\)/
    `)
      // There is no less than one: that button is disabled now, and the focus stays beside it.
      await press(page, page.getByRole('button', { name: `Kurangi jumlah ${shirt.name}` }))
      await expect(page.getByRole('textbox', { name: `Jumlah ${shirt.name}` })).toHaveValue('1')
      await expect(page.getByRole('textbox', { name: `Jumlah ${shirt.name}` })).toBeFocused()
      await press(page, page.getByRole('button', { name: `Tambah jumlah ${shirt.name}` }))
      await press(page, page.getByRole('button', { name: /^Checkout/ }))
      await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
      await waitForIslands(page, true)

      await type(page, 'Nama Penerima', recipient.name)
      await type(page, 'Nomor HP', recipient.phone)
      await type(page, 'Cari kelurahan atau kecamatan', 'bangka mampang')
      await expect(page.getByRole('status').filter({ hasText: /\d+ tempat ditemukan/ })).toBeVisible()
      await press(page, page.getByRole('button', { name: /Bangka, Mampang Prapatan/ }))
      await expect(page.getByRole('textbox', { name: 'Alamat Lengkap' })).toBeFocused()
      await page.keyboard.type(recipient.street)
      const postcode = page.getByRole('textbox', { name: 'Kode Pos' })
      if ((await postcode.inputValue()) === '') await type(page, 'Kode Pos', recipient.postcode)
      await press(page, page.getByRole('button', { name: 'Simpan Alamat' }))
      await expect(main.getByText(recipient.street.split(',')[0] ?? '').first()).toBeVisible()

      const payment = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Metode Pembayaran' }) })
      await expect(async () => {
        if ((await payment.getAttribute('open')) === null) await press(page, payment.locator('summary'))
        await expect(payment).toHaveAttribute('open', '', { timeout: 500 })
      }).toPass()
      const way = payment.getByRole('radio', { name: /BCA Virtual Account/ })
      await way.waitFor()
      // Each list has its name, and stands below the one before; in a list two stand beside each other where there
      // is room.
      const names = ['E-wallet & QRIS', 'Virtual Account', 'Tunai & Transfer', 'Kartu & PayLater']
      const lists = names.map((name) => payment.getByRole('group', { name }))
      await expect(payment.getByRole('group')).toHaveCount(lists.length)
      const boxes = await Promise.all(lists.map((list) => list.boundingBox()))
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
      const [first, second] = (await lists[0]?.getByRole('radio').all()) ?? []
      const [left, right] = [await first?.boundingBox(), await second?.boundingBox()]
      expect((right?.x ?? 0) > (left?.x ?? 0)).toBe(width > 360)
      // Of a group of radio buttons the Tab key finds one, and the arrow keys choose.
      while (!(await page.evaluate(() => document.activeElement?.matches('[type=radio][name=payment]'))))
        await page.keyboard.press('Tab')
      for (let tries = 0; tries < 40 && !(await way.isChecked()); tries++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press(' ')
      await expect(payment.locator('summary')).toContainText('BCA Virtual Account')
      await expect(main).toMatchAriaSnapshot(`
      - group:
        - heading "Alamat Pengiriman" [level=2]
      - group:
        - heading "Opsi Pengiriman" [level=2]
      - group:
        - heading "Metode Pembayaran" [level=2]
        - group "Virtual Account":
          - radio /BCA Virtual Account/ [checked]
      - heading "Ringkasan Pembayaran" [level=2]
      - button /^Buat Pesanan/
    `)
      await press(page, page.getByRole('button', { name: 'Buat Pesanan' }))
      await expect(page).toHaveURL(/\/order\/success\?SALE_ID=/)
      await expect(main).toMatchAriaSnapshot(`
      - paragraph: Total Tagihan
      - button /Salin/
    `)
    },
  )
