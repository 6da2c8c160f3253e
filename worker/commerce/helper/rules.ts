import { expandIpv6 } from '../customer/address-digest.ts'

/** An address as it may be stored: its network only. What is no address is ''. */
export function truncated(address: string): string {
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
  if (ipv4) return `${ipv4[1]}.0/24`
  const groups = expandIpv6(address)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : ''
}

const kinds: readonly { mime: string; starts: (bytes: Uint8Array) => boolean }[] = [
  { mime: 'image/jpeg', starts: (b) => has(b, 0, [0xff, 0xd8, 0xff]) },
  { mime: 'image/png', starts: (b) => has(b, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { mime: 'image/webp', starts: (b) => has(b, 0, [0x52, 0x49, 0x46, 0x46]) && has(b, 8, [0x57, 0x45, 0x42, 0x50]) },
  { mime: 'application/pdf', starts: (b) => has(b, 0, [0x25, 0x50, 0x44, 0x46, 0x2d]) },
]
const has = (bytes: Uint8Array, at: number, wanted: readonly number[]) => wanted.every((byte, i) => bytes[at + i] === byte)

/** What a file is, by its first bytes; its name and the sender's word count for nothing. null: not a kind we take. */
export const mimeOf = (firstBytes: Uint8Array): string | null => kinds.find(({ starts }) => starts(firstBytes))?.mime ?? null
