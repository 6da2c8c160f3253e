import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Env } from './env.ts'
import type { Secrets } from './secrets.ts'

/** Encrypts texts that the shop must be able to read again, so that its database alone does not reveal them. */
export interface Seal {
  /** `purpose`: what the text is for; it opens for nothing else. */
  close(text: string, purpose: string): string
  /** null: it was closed by a secret that is no longer accepted, or for something else, or it was changed. */
  open(sealed: string, purpose: string): { text: string; current: boolean } | null
}

/** SEAL_KEY if there is one, else the secret that signs; what a former one has closed still opens. */
export function sealSecretsOf({
  SEAL_KEY = '',
  SEAL_KEY_BEFORE = '',
  TOKEN_SECRET,
  TOKEN_SECRET_BEFORE = '',
}: Env): Secrets {
  const believed = [SEAL_KEY, SEAL_KEY_BEFORE, TOKEN_SECRET, TOKEN_SECRET_BEFORE].filter((secret) => secret !== '')
  return { current: believed[0] ?? TOKEN_SECRET, believed }
}

const algorithm = 'aes-256-gcm'
const [keyBytes, ivBytes, tagBytes] = [32, 12, 16]

/** AES-256-GCM by a key of this shop, which HKDF makes of the secret. */
export function createSeal({ current, believed }: Secrets, companyId: number): Seal {
  const keyOf = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'etalase', `vendor keys\n${companyId}`, keyBytes))
  return {
    close(text, purpose) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, keyOf(current), iv).setAAD(Buffer.from(purpose))
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url')
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const secret of believed) {
        const text = opened(bytes, keyOf(secret), purpose)
        if (text !== null) return { text, current: secret === current }
      }
      return null
    },
  }
}

function opened(bytes: Buffer, key: Buffer, purpose: string): string | null {
  if (bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    // Another secret has closed it, or somebody has changed it: both mean that nobody can read it.
    return null
  }
}
