import { assert } from '#shared/assert.ts'
import { bindings } from './bindings.ts'

/**
 * Calls the control of a fake vendor, which runs in another process, over HTTP. Each shop has the service at an address
 * of its own, so a fault of one test is no other's.
 */
export function vendorControl(host: string, vendor: string) {
  return async <T = Record<string, unknown>>(path: string, body: object = {}): Promise<T> => {
    const keys = JSON.parse(bindings.TEST_VENDOR_KEYS) as Record<string, Record<string, { baseUrl: string }>>
    const url = keys[host]?.[vendor]?.baseUrl
    assert(url, 'vitest.config.ts starts the service and binds its address')
    return (await fetch(`${url}/_/${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
  }
}
