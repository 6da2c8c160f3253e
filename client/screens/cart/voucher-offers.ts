import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#shared/api/cart.ts'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import { ask } from '#client/app/browser-api.ts'

const pauseMs = 300

/** The lines a measure was taken of: which, how many and at what price. */
export const measureOf = (lines: readonly CartItem[]): string =>
  lines.map(({ id, quantity, price }) => `${id}*${quantity}*${price}`).join()

interface Told {
  lines: readonly CartItem[]
  vouchers: VoucherOffers | null
}
/**
 * The vouchers measured against the ticked lines. Every answer of the cart brings them for all lines; for some of them
 * they are asked for again once the ticking pauses, and an answer that comes after a newer question is dropped.
 */
export function useVouchers({ lines, vouchers }: Told, ticked: readonly string[], waiting: boolean) {
  const [measured, setMeasured] = useState<{ of: string; offers: VoucherOffers | null } | null>(null)
  const asked = useRef(0)
  const offered = lines.filter(({ available }) => available)
  const chosen = offered.filter(({ id }) => ticked.includes(id))
  const whole = chosen.length === offered.length
  const of = measureOf(chosen)

  useEffect(() => {
    // What was asked for other lines, or before a voucher was taken, counts no more.
    const number = (asked.current += 1)
    if (vouchers === null || whole || chosen.length === 0 || waiting) return
    const timer = setTimeout(async () => {
      const offers = await ask<VoucherOffers>('voucher.listForCart', { lines: chosen.map(({ id }) => ({ id })) })
      if (number === asked.current) setMeasured({ of, offers })
    }, pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` says all that matters of the lines
  }, [of, vouchers, whole, waiting])

  if (vouchers === null || chosen.length === 0) return { offers: null, busy: false }
  if (whole) return { offers: vouchers, busy: waiting }
  const fits = measured?.of === of && !waiting
  return { offers: (fits ? measured.offers : null) ?? measured?.offers ?? vouchers, busy: !fits }
}
