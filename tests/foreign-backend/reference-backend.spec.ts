import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { runConformance } from './support/conformance.ts'
import { foreignToken, test } from './support/fixture.ts'
import { buy } from './support/buy.ts'
import { startServer } from '#tests/support/server/server.ts'
import { Visitor } from '#tests/support/server/server-call.ts'

test('the reference backend keeps the specification, and a shop before it sells to the invoice', async () => {
  test.setTimeout(120_000)
  const env = { ...process.env, PORT: '0' }
  const backend = fork('tools/reference-backend/backend.ts', [], { env, execArgv: [], silent: true })
  try {
    const [told] = (await once(backend.stdout ?? backend, 'data')) as [Buffer]
    const url = /http:\S+/.exec(told.toString())?.[0] ?? ''
    const result = await runConformance([url, '--referer', 'http://toko.localhost/', '--write', '--json'])
    const own = result.outcome?.results.filter(({ origin }) => origin === 'specification') ?? []
    const skipped = own.filter(({ verdict }) => verdict === 'skipped').map(({ name }) => name)
    expect(own.filter(({ verdict }) => verdict !== 'ok' && verdict !== 'skipped')).toEqual([])
    expect([skipped, result.exitCode]).toEqual([['checkout.applyVoucher', 'checkout.attach'], 0])

    // An address that has a path, a base path or slashes at its end is understood too.
    await using server = await startServer({ name: 'reference', backendUrl: `${url}/website/api/v1//` })
    const visitor = new Visitor(server.port, 'toko.localhost')
    visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
    const { saleId } = await buy(visitor)
    const invoice = await visitor.get(`/profile/order/${saleId}/invoice`)
    expect([invoice.status, invoice.body.includes(`INV-${saleId}`)]).toEqual([200, true])
    const stranger = new Visitor(server.port, 'toko.localhost')
    expect((await stranger.get(`/order/success?SALE_ID=${saleId}`)).body).not.toContain('8808123456789012')
  } finally {
    backend.kill()
  }
})
