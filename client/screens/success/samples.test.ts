import { expect, test, vi } from 'vitest'

vi.mock('uqr', { spy: true })

test('a Worker that starts draws no QR code: a sample has its own when somebody looks at it', async () => {
  // Another file of this thread may have loaded it already.
  vi.resetModules()
  const [{ encode }, { successSamples }] = await Promise.all([import('uqr'), import('./samples.ts')])
  expect(encode).not.toHaveBeenCalled()
  expect(successSamples['qris']?.payment.qr).not.toBeNull()
  expect(encode).toHaveBeenCalledOnce()
})

test('what is to be paid is the total of the order and its unique code, or nothing', async () => {
  const { successSamples } = await import('./samples.ts')
  for (const [name, sample] of Object.entries(successSamples)) {
    const total = sample?.order?.total
    if (!total || name === 'longest') continue
    const { amount, uniqueCode } = sample.payment.bill
    expect([0, total + (uniqueCode ?? 0)], name).toContain(amount)
  }
})
