import { formatRupiah } from '#shared/format/money.ts'

/** What a sentence is filled with, by the name in its braces. */
export type Values = Readonly<Record<string, string | number>>

/** Fills the values into a sentence; `{rp:total}` becomes an amount of money. */
export function fill(words: string, values: Values): string {
  return words.replace(/\{(rp:)?(\w+)\}/g, (_, money: string | undefined, key: string) =>
    money ? formatRupiah(values[key]) : String(values[key] ?? ''),
  )
}
