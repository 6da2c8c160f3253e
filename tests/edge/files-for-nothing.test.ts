import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const partBytes = 16_384
/** A form with a file of 1 MB, which counts how much of the file was read. */
function largeForm() {
  const read = { bytes: 0 }
  const head = '--batas\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\n\r\n'
  const parts = [head, ...Array.from({ length: 64 }, () => 'Z'.repeat(partBytes)), '\r\n--batas--\r\n']
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const part = parts.shift()
        if (part === undefined) return stream.close()
        if (part.startsWith('Z')) read.bytes += part.length
        stream.enqueue(new TextEncoder().encode(part))
      },
    },
    { highWaterMark: 0 },
  )
  return { read, body }
}

// Proves ASVS 15.2.2
test.each([
  ['a payment confirmation that names no order', '/konfirmasi-pembayaran?_=send', 404, false],
  ['one that names no order of this shop', '/konfirmasi-pembayaran?kode=x.y&_=send', 404, false],
  ['a stranger’s profile', '/profile/edit?_=setPhoto', 302, false],
  ['a stranger’s review', '/profile/ulasan/0ddb45c2-b17a-441b-ac21-270e9c5a81b5/0?_=send', 302, false],
  [
    'a return for an order of somebody else',
    '/profile/order/0ddb45c2-b17a-441b-ac21-270e9c5a81b5/return?_=request',
    404,
    true,
  ],
])('of the file of %s nothing is read', async (_, path, status, signedIn) => {
  await using shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const headers = {
    'content-type': 'multipart/form-data; boundary=batas',
    'content-length': String(64 * partBytes),
    'sec-fetch-site': 'same-origin',
    ...(signedIn ? { cookie: await edge.signIn() } : {}),
  }
  const { read, body } = largeForm()
  const answer = await edge.fetch(path, { method: 'POST', headers, body })
  expect([answer.status, read.bytes]).toEqual([status, 0])
})

test('of files that come more often than people send them nothing is read either', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const counter = { limit: () => Promise.resolve({ success: false }) }
  const edge = browse(shop, undefined, undefined, { CHANGES_BY_VISITOR: counter, CHANGES_BY_NETWORK: counter })
  const headers = {
    'content-type': 'multipart/form-data; boundary=batas',
    'sec-fetch-site': 'same-origin',
    'cf-connecting-ip': '198.51.100.92',
    cookie: await edge.signIn(),
  }
  const { read, body } = largeForm()
  const answer = await edge.fetch('/profile/edit?_=setPhoto', { method: 'POST', headers, body })
  expect([answer.status, read.bytes]).toEqual([429, 0])
  // What is not there is not said to be.
  const page = await answer.text()
  expect([page.includes('masih tersimpan'), page.includes('Isiannya tidak ikut')]).toEqual([false, true])
})

test('a customer’s own photo is read whole, also while the page cannot be', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const headers = {
    'content-type': 'multipart/form-data; boundary=batas',
    'sec-fetch-site': 'same-origin',
    cookie: await edge.signIn(),
  }
  const send = async () => {
    const { read, body } = largeForm()
    const answer = await edge.fetch('/profile/edit?_=setPhoto', { method: 'POST', headers, body })
    return { status: answer.status, bytes: read.bytes, html: await answer.text() }
  }
  const sent = await send()
  // It is no picture.
  expect([sent.status, sent.bytes]).toEqual([422, 64 * partBytes])
  edge.breakBackend(true)
  const down = await send()
  expect([down.status, down.bytes]).toEqual([503, 64 * partBytes])
})
