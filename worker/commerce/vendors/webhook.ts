/** What a vendor sent to its webhook, whole: which part of it proves the sender is for the adapter to say. */
export interface WebhookRequest {
  method: string
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>
  /** As it stands in the address, without the question mark. */
  query: string
  /** As it came, because its very bytes may be signed. */
  rawBody: string
}

/** A notification by POST, as most vendors send it. */
export const postedRequest = (rawBody: string, headers: Readonly<Record<string, string>> = {}): WebhookRequest => ({
  method: 'POST',
  headers: new Map(Object.entries(headers)),
  query: '',
  rawBody,
})

/** Where a payment vendor reports to. The platform's own host of the shop stands in the path, whatever host is called. */
export const webhookUrl = (vendor: string, host: string): string => `https://${host}/webhooks/${vendor}/${host}`
