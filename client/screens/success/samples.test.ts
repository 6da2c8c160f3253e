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

test('what is to be paid is the total of the order', async () => {
  const { successSamples } = await import('./samples.ts')
  for (const [name, sample] of Object.entries(successSamples))
    if (sample?.order) expect(sample.payment.bill.amount, name).toBe(sample.order.total)
})
