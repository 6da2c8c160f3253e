/**
 * A device with passkeys, made of WebCrypto: it takes the options a shop gives and answers as a browser would. `as`
 * changes one thing about an answer, for tests of what must be refused.
 */
interface As {
  /** The page that asks; a browser writes it into what is signed. */
  origin: string
  rpId?: string
  /** The challenge to sign in place of the one that was asked. */
  challenge?: string
  /** Whether the device has checked who holds it. */
  verified?: boolean
  present?: boolean
  crossOrigin?: boolean
  /** What the device calls a new passkey, in base64url. */
  id?: string
  type?: string
}
interface Key {
  id: string
  userHandle: string
  rpId: string
  pair: CryptoKeyPair
}

export function createAuthenticator({ counts = true, statement = 'none' } = {}) {
  const keys: Key[] = []
  let counter = 0

  /** What the browser's `create` answers, as JSON. */
  async function make(options: string, as: As): Promise<string> {
    const asked = JSON.parse(options) as { challenge: string; rp: { id: string }; user: { id: string } }
    const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair
    const idBytes = as.id ? fromBase64url(as.id) : crypto.getRandomValues(new Uint8Array(32))
    const id = base64url(idBytes)
    const rpId = as.rpId ?? asked.rp.id
    keys.push({ id, userHandle: asked.user.id, rpId, pair })
    const attested = [new Uint8Array(16), Uint8Array.of(0, idBytes.length), idBytes, await coseKey(pair.publicKey)]
    const authData = join([await head(rpId, as, 0x40), ...attested])
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', statement],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    const response = {
      clientDataJSON: clientData('webauthn.create', asked.challenge, as),
      attestationObject: base64url(attestationObject),
      transports: ['internal', 'hybrid'],
    }
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
  }

  /** What the browser's `get` answers with the passkey that was made last. */
  async function sign(options: string, as: As): Promise<string> {
    const asked = JSON.parse(options) as { challenge: string; rpId: string }
    const key = keys.at(-1)
    if (!key) throw new Error('make a passkey first')
    if (counts) counter += 1
    const authData = await head(as.rpId ?? asked.rpId, as, 0)
    const clientDataJSON = clientData('webauthn.get', asked.challenge, as)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', fromBase64url(clientDataJSON)))
    const raw = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      key.pair.privateKey,
      join([authData, hash]),
    )
    const response = {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(der(new Uint8Array(raw))),
      userHandle: key.userHandle,
    }
    return JSON.stringify({ id: key.id, rawId: key.id, type: 'public-key', response, clientExtensionResults: {} })
  }

  /** The hash of the host, the flags and the counter: how every answer of a device begins. */
  async function head(rpId: string, { verified = true, present = true }: As, more: number): Promise<Uint8Array> {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rpId)))
    const count = new Uint8Array(4)
    new DataView(count.buffer).setUint32(0, counter)
    return join([hash, Uint8Array.of((present ? 1 : 0) | (verified ? 4 : 0) | more), count])
  }

  return {
    make,
    sign,
    /** A copy of the device begins to count where the device was. */
    countFrom: (value: number) => void (counter = value),
    /** Changes what the device remembers about its last passkey. */
    change: (change: Partial<Key>) => void Object.assign(keys.at(-1) ?? {}, change),
  }
}

function clientData(type: string, challenge: string, as: As): string {
  const said = { type: as.type ?? type, challenge: as.challenge ?? challenge, origin: as.origin }
  return base64url(new TextEncoder().encode(JSON.stringify({ ...said, crossOrigin: as.crossOrigin ?? false })))
}

async function coseKey(key: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', key)) as JsonWebKey
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, fromBase64url(x)],
      [-3, fromBase64url(y)],
    ]),
  )
}

/** CBOR of small integers, texts, bytes and maps, which is all that a passkey needs. */
function cbor(value: unknown): Uint8Array {
  if (typeof value === 'number') return value < 0 ? length(1, -1 - value) : length(0, value)
  if (typeof value === 'string') {
    const bytes = new TextEncoder().encode(value)
    return join([length(3, bytes.length), bytes])
  }
  if (value instanceof Uint8Array) return join([length(2, value.length), value])
  if (value instanceof Map) return join([length(5, value.size), ...[...value].flat().map(cbor)])
  throw new Error('CBOR of something else')
}
const length = (major: number, size: number): Uint8Array =>
  size < 24
    ? Uint8Array.of((major << 5) | size)
    : size < 256
      ? Uint8Array.of((major << 5) | 24, size)
      : Uint8Array.of((major << 5) | 25, size >> 8, size & 255)

/** An ECDSA signature in ASN.1, as devices write it. */
function der(raw: Uint8Array): Uint8Array {
  const integers = [raw.slice(0, 32), raw.slice(32)].map((half) => {
    const first = half.findIndex((byte) => byte !== 0)
    const digits = half.slice(first)
    const positive = (digits[0] ?? 0) > 127 ? join([Uint8Array.of(0), digits]) : digits
    return join([Uint8Array.of(2, positive.length), positive])
  })
  const both = join(integers)
  return join([Uint8Array.of(0x30, both.length), both])
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))
