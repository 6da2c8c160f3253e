/** A whole request to a vendor's webhook. The adapter knows which part of it proves the sender. */
export interface WebhookRequest {
  method: string
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>
  /** As it is in the address, without the question mark. */
  query: string
  /** Unchanged, because the exact bytes may be signed. */
  rawBody: string
}

/** A notification by POST, as most vendors send it. */
export const postedRequest = (rawBody: string): WebhookRequest => ({
  method: 'POST',
  headers: new Map(),
  query: '',
  rawBody,
})

/**
 * Where a payment vendor sends its notifications. The shop's own host is in the path too, because it says whose payment
 * it is.
 */
export const webhookUrl = (vendor: string, host: string): string => `https://${host}/webhooks/${vendor}/${host}`
