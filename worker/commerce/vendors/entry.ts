import { z } from 'zod'
import type { Db } from '#commerce/platform/scope.ts'
import type { Fetch } from './vendor-http.ts'

/** What a shop says about itself that its vendors need: a part of its settings. */
export interface VendorSettings {
  host: string
  name: string
  city: string
  demo: boolean
  bankAccount: BankAccount | null
  payments?: {
    /** The ways to pay its owner takes; null: all, though cash on delivery only in a demo shop. */
    methods: readonly string[] | null
    codMax: number | null
  }
}
export interface BankAccount {
  bank: string
  number: string
  holder: string
}

/** What an adapter is made with, beside the shop's keys. */
export interface VendorDeps {
  db: Db
  /** The shop's clock. */
  now: Date
  newId(): string
  settings: VendorSettings
  /** The way out to the vendor. */
  fetch: Fetch
}

/**
 * Where a shop's keys with a vendor come from: the secret VENDOR_KEYS, where this schema reads what stands under the
 * vendor's name; or, for a vendor that needs no contract, the shop's settings. null: the shop does not work with it.
 */
export type KeySource<Keys> = z.ZodType<Keys> | ((settings: VendorSettings) => Keys | null)

export const Secret = z.string().min(8).max(200)
export const BaseUrl = z.url({ protocol: /^https?$/ }).max(200)
