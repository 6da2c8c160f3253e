/**
 * The life of an order (DRAFT is a sale that was not checked out yet and is no order). Every move of a status goes
 * through `canMove`.
 */
export const orderStatuses = [
  'PENDING',
  'PAYMENT_CONFIRMED',
  'PROCESSING',
  'CHANGE_PROCESSING',
  'SHIPPING',
  'DELIVERED',
  'EXPIRED',
  'COMPLETED',
  'CANCEL',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** `cod` and `digital` are moves only such an order may make. */
const moves: Record<OrderStatus, readonly (OrderStatus | 'cod:PROCESSING' | 'digital:COMPLETED')[]> = {
  PENDING: ['PAYMENT_CONFIRMED', 'cod:PROCESSING', 'EXPIRED', 'CANCEL'],
  PAYMENT_CONFIRMED: ['PROCESSING', 'CANCEL', 'digital:COMPLETED'],
  PROCESSING: ['SHIPPING', 'CHANGE_PROCESSING', 'CANCEL'],
  CHANGE_PROCESSING: ['PROCESSING', 'SHIPPING', 'CANCEL'],
  SHIPPING: ['DELIVERED', 'CHANGE_PROCESSING'],
  DELIVERED: ['COMPLETED'],
  EXPIRED: ['PAYMENT_CONFIRMED'],
  COMPLETED: [],
  CANCEL: [],
}

export function canMove(from: OrderStatus, to: OrderStatus, order: { cod: boolean; digital: boolean }): boolean {
  return moves[from].some(
    (move) => move === to || (order.cod && move === `cod:${to}`) || (order.digital && move === `digital:${to}`),
  )
}

/** 'pengembalian' holds every order of which something was to go back, whatever its own status. */
export const orderTabs = ['belum-bayar', 'dikemas', 'dikirim', 'selesai', 'dibatalkan', 'pengembalian'] as const
export type OrderTab = (typeof orderTabs)[number]
export type BadgeColor = 'yellow' | 'green' | 'blue' | 'orange' | 'sky' | 'red'

/** What the shopper reads; colours are the specification's §4. */
export const statusBadges: Record<OrderStatus, { label: string; color: BadgeColor; tab: OrderTab }> = {
  PENDING: { label: 'Menunggu Pembayaran', color: 'yellow', tab: 'belum-bayar' },
  PAYMENT_CONFIRMED: { label: 'Pembayaran Dikonfirmasi', color: 'green', tab: 'dikemas' },
  PROCESSING: { label: 'Sedang Diproses', color: 'blue', tab: 'dikemas' },
  CHANGE_PROCESSING: { label: 'Perubahan Diproses', color: 'orange', tab: 'dikemas' },
  SHIPPING: { label: 'Dalam Pengiriman', color: 'blue', tab: 'dikirim' },
  DELIVERED: { label: 'Tiba di Tujuan', color: 'sky', tab: 'dikirim' },
  COMPLETED: { label: 'Selesai', color: 'green', tab: 'selesai' },
  EXPIRED: { label: 'Kedaluwarsa', color: 'red', tab: 'dibatalkan' },
  CANCEL: { label: 'Dibatalkan', color: 'red', tab: 'dibatalkan' },
}
export const tabLabels: Record<OrderTab, string> = {
  'belum-bayar': 'Belum Bayar',
  dikemas: 'Dikemas',
  dikirim: 'Dikirim',
  selesai: 'Selesai',
  dibatalkan: 'Dibatalkan',
  pengembalian: 'Pengembalian',
}
