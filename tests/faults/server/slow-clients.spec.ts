import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { Visitor } from '#tests/support/server/server-call.ts'
import { startServer } from '#tests/support/server/server.ts'
import { audit, fillBasket, goodsOf, openOn, placeOrder } from './buyer.ts'

const crowd = 50

// Proves ASVS 13.4.4
test('slow clients and hang-ups keep nobody else waiting, and a checkout that hangs up is whole or not there', async () => {
  test.setTimeout(120_000)
  await using server = await startServer({ name: 'slow-clients' })
  const host = `pelan-${randomBytes(4).toString('hex')}.localhost`
  await openOn(server, host)
  const goods = await goodsOf(server, host)
  const open = (): Socket => connect(server.port, '127.0.0.1').on('error', () => {})
  await expectTraceRefused()
  await expectMalformedRefused()
  const sockets: Socket[] = []
  const timers: NodeJS.Timeout[] = []
  try {
    for (let i = 0; i < crowd; i++) {
      // A head that never ends, one byte at a time.
      const slow = open()
      slow.write(`GET / HTTP/1.1\r\nhost: ${host}:${server.port}\r\nx-slow: `)
      timers.push(setInterval(() => slow.write('a'), 500))
      // A reader that takes almost nothing.
      const lazy = open()
      lazy.write(`GET /products/semua HTTP/1.1\r\nhost: ${host}:${server.port}\r\n\r\n`)
      lazy.pause()
      timers.push(setInterval(() => lazy.read(1), 1_000))
      sockets.push(slow, lazy)
    }
    const times: number[] = []
    for (let i = 0; i < 20; i++) {
      const startedAt = performance.now()
      const { status, body } = await new Visitor(server.port, host).get(i % 2 ? '/' : '/order/cart')
      times.push(performance.now() - startedAt)
      expect([status, body.endsWith('</html>')]).toEqual([200, true])
    }
    expect(Math.max(...times)).toBeLessThan(10_000)
    await expectWholeOrNothing()
  } finally {
    for (const timer of timers) clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }

  /** A browser's `fetch` and ours cannot send it, so a socket does. */
  async function expectTraceRefused(): Promise<void> {
    const answer = await answerTo(`TRACE / HTTP/1.1\r\nhost: ${host}:${server.port}\r\ncookie: x=rahasia`)
    expect([answer.split(' ')[1], answer.includes('rahasia')]).toEqual(['405', false])
  }

  /** A target that is no path, and hosts that are none. */
  async function expectMalformedRefused(): Promise<void> {
    for (const [target, name] of [
      ['*', host],
      ['/', 'toko satu'],
      ['/', '%%%'],
      ['/', 'a<b>'],
      ['/', '[::1'],
      ['/', `${host}:99999`],
    ])
      expect([target, name, (await answerTo(`GET ${target} HTTP/1.1\r\nhost: ${name}`)).split(' ')[1]]).toEqual([
        target,
        name,
        '400',
      ])
  }

  async function answerTo(head: string): Promise<string> {
    const socket = open()
    socket.end(`${head}\r\nconnection: close\r\n\r\n`)
    let answer = ''
    for await (const part of socket) answer += String(part)
    return answer
  }

  /** Fifty shoppers hang up while their order is placed; pressing again makes one order each. */
  async function expectWholeOrNothing(): Promise<void> {
    const basket = await fillBasket(server, host, goods[0] ?? '')
    const key = randomUUID()
    const body = new URLSearchParams({ _key: key, acceptedTotal: basket.acceptedTotal }).toString()
    const cookie = [...basket.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const head = [
      `POST ${basket.checkout}&_=place HTTP/1.1`,
      `host: ${host}:${server.port}`,
      `origin: ${basket.visitor.origin}`,
      'sec-fetch-site: same-origin',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${body.length}`,
      `cookie: ${cookie}`,
    ].join('\r\n')
    await Promise.all(
      Array.from({ length: crowd }, async (_, i) => {
        const shopper = open()
        shopper.write(`${head}\r\n\r\n${body}`)
        await new Promise((passed) => setTimeout(passed, 10 + i * 8))
        shopper.destroy()
      }),
    )
    const first = await placeOrder(basket, key)
    expect(first).not.toBeNull()
    expect(await placeOrder(basket, key)).toBe(first)
    expect(await audit(server, host)).toEqual([])
  }
})
