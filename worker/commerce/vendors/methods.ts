import type { PaymentChoice } from '#shared/api/sale.ts'

/** One way to pay. */
export interface PaymentMethod {
  vendor: 'simulator' | 'manual'
  method: string
  name: string
  group: PaymentChoice['group']
  bank: string
  description: string
  /** What the shopper does, in the bank's own words. */
  steps(number: string): { title: string; lines: string[] }[]
}

export const methods: readonly PaymentMethod[] = [
  virtualAccount('bca', 'BCA', (number) => [
    {
      title: 'm-BCA',
      lines: [
        'Buka BCA mobile dan pilih m-Transfer.',
        'Pilih BCA Virtual Account.',
        `Masukkan nomor ${number} lalu tekan OK.`,
        'Periksa nama dan jumlahnya, lalu masukkan PIN.',
      ],
    },
    {
      title: 'ATM BCA',
      lines: ['Pilih Transaksi Lainnya, lalu Transfer.', 'Pilih ke Rek BCA Virtual Account.', `Masukkan nomor ${number}.`, 'Periksa jumlahnya, lalu tekan Ya.'],
    },
  ]),
  virtualAccount('bni', 'BNI', (number) => [
    {
      title: 'BNI Mobile Banking',
      lines: [
        'Pilih Transfer, lalu Virtual Account Billing.',
        'Pilih rekening debit Anda.',
        `Masukkan nomor ${number}.`,
        'Periksa jumlahnya, lalu masukkan kata sandi transaksi.',
      ],
    },
    {
      title: 'ATM BNI',
      lines: ['Pilih Menu Lain, lalu Transfer.', 'Pilih Virtual Account Billing.', `Masukkan nomor ${number}.`, 'Periksa jumlahnya, lalu tekan Ya.'],
    },
  ]),
  virtualAccount('bri', 'BRI', (number) => [
    { title: 'BRImo', lines: ['Pilih BRIVA.', `Masukkan nomor ${number}.`, 'Periksa nama dan jumlahnya.', 'Masukkan PIN BRImo.'] },
    {
      title: 'ATM BRI',
      lines: ['Pilih Transaksi Lain, lalu Pembayaran.', 'Pilih Lainnya, lalu BRIVA.', `Masukkan nomor ${number}.`, 'Periksa jumlahnya, lalu tekan Ya.'],
    },
  ]),
  {
    vendor: 'manual',
    method: 'transfer',
    name: 'Transfer Bank BCA',
    group: 'transfer',
    bank: 'BCA',
    description: 'Transfer ke rekening toko. Diverifikasi paling lama 1×24 jam kerja.',
    steps: (number) => [
      {
        title: 'Transfer bank',
        lines: [
          `Transfer ke rekening BCA ${number}.`,
          'Transfer tepat sampai 3 digit terakhir agar pembayaran Anda dikenali.',
          'Simpan bukti transfer sampai pesanan dikonfirmasi.',
        ],
      },
    ],
  },
]

export const findMethod = (vendor: string | null, method: string | null): PaymentMethod | null =>
  methods.find((one) => one.vendor === vendor && one.method === method) ?? null

function virtualAccount(code: string, bank: string, steps: PaymentMethod['steps']): PaymentMethod {
  return {
    vendor: 'simulator',
    method: `${code}_va`,
    name: `${bank} Virtual Account`,
    group: 'va',
    bank,
    description: 'Dikonfirmasi otomatis setelah dibayar.',
    steps,
  }
}
