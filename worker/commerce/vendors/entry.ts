import { z } from 'zod'
import { EncryptedUrl } from '#commerce/platform/encrypted-url.ts'
import type { ShippingRate } from '#shared/admin/shipping.ts'
import type { ShippingPause } from '#shared/order/shipping-pause.ts'
import type { Point } from '#shared/indonesia/point.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Fetch, VendorResult } from './vendor-http.ts'

/** The part of a shop's settings that its vendors need. */
export interface VendorSettings {
  host: string
  name: string
  city: string
  demo: boolean
  bankAccount: BankAccount | null
  googleAnalyticsId: string | null
  metaPixelId: string | null
  /** Absent in a shop that was opened before. */
  tiktokPixelId?: string | null
  pickup?: { point: Point | null } | null
  /** What it charges for shipping by itself. */
  shippingRates?: readonly ShippingRate[]
  /** Where its shipments leave from. */
  originRegency?: string | null
  /** The couriers and services that it leaves out. */
  couriersOff?: readonly string[]
  shippingPause?: ShippingPause | null
  payments?: {
    /** The ways to pay that the owner takes; null: all, but cash on delivery only in a demo shop. */
    methods: readonly string[] | null
    codMax: number | null
  }
}
export interface BankAccount {
  bank: string
  number: string
  holder: string
}

/** What an adapter needs beside the shop's keys. */
export interface VendorDeps {
  db: Db
  /** The shop's clock. */
  now: Date
  newId(): string
  settings: VendorSettings
  /** Calls the vendor over HTTP. */
  fetch: Fetch
}

/** What a check of keys needs. */
export type CheckDeps = Pick<VendorDeps, 'fetch' | 'settings'>

/** How the keys with a vendor are tried before they are kept. */
export interface VendorCheck<Keys> {
  /** The vendor's own servers; an owner's keys are sent to no other. */
  hosts: RegExp
  /** A cheap call that changes nothing: `refused` when the vendor does not take the keys. */
  check(keys: Keys, deps: CheckDeps): Promise<VendorResult<unknown>>
}

/**
 * Where a shop's keys with a vendor come from. A schema reads what its owner sets. For a
 * vendor without a contract, a function takes them from the shop's settings; null: the shop does not work with it.
 */
export type KeySource<Keys> = z.ZodType<Keys> | ((settings: VendorSettings) => Keys | null)

export const Secret = z.string().min(8).max(200)
export const BaseUrl = EncryptedUrl.max(200)
