import { expect, test } from 'vitest'
import { returnStatuses } from '#shared/order/return-status.ts'
import { pages } from '#client/screens/index.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const reading = lazily(async () => browse(await openShop({ sample: 'batik' })))
const screens = await Promise.all(
  Object.entries(pages).map(async ([name, page]) => {
    const states = { ...(await page.samples()), ...(await page.refusals?.()) }
    return [name, Object.keys(states)] as const
  }),
)
const states = screens.flatMap(([name, all]) => all.map((state) => [name, state] as const))

// Proves §2.35
test.each(states)('%s as %s is a complete page at /dev/layar', async (name, state) => {
  const shop = await reading()
  const response = await shop.fetch(`/dev/layar?layar=${name}&contoh=${encodeURIComponent(state)}`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html.endsWith('</html>')).toBe(true)
  const icons = [...html.matchAll(/<use href="#(i-[\w-]+)"/g)].map(([, id]) => id)
  expect(icons.filter((id) => !html.includes(`<symbol id="${id}"`))).toEqual([])
  // No time stands without its zone.
  expect(html).not.toMatch(/ 20\d\d \d\d:\d\d(:\d\d)?(?![:\d]| WIB)/)
  // A nonce or a key is random and may contain any word, so they are left out.
  expect(html).not.toMatch(/ style="|>undefined<|(?<![\w+/=-])NaN(?![\w+/=-])|\[object /)
})

/** What a person reads of a sample. */
async function wordsOf(screen: string, state: string): Promise<string> {
  const html = await (await (await reading()).fetch(`/dev/layar?layar=${screen}&contoh=${state}`)).text()
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return body.replaceAll(/<[^>]+>/g, '').replaceAll(/(?:&nbsp;|\s)+/g, ' ')
}

test('what is said of money is true and said once', async () => {
  const paid = await wordsOf('success', 'paid')
  expect(paid).toMatch(
    /Pembayaran berhasil.*Perkiraan tiba 23–25 Nov ?JNE Reguler ke Siti Rahmawati ?Jl\. .* ?Dago, .*40135/,
  )
  expect(paid.split('Perkiraan tiba').length).toBe(2)
  const byWallet = await wordsOf('success', 'paidByWallet')
  expect(byWallet).toMatch(/Lunas dengan Saldo Toko\..*Perkiraan tiba 23–25 Nov ?JNE/)
  expect(byWallet.split('Perkiraan tiba').length).toBe(2)
  // What holds only if it is paid says so, and the sum that the bill asks for has one name.
  const unpaid = await wordsOf('success', 'virtualAccount')
  expect(unpaid).toContain('Perkiraan tiba 23–25 Nov di Coblong, bila dibayar hari ini')
  expect(unpaid.split('Total Tagihan').length).toBe(3)
  expect(await wordsOf('success', 'changing')).toMatch(/BCA Virtual Account ?Dipakai sekarang/)
  expect(await wordsOf('success', 'failed')).not.toContain('Dipakai sekarang')
  expect(await wordsOf('success', 'transfer')).toMatch(
    /Total Tagihan ?Rp 412\.356.*Kode Unik ?Rp 356 ?Total Tagihan ?Rp 412\.356/,
  )
  expect(byWallet).toMatch(/Total Belanja ?Rp 412\.000 ?Metode Pembayaran ?Saldo Toko/)
  expect((await wordsOf('success', 'free')).split('Perkiraan tiba').length).toBe(2)
  expect(await wordsOf('success', 'qris')).toContain('Status berubah otomatis, biasanya dalam 1 menit.')
  expect(await wordsOf('contactProof', 'ask')).toMatch(
    /Pesanan COD disiapkan sebelum dibayar, jadi kami pastikan dulu nomornya benar\. ?Kami kirim kode 6 angka ke 08••••••7890\./,
  )
  expect(await wordsOf('track', 'shipping')).toContain(
    'Alamat hanya tampil bagi yang mengetahui nomor HP pemesan atau penerima.',
  )
})

test('each card of a flash sale that will begin has a bell, which of goods with variants leads to their page', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=flashSale&contoh=upcoming')).text()
  const bells = [...html.matchAll(/<(a|button)(?=[^>]*aria-label="Ingatkan saya: )[^>]*>/g)]
  expect(bells.map(([, tag]) => tag)).toEqual(['a', 'button', 'button', 'button', 'button', 'button'])
  expect(bells[0]?.[0]).toMatch(/href="\/product\/[\w-]+#kabari"/)
})

test('the lowest price of a month is said where it is another than today’s; that of a flash sale is red', async () => {
  expect(await wordsOf('product', 'almostSoldOut')).toContain('Harga terendah 30 hari: Rp 279.000')
  expect(await wordsOf('product', 'variantChosen')).not.toContain('Harga terendah')
  const flash = await (await (await reading()).fetch('/dev/layar?layar=product&contoh=flashSale')).text()
  expect(flash).toMatch(/<strong class="[^"]*text-danger[^"]*">Rp\s149\.000</)
})

test('a checkout shows each of its goods and the ways to pay in lists, and asks for what nobody has to say after the payment', async () => {
  const words = await wordsOf('checkout', 'ready')
  expect(words).toMatch(
    /Cokelat Sogan, L ?2 × Rp 189\.000 ?Harga semula Rp 252\.000 ?Rp 378\.000.*Tas Jinjing Kanvas Parang ?1 × Rp 87\.500 ?Rp 87\.500/,
  )
  expect(words).toMatch(/Metode Pembayaran.*Catatan.*Kirim sebagai Dropshipper.*Ringkasan Pembayaran/)
  // The same rows as in the cart.
  expect(words).toMatch(
    /Harga Semula \(3 barang\) ?Rp 591\.500 ?Diskon Produk ?[−-]Rp 126\.000 ?Diskon Voucher ?[−-]Rp 60\.000 ?Total Ongkos Kirim ?Rp 18\.000 ?Diskon Ongkir ?[−-]Rp 18\.000 ?Total Tagihan ?Rp 405\.500 ?Total hemat Rp 204\.000/,
  )
  // Nobody has named another sender, so nothing is said of one.
  expect(words).not.toContain('Paket dikirim atas nama Anda')
  const many = await wordsOf('checkout', 'manyLines')
  expect(many).toMatch(/Tas Jinjing.*\+2 lainnya/)
})

test('a courier that the voucher pays is free above its struck price', async () => {
  const words = await wordsOf('checkout', 'voucherApplied')
  expect(words).toMatch(
    /SiCepat.*Gratis ?Rp 16\.500.*EZ ?Gratis ?Rp 15\.000.*JNE Yakin Esok Sampai ?Rp 9\.000 ?Rp 34\.000/,
  )
  // The line of the decision says what is paid; what it would cost is in the bill.
  expect(words).toMatch(/JNE Reguler · ?Gratis ?Tiba/)
})

test('the address of a checkout is read to its end', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=checkout&contoh=ready')).text()
  expect(/line-clamp[^>]*>Jl\. Ir\. H\. Juanda/.exec(html)).toBeNull()
})

test('until all is decided, the order is no filled button', async () => {
  const filled = async (state: string) => {
    const html = await (await (await reading()).fetch(`/dev/layar?layar=checkout&contoh=${state}`)).text()
    return [...html.matchAll(/<button[^>]*bg-brand [^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(([, words]) => words)
  }
  const [empty, ready] = [await filled('empty'), await filled('ready')]
  expect(empty).toContain('Simpan Alamat')
  expect([empty.includes('Buat Pesanan'), ready.includes('Buat Pesanan')]).toEqual([false, true])
  for (const open of ['chooseShipping', 'choosePayment']) expect(await filled(open)).not.toContain('Buat Pesanan')
})

test('a way to pay that needs another courier says the way before the refusal', async () => {
  expect(await wordsOf('checkout', 'codNeedsCourier')).toMatch(
    /Bayar di Tempat \(COD\) ?Bisa COD dengan SiCepat Reguler, gratis ?Pengiriman yang dipilih tidak melayani COD\./,
  )
  const toPay = await wordsOf('checkout', 'choosePayment')
  // The courier that is chosen here takes cash.
  expect(toPay).not.toMatch(/Bisa COD dengan|tidak melayani COD/)
  expect(toPay).toMatch(
    /Tanpa biaya dari toko, kecuali yang tertulis\. ?E-wallet &amp; QRIS ?QRIS.*GoPay ?Dicek otomatis ?Virtual Account ?BCA.*Tunai &amp; Transfer ?Bayar di Tempat \(COD\) ?\+Rp 4\.000 · total Rp 409\.500\. Bayar pas sebelum paket dibuka\. ?Transfer Manual.*Alfamart ?Tunai di kasir · Biaya kasir ?Rp 2\.500 ?dibayar di Alfamart ?Kartu &amp; PayLater ?Kredivo.*Kartu Kredit/,
  )
})

test('what cannot be bought says why in the cart and leads to similar goods', async () => {
  const gone = (await wordsOf('cart', 'many')).split('Produk Tidak Tersedia')[1] ?? ''
  expect(gone).toMatch(/Sumba ?Stok habis ?Cari Serupa.*Tidak dijual lagi ?Cari Serupa/)
  const html = await (await (await reading()).fetch('/dev/layar?layar=cart&contoh=many')).text()
  expect(html).toMatch(/href="\/product\/[^"]+#serupa"[^>]*>Cari Serupa/)
  expect(html).toMatch(/href="\/search\?q=Kemeja[^"]+"[^>]*>Cari Serupa/)
})

test('a cart says each saving once, sums each line and ends each with heart and bin', async () => {
  const words = await wordsOf('cart', 'vouchersChosen')
  expect(words).not.toMatch(/Hore|\+ ongkir/)
  expect(words).toMatch(
    /Harga Semula \(\d+ barang\) ?Rp 940\.500 ?Diskon Produk ?[−-]Rp 126\.000 ?Diskon Voucher ?[−-]Rp 50\.000 ?Total Ongkos Kirim ?Gratis s\.d\. ?Rp 25\.000 ?Total ?Rp 764\.500/,
  )
  // The bar of a phone has no room for the rows: it sums what products and vouchers save.
  expect(words).toMatch(/ ?Rp 764\.500 ?Gratis ongkir s\.d\. 25 rb ?Hemat Rp 176\.000 ?Checkout/)
  expect(await wordsOf('cart', 'one')).not.toMatch(/Hemat Rp [\d.]+ ?Checkout/)
  const html = await (await (await reading()).fetch('/dev/layar?layar=cart&contoh=many')).text()
  expect([...html.matchAll(/_=(later|remove)"/g)].map(([, name]) => name).join(' ')).toMatch(/^(later remove ?){5}$/)
  for (const sum of ['378.000', '87.500', '349.000'])
    expect(html).toMatch(new RegExp(`text-right[^>]*lg:block[^>]*>(<span[^>]*>[^<]*</span>)?Rp.${sum}<`))
  // Of more pieces than there are, every number and sum counts those that can be bought.
  expect(await wordsOf('cart', 'stockShort')).toMatch(/Keranjang \(4\).*Jadi 3: ?Rp 567\.000.*Total.*Rp 652\.000/)
  // Where nothing lowers it, the total does not repeat itself.
  expect(await wordsOf('cart', 'one')).not.toContain('Total Harga')
})

test('a list that is empty counts nothing', async () => {
  expect(await wordsOf('orders', 'empty')).not.toMatch(/\(\d+\)/)
  expect(await wordsOf('orders', 'everyStatus')).toMatch(/Dikemas\(3\).*Dibatalkan(?!\()/)
})

test('an order that was placed says first when, where and how it comes and where to go on, then what was bought', async () => {
  for (const [state, on] of [
    [
      'cashOnDelivery',
      /Perkiraan tiba 23–25 Nov ?JNE Reguler ke Siti Rahmawati ?Jl\. .* ?Dago, .*40135 ?Rincian Pesanan ?Belanja Lagi/,
    ],
    ['paid', /Rincian Pesanan ?Belanja Lagi ?Pantau .* tautan ini, tanpa akun\. ?Kirim ke WhatsApp Saya ?Salin Tautan/],
  ] as const) {
    const words = await wordsOf('success', state)
    expect(words, state).toMatch(on)
    expect(words.search(on), state).toBeLessThan(words.indexOf('Kemeja Batik'))
  }
  // Who presses 'Pesanan Diterima' has the parcel; here nothing is sent yet.
  expect(await wordsOf('success', 'cashOnDelivery')).toMatch(
    /Pesanan berhasil dibuat.*Bayar Rp 416\.000 saat paket tiba/,
  )
})

test('a return says why less comes back than the goods cost, and one that ended without money names none', async () => {
  expect(await wordsOf('returnDetail', 'refunded')).toMatch(
    /Harga Barang ?Rp 189\.000 ?Voucher &amp; Koin ?−Rp 12\.958 ?Dana Dikembalikan ?Rp 176\.042/,
  )
  for (const state of ['cancelled', 'rejected'])
    expect(await wordsOf('returnDetail', state)).not.toContain('Rp 176.042')
})

test('every line of a return is a tick with its amount, and of several pieces one says how many', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=orderReturn&contoh=form')).text()
  expect(html.match(/<input type="checkbox"[^>]*name="quantity-I-[12]"/g)).toHaveLength(2)
  expect(html).not.toMatch(/<input type="checkbox"[^>]*name="quantity-[^>]*checked/)
  expect(html.match(/<option value="2" selected="">2 dari 2 · Rp 378\.000</g)).toHaveLength(1)
  expect(html).not.toContain('Tidak dikembalikan')
  // The button is below the last field.
  expect(html.indexOf('name="files"')).toBeLessThan(html.indexOf('Kirim Pengajuan'))
})

test('a wallet that was never used offers no withdrawal and no filter, but an account for a later refund', async () => {
  const words = await wordsOf('profileWallet', 'empty')
  expect(words).toMatch(/Tambah Rekening.*Belum ada riwayat\..*Saldo Toko berasal dari pengembalian dana/)
  expect(words).not.toMatch(/Tarik Saldo|Riwayat Penarikan|Uang Masuk/)
  expect(await wordsOf('profileWallet', 'money')).toMatch(
    /Tarik Saldo.*Riwayat Penarikan ?Semua ?Uang Masuk ?Uang Keluar ?Penarikan ke BCA •••7890 ?20 Nov 2026 15:15:00 WIB ?Diproses.*Dipakai untuk pesanan ?INV-20261114-4MWTC/,
  )
})

test('the menu of the profile does not repeat the amounts above it', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=profile&contoh=busy')).text()
  const menu = html.slice(html.indexOf('<nav aria-label="Akun"'))
  expect(menu).toContain('Daftar Alamat')
  expect(menu).not.toMatch(/Saldo Toko|Koin Saya|Voucher Saya/)
})

test('who signs in finds the ways without a password below the form, and why a product sent them here', async () => {
  expect(await wordsOf('login', 'empty')).toMatch(
    /Email atau Nomor HP.*Masuk ?atau tanpa kata sandi ?Masuk dengan Kode/,
  )
  expect(await wordsOf('login', 'forNews')).toContain('ke mana kabarnya dikirim: Kemeja Batik Kawung.')
  expect(await wordsOf('login', 'passwordOnly')).not.toMatch(/Masuk dengan Kode|atau tanpa kata sandi/)
})

test('money leaves within a working day, said by its date; an example says what an affiliate earns', async () => {
  expect(await wordsOf('profileWalletSuccess', 'wallet')).toContain('paling lambat 23 Nov 2026.')
  expect(await wordsOf('profileAffiliate', 'joining')).toMatch(/Rp 200\.000, komisi Anda Rp 10\.000\..*Ketentuan/)
  expect(await wordsOf('undoChange', 'phone')).toContain('diubah dari 08••••••7890 menjadi 08••••••4432 pada')
})

test('a transfer may have been made on every day since the order', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=paymentConfirmation&contoh=late')).text()
  const days = [...html.matchAll(/<option value="(\d{4}-\d\d-\d\d)"/g)].map(([, day]) => day)
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-21', '2026-09-01', 82])
})

test('a receipt is said to help, not to be needless: a shop may check nothing without one', async () => {
  expect(await wordsOf('success', 'transfer')).toContain('Bukti mempercepat pengecekan.')
})

test('a shopper who has no voucher can type a code as well', async () => {
  for (const state of ['empty', 'some'])
    expect(await wordsOf('profileVoucher', state), state).toContain('Masukkan kode voucher')
})

test('where the shop alone changes a profile, Google is still linked here', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=profileEdit&contoh=unchangeable')).text()
  expect(html).toMatch(/Profil diubah lewat toko.*href="\/profile\/google-verification"/s)
})

test('where nobody can wait for goods, similar ones stand there, and a phone’s bar leads to them', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=product&contoh=noVariants')).text()
  const ways = [...html.matchAll(/<a [^>]*class="([^"]*)"[^>]*>Lihat Produk Serupa/g)].map(([, look]) => look)
  expect(ways.map((look) => look?.includes('hidden lg:flex'))).toEqual([false])
  expect(html).toMatch(/Produk serupa yang tersedia/)
  const waiting = await (await (await reading()).fetch('/dev/layar?layar=product&contoh=soldOut')).text()
  // Some stand below the button that waits, so no second one leads to them.
  expect(waiting).toMatch(/Produk serupa yang tersedia/)
  expect(waiting).not.toContain('Lihat Produk Serupa')
})

test('each order of the list offers what a shopper does next', async () => {
  const words = await wordsOf('orders', 'everyStatus')
  const steps = [...words.matchAll(/Rp 458\.500 ?([A-Z][a-z]+ [A-Z][a-z]+)/g)].map(([, step]) => step)
  expect(words).toMatch(/20 Nov 2026 ?Menunggu Pembayaran ?INV-20261120-8K3Q0/)
  const look = 'Rincian Pesanan'
  expect(steps).toEqual([
    ...['Lihat Cara', look, look, look, 'Lacak Paket', 'Pesanan Diterima', 'Beli Lagi', 'Beri Ulasan', 'Beli Lagi'],
  ])
  expect(words.match(/Beri Ulasan ?Beli Lagi/g)).toHaveLength(1)
  // Each on its way says when it comes, and no other.
  expect(words.match(/INV-20261120-8K3Q\d ?Perkiraan tiba 23–25 Nov/g)).toHaveLength(4)
  expect(words.match(/Perkiraan tiba \d/g)).toHaveLength(4)
  // What is due is filled; a review is not.
  const html = await (await (await reading()).fetch('/dev/layar?layar=orders&contoh=everyStatus')).text()
  const filled = [...html.matchAll(/<a[^>]*bg-brand [^>]*>([^<]+)/g)].map(([, step]) => step)
  expect(filled).toEqual(['Lihat Cara Bayar', 'Pesanan Diterima'])
})

test('a return in the list says what it waits for from the shopper, and a parcel leads to its trip', async () => {
  const returns = await wordsOf('returns', 'everyStatus')
  expect(returns.match(/Masukkan Resi|Barang Diterima(?! Toko)/g)).toEqual(['Masukkan Resi', 'Barang Diterima'])
  expect(returns).toMatch(/Kirim sebelum 01 Des 2026.{0,150}Rp 176\.042 ?akan masuk Saldo Toko ?Masukkan Resi/)
  // One that ended without money names none, and one that was refused why.
  expect(returns.match(/(akan|sudah) masuk Saldo Toko/g)).toHaveLength(returnStatuses.length - 5)
  expect(returns.match(/sudah masuk Saldo Toko/g)).toHaveLength(2)
  expect(returns).toContain('Alasan toko: Foto belum memperlihatkan bagian yang rusak.')
  // Nobody has agreed to these yet.
  expect(returns.match(/ke Saldo Toko bila disetujui/g)).toHaveLength(2)
  const shop = await reading()
  const html = await (await shop.fetch('/dev/layar?layar=orders&contoh=everyStatus')).text()
  expect(html).toMatch(/href="[^"]+#riwayat"[^>]*>Lacak Paket/)
})

test('a return’s form leads to what is in a return already, and ends in one filled button', async () => {
  const form = async (state: string) =>
    (await (await reading()).fetch(`/dev/layar?layar=orderReturn&contoh=${state}`)).text()
  expect(await wordsOf('orderReturn', 'someGiven')).toMatch(/Merah Marun · 1 sudah diajukan ?Sedang Diperiksa ?Lihat/)
  expect(await form('someGiven')).toContain('href="/profile/order/return/R-1"')
  expect((await form('form')).match(/bg-brand [^>]*>Kirim Pengajuan/g)).toHaveLength(1)
})

test('of a parcel on its way the page says how far it is, then its trip, then everything else', async () => {
  for (const screen of ['order', 'track']) {
    const words = await wordsOf(screen, 'shipping')
    expect(words, screen).toMatch(/Dibayar ?Dikemas ?Dikirim ?Tiba.*Status Pesanan ?Paket dalam transit.*Kemeja Batik/)
    expect(words.match(/Paket dalam transit/g), screen).toHaveLength(1)
  }
  expect(await wordsOf('order', 'delivered')).toMatch(/Dikirim ?Tiba.*Kemeja Batik.*Status Pesanan/)
  expect(await wordsOf('order', 'pending')).not.toMatch(/Dibayar ?Dikemas/)
})

test('after a payment the filled button is the order’s; a contact that nobody has verified stands out', async () => {
  const of = async (screen: string, state: string) =>
    (await (await reading()).fetch(`/dev/layar?layar=${screen}&contoh=${state}`)).text()
  const paid = await of('success', 'paid')
  expect([...paid.matchAll(/<a[^>]*bg-brand [^>]*>([^<]+)/g)].map(([, words]) => words)).toEqual(['Rincian Pesanan'])
  // A payment is seen without a press, so the button that asks for it is no filled one.
  const waiting = await of('success', 'virtualAccount')
  expect(waiting).toMatch(/>Cek Status Pembayaran</)
  expect(waiting).not.toMatch(/<a[^>]*bg-brand [^>]*>Cek Status Pembayaran/)
  // What a buyer wants to read is larger than the sum.
  expect(paid).toMatch(/<h2[^>]*text-lg[^>]*>Pembayaran berhasil<.*<p[^>]*text-md[^>]*>Rp\s412\.000</s)
  expect((await of('profileEdit', 'all')).match(/text-warn-ink">Belum diverifikasi/g)).toHaveLength(1)
  expect(await wordsOf('profileEdit', 'all')).toMatch(/siti\.rahma@contoh\.id ?Belum diverifikasi ?Verifikasi/)
})

test('what opens a cancellation is red, what cancels is framed in it', async () => {
  const html = await (await (await reading()).fetch('/dev/layar?layar=order&contoh=pending')).text()
  expect(html).toMatch(/<a [^>]*class="button [^>]*text-danger[^>]*>Batalkan Pesanan/)
  expect(html).toMatch(/<button[^>]*border-danger[^>]*>Batalkan Pesanan/)
})

test('what waits for the shopper stands before the goods of an order', async () => {
  for (const [state, step] of [
    ['delivered', 'Pesanan Diterima'],
    ['returning', 'Lihat Pengembalian'],
    ['cancelAsked', 'Pembatalan diajukan'],
  ] as const) {
    const words = await wordsOf('order', state)
    expect(words.indexOf(step), state).toBeGreaterThan(0)
    expect(words.indexOf(step), state).toBeLessThan(words.indexOf('Kemeja Batik'))
  }
})

test('an order that has come says when; a return that runs says how it stands, and what else could go back', async () => {
  const words = await wordsOf('order', 'returning')
  expect(words).toMatch(
    /Sudah tiba 23 Nov.*RTN-20261124-8K3QF ?Sedang Diperiksa ?Lihat Pengembalian.*Kembalikan Barang Lain/,
  )
  expect(words).not.toContain('Ajukan Pengembalian')
  const html = await (await (await reading()).fetch('/dev/layar?layar=order&contoh=returning')).text()
  expect(html).toMatch(/<a [^>]*class="button border-transparent[^>]*>Kembalikan Barang Lain/)
  expect(await wordsOf('order', 'delivered')).toContain('Ajukan Pengembalian')
})

test('a screen of somebody who is signed in has their header', async () => {
  const header = async (screen: string, state: string) => {
    const html = await (await (await reading()).fetch(`/dev/layar?layar=${screen}&contoh=${state}`)).text()
    return html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  }
  for (const [screen, state] of [
    ['checkout', 'coinsAndWallet'],
    ['ownerProof', 'wanted'],
    ['orders', 'everyStatus'],
  ] as const) {
    const html = await header(screen, state)
    expect(html, screen).toMatch(/<span>Profil</)
    expect(html, screen).not.toContain('>Masuk<')
  }
  expect(await header('checkout', 'ready')).toContain('>Masuk<')
})

test('every screen has a sample', () => {
  const bare = screens.filter(([, all]) => all.length === 0)
  expect(bare.map(([name]) => name)).toEqual([])
})

test('an unknown sample is a 404', async () => {
  const shop = await reading()
  for (const query of ['layar=home&contoh=tidak-ada', 'layar=tidak-ada&contoh=x', 'layar=__proto__&contoh=x'])
    expect((await shop.fetch(`/dev/layar?${query}`)).status).toBe(404)
})

test('an order’s link asks who may see the address below what it says of the delivery', async () => {
  const page = async (state: string) => (await (await reading()).fetch(`/dev/layar?layar=track&contoh=${state}`)).text()
  for (const state of ['shipping', 'pending']) {
    const html = await page(state)
    const titles = ['Pengiriman', 'Lihat Penerima dan Alamat']
    const places = titles.map((title) => html.indexOf(`>${title}</h2>`))
    expect(places, state).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places), state).toBeGreaterThan(0)
    expect(html, state).not.toMatch(/bg-brand [^>]*>Tampilkan/)
  }
  // Where an order of nobody should have gone does not matter; whose data it holds can still be asked.
  const dead = await page('expired')
  expect(dead).not.toContain('Lihat Penerima dan Alamat')
  expect(dead).toMatch(/<details class="card"><summary.*Nama, nomor HP, dan alamat.*4 digit terakhir/s)
  // What the shopper came for stays the loudest.
  for (const state of ['digitalClosed', 'reviewable', 'pickup'])
    expect(await page(state), state).toMatch(/bg-brand [^>]*>Tampilkan/)
})
