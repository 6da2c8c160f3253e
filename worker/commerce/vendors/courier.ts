/** What a parcel costs to send, from where to where. Codes are Kemendagri regencies (`31.74`). */
export interface RateQuery {
  origin: string
  destination: string
  weightGrams: number
}

export interface Rate {
  /** `jne:reg`: courier and service. */
  code: string
  courier: string
  service: string
  /** Whole rupiah for the whole parcel. */
  cost: number
  daysMin: number
  daysMax: number
  /** Whether the courier takes the money at the door. */
  cod?: boolean
}

/** A vendor of parcel rates. An empty answer means: not served; it throws when it cannot answer. */
export interface Courier {
  rates(query: RateQuery): Promise<readonly Rate[]>
}
