/** A record as it travels. */
export type Wired = Record<string, unknown>
export const isRecord = (value: unknown): value is Wired =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
