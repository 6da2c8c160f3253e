import { encode } from 'uqr'
import { expect, test, vi } from 'vitest'
import { successSamples } from './samples.ts'

vi.mock('uqr', { spy: true })

test('a Worker that starts draws no QR code: a sample has its own when somebody looks at it', () => {
  expect(encode).not.toHaveBeenCalled()
  expect(successSamples['qris']?.payment.qr).not.toBeNull()
  expect(encode).toHaveBeenCalledOnce()
})
