import { execFileSync, spawnSync } from 'node:child_process'
import { dayIn } from '#shared/format/dates.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { callServer } from '#tests/support/server/server-call.ts'
import { startServer } from '#tests/support/server/server.ts'
import { notHere, typedCommands } from './runbook.ts'

const page = readFileSync('docs/operations.md', 'utf8')
const { boxed, inline } = typedCommands()
const elsewhere = (command: string): boolean => Object.keys(notHere).some((start) => command.startsWith(start))

const Made = z.object({ orderId: z.string(), number: z.string(), total: z.int() })
const Products = z.object({ products: z.array(z.object({ variants: z.array(z.object({ itemId: z.string() })) })) })

/** A file as the page shows it, by a word that only this one has. */
function shown(word: string): string {
  const boxes = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text)
  return boxes.find((text) => text.includes(word)) ?? `the page shows no file with ${word}`
}

const files = {
  'toko.json': JSON.stringify({ host: 'toko.id', settings: { name: 'Kopi Rini' } }),
  'settings.json': JSON.stringify({
    ...{ businessName: 'PT Rini', businessAddress: 'Jl. Braga 1, Bandung', customerCarePhone: '081234567890' },
    bankAccount: { bank: 'BCA', number: '0123456789', holder: 'PT Rini' },
    termsConfirmed: true,
  }),
  'kategori.ndjson': '{"category":{"slug":"kopi","name":"Kopi"}}\n',
  'produk.csv': 'slug;nama;kategori;harga;stok;berat_gram;sku\ngayo;Gayo;kopi;42000;9;250;KM-1\n',
  'pesanan.json': shown('"recipient"'),
  'ongkir.json': shown('"Ekspedisi"'),
}

test('of the page each command is run here, by another test, or has its reason', () => {
  expect(boxed.length).toBeGreaterThan(40)
  for (const start of Object.keys(notHere))
    expect(
      boxed.concat(inline).some((one) => one.startsWith(start)),
      start,
    ).toBe(true)
  // An owner has no server on this machine.
  const local =
    /--host toko\.localhost|docker compose|npm run shop -- --help|settings\.change --help|npm run shop -- today$/
  const askNobody = [...boxed, ...inline].filter(
    (one) => one.startsWith('npm run shop -- ') && !/ --at https:/.test(one),
  )
  expect(askNobody.filter((one) => !local.test(one))).toEqual([])
})

test('from an empty container to paid, packed and reported orders by the lines of the page, as its image runs them', async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'etalase-runbook-'))
  const image = join(folder, 'app')
  execFileSync(process.execPath, ['tools/image/assemble.js', image])
  await using server = await startServer({
    name: 'runbook',
    root: image,
    env: { ETALASE_STAND_INS: '0', TRUSTED_PROXY: '1' },
  })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)

  /** Types one line inside of the container; its address is that of the server there. */
  const type = (command: string): string => {
    const inside = command
      .replace(/ --at https:\/\/\S+/, '')
      .replace('npm run shop --', `node ${join(image, 'tools/shop/shop.js')}`)
    const done = spawnSync('sh', ['-c', inside], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        PORT: String(server.port),
        ETALASE_STATE: server.state,
        ADMIN_TOKEN: server.adminToken,
      },
    })
    expect(done.status, `${command}\n${done.stdout}${done.stderr}`).toBe(0)
    return done.stdout
  }
  const json = (words: string): unknown => JSON.parse(type(`npm run shop -- ${words} --host toko.id --json`))
  const statusOf = (orderId: string) => JSON.stringify(json(`order.find orderId=${orderId}`))

  const orders: z.output<typeof Made>[] = []
  const before: Readonly<Record<string, () => void>> = {
    // Somebody has ordered in a chat, and pays what the answer says.
    'npm run shop -- today': () => {
      expect(type('npm run shop -- settings.readiness --host toko.id')).toMatch(/^ready +true/)
      for (let n = 0; n < 2; n += 1) orders.push(Made.parse(json('order.create --file pesanan.json')))
      const [day = '', month = ''] = new Intl.DateTimeFormat('id-ID', {
        timeZone: 'Asia/Jakarta',
        day: '2-digit',
        month: '2-digit',
      })
        .format(new Date())
        .split('/')
      const rows = orders.map(
        ({ total }) => `'${day}/${month},TRSF E-BANKING CR,'0000,"${total.toLocaleString('en-US')}.00",CR,"0.00"`,
      )
      writeFileSync(join(folder, 'mutasi.csv'), ['Tanggal,Keterangan,Cabang,Jumlah,,Saldo', ...rows].join('\n'))
    },
    'npm run shop -- money.list': () => {
      for (const { orderId } of orders) expect(statusOf(orderId)).toContain('PAYMENT_CONFIRMED')
    },
    'npm run shop -- order.step --at https://toko.id --host toko.id orderId=<number> step=correct-receipt': () => {
      const step = `order.step --host toko.id orderId=${orders[0]?.orderId}`
      type(`npm run shop -- ${step} step=process`)
      type(`npm run shop -- ${step} step=ship receiptNumber=JP7654321`)
    },
  }
  // What is sold in this test is sold today, whatever days the page has.
  const today = dayIn(new Date())
  const filledIn = (typed: string): string => {
    const command = typed.replace(/from=\S+ to=\S+/, `from=${today} to=${today}`)
    if (!/<id>|<number>|INV-/.test(command)) return command
    const [first, second] = orders
    const item = () => Products.parse(json('product.list')).products[0]?.variants[0]?.itemId ?? ''
    return command
      .replace('orders=<number>,<number>', `orders=${first?.number},${second?.number}`)
      .replace(/orderId=<(id|number)>/, `orderId=${first?.number}`)
      .replace(/INV-[\w-]+/, first?.number ?? '')
      .replace('itemId=<id>', () => `itemId=${item()}`)
  }
  let run = 0
  for (const command of boxed.filter((one) => !elsewhere(one))) {
    Object.entries(before).find(([start]) => command.startsWith(start))?.[1]()
    type(filledIn(command))
    run += 1
    if (command.includes('shippingRates=')) type('npm run shop -- settings.change --host toko.id --file ongkir.json')
    if (command.includes('settings.change') && command.includes('settings.json'))
      expect(type('npm run shop -- shop.open --host toko.id')).toContain('open')
  }
  expect(run).toBeGreaterThan(25)
  for (const command of inline.filter((one) => !elsewhere(one) && !one.includes('--help') && !one.endsWith('today')))
    type(command)
  expect(statusOf(orders[0]?.orderId ?? '')).toContain('JP1234567')
  expect(readFileSync(join(folder, 'label.html'), 'utf8')).toContain('Rina Wijaya')
  expect(readFileSync(join(folder, 'pesanan.csv'), 'utf8')).toContain('KM-1')
  expect(type('npm run shop -- shop.audit --host toko.id --json').trim()).toBe('[]')
  const home = await callServer(server.port, 'toko.id', '/', { headers: { 'x-forwarded-proto': 'https' } })
  expect([home.status, home.body.includes('Kopi Rini')]).toEqual([200, true])
  rmSync(folder, { recursive: true })
})
