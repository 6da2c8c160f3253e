import { listed, withdrawal } from '#client/samples/wallet.ts'
import type { WithdrawalsData } from './page.tsx'

const answered = '2026-11-21T02:00:00.000Z'
export const withdrawalsSamples: Readonly<Record<string, WithdrawalsData>> = {
  each: listed(
    [
      withdrawal,
      { ...withdrawal, id: 'a1b2c3d4-1', status: 'PROCESSING' },
      { ...withdrawal, id: 'b1b2c3d4-1', status: 'PAID', answeredAt: answered },
      { ...withdrawal, id: 'c1b2c3d4-1', status: 'REFUSED', answeredAt: answered, note: 'Nama rekening tidak cocok' },
    ],
    30,
    1,
  ),
  none: listed([]),
  absent: null,
}
