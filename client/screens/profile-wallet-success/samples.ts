import type { Withdrawal } from '#shared/api/account/wallet.ts'
import { withdrawal } from '#client/samples/wallet.ts'

export const walletSuccessSamples: Readonly<Record<string, Withdrawal | null>> = {
  wallet: withdrawal,
  commission: {
    ...withdrawal,
    source: 'commission',
    bank: 'SMBC Indonesia (Jenius)',
    holder: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas W',
  },
  unnamed: null,
}
