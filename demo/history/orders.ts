import type { OrderStatus } from '#shared/order/order-status.ts'
import type { returnReasons, ReturnSolution, ReturnStatus } from '#shared/order/return-status.ts'

export interface Past {
  /**
   * Hours ago that it was placed, paid, packed, handed over, delivered and so on: each status with its time, and what
   * was said with it.
   */
  history: readonly (readonly [OrderStatus, hoursAgo: number, note?: string])[]
  /** How many different products, and of which quantity. */
  goods: readonly number[]
  method: 'bca_va' | 'bni_va' | 'bri_va' | 'cod'
  /** The code of a voucher that was used, where the shop has it and the goods are worth enough. */
  voucher?: string
  /** One piece of the last product went back, or is to. */
  returned?: PastReturn
}
export interface PastReturn {
  reason: (typeof returnReasons)[number]
  description: string
  solution: ReturnSolution
  /** From REQUESTED on, as the history of the order. */
  history: readonly (readonly [ReturnStatus, hoursAgo: number, note?: string])[]
}

/**
 * One customer's last month: every status an order can have. The unpaid one is real, and expires at its deadline like
 * any other.
 */
export const month: readonly Past[] = [
  {
    history: [
      ['PENDING', 640],
      ['PAYMENT_CONFIRMED', 639],
      ['PROCESSING', 630],
      ['SHIPPING', 610],
      ['DELIVERED', 565],
      ['COMPLETED', 493],
    ],
    goods: [1, 2],
    method: 'bca_va',
    voucher: 'ONGKIRGRATIS',
    returned: {
      reason: 'Barang kurang/tidak lengkap',
      description: 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.',
      solution: 'refund',
      history: [
        ['REQUESTED', 560],
        ['REVIEWING', 558],
        ['APPROVED', 552, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.'],
        ['REFUNDED', 550],
        ['COMPLETED', 494],
      ],
    },
  },
  {
    history: [
      ['PENDING', 410],
      ['PAYMENT_CONFIRMED', 409],
      ['PROCESSING', 405],
      ['SHIPPING', 390],
      ['DELIVERED', 350],
      ['COMPLETED', 278],
    ],
    goods: [1],
    method: 'bri_va',
  },
  {
    history: [
      ['PENDING', 300],
      ['CANCEL', 298, 'Ingin mengganti barang yang dipesan'],
    ],
    goods: [3],
    method: 'bni_va',
  },
  {
    history: [
      ['PENDING', 250],
      ['PAYMENT_CONFIRMED', 249],
      ['CANCEL', 240, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.'],
    ],
    goods: [1],
    method: 'bri_va',
  },
  {
    history: [
      ['PENDING', 200],
      ['EXPIRED', 176],
    ],
    goods: [1],
    method: 'bca_va',
  },
  {
    history: [
      ['PENDING', 100],
      ['PAYMENT_CONFIRMED', 99],
      ['PROCESSING', 90],
      ['SHIPPING', 76],
      ['DELIVERED', 20],
    ],
    goods: [1, 1, 1],
    method: 'bca_va',
    returned: {
      reason: 'Paket tidak sampai',
      description: 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.',
      solution: 'refund',
      history: [
        ['REQUESTED', 6],
        ['REVIEWING', 5, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.'],
      ],
    },
  },
  {
    history: [
      ['PENDING', 62],
      ['PROCESSING', 62],
      ['SHIPPING', 22],
    ],
    goods: [1],
    method: 'cod',
  },
  {
    history: [
      ['PENDING', 50],
      ['PAYMENT_CONFIRMED', 49],
      ['PROCESSING', 40],
      ['SHIPPING', 26],
    ],
    goods: [2],
    method: 'bni_va',
  },
  {
    history: [
      ['PENDING', 34],
      ['PAYMENT_CONFIRMED', 33.9],
      ['PROCESSING', 27],
      [
        'CHANGE_PROCESSING',
        5,
        'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.',
      ],
    ],
    goods: [1, 1],
    method: 'bri_va',
  },
  {
    history: [
      ['PENDING', 8],
      ['PAYMENT_CONFIRMED', 7],
      ['PROCESSING', 3],
    ],
    goods: [1, 1],
    method: 'bca_va',
  },
  {
    history: [
      ['PENDING', 0.5],
      ['PAYMENT_CONFIRMED', 0.4],
    ],
    goods: [2],
    method: 'bca_va',
  },
  {
    history: [['PENDING', 0.2]],
    goods: [1],
    method: 'bri_va',
  },
]

/** And what she bought that needs no parcel, where the shop has such goods. */
export const digitalMonth: readonly Past[] = [
  {
    history: [
      ['PENDING', 150],
      ['PAYMENT_CONFIRMED', 149.9],
      ['COMPLETED', 149.9],
    ],
    goods: [1],
    method: 'bca_va',
  },
]
