import { z } from 'zod'

const onThisMachine = /^(localhost|127\.0\.0\.1|[\w-]+\.localhost)$/

/**
 * The address of another company's server. Keys and customers travel there, so it is https; only a stand-in on this
 * machine may do without.
 */
export const EncryptedUrl = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || onThisMachine.test(hostname)
}, 'not https')
