import { limits } from '#shared/limits.ts'

/** A request that says who has signed it, and how; nothing of it is proved yet. */
export interface SignedRequest {
  /** 'https://bot.example': where its directory of keys is. */
  agent: string
  keyId: string
  signature: Uint8Array<ArrayBuffer>
  /** What was signed (RFC 9421, 2.5). */
  base: Uint8Array<ArrayBuffer>
}

interface Asked {
  method: string
  headers: Headers
  url: URL
}
type Read = SignedRequest | { problem: string }
const problem = (words: string): Read => ({ problem: words })

/**
 * Reads the signature of Web Bot Auth (draft-ietf-webbotauth-httpsig-protocol over RFC 9421): the first one with that
 * tag, over the host, by a directory whose address it covers. Only what is written as the structured fields are
 * serialised is read; whatever else is unsigned to us.
 */
export function readSigned({ method, headers, url }: Asked, now: number): Read {
  const [input, signatures, agents] = ['signature-input', 'signature', 'signature-agent'].map(
    (name) => headers.get(name) ?? '',
  ) as [string, string, string]
  if (input.length + signatures.length + agents.length > limits.signatureChars) return problem('too long')
  const member = membersOf(input).find(([, value]) => /;tag="web-bot-auth"(?:;|$)/.test(value))
  const [, listed = '', params = ''] =
    /^\(((?:"[^"\\]*"(?:;key="[^"\\]*")?(?: (?=")|(?=\))))*)\)((?:;[a-z]+=(?:"[^"\\]*"|\d+))+)$/.exec(
      member?.[1] ?? '',
    ) ?? []
  if (!member || listed === '') return problem('not readable')
  const [label, whole] = member
  const known = new Map(
    [...params.matchAll(/;([a-z]+)=(?:"([^"]*)"|(\d+))/g)].map(([, key = '', text, digits]) => [
      key,
      text ?? digits ?? '',
    ]),
  )
  const [created, expires] = [Number(known.get('created')), Number(known.get('expires'))]
  const seconds = now / 1_000
  const isTimely =
    created <= seconds + skewSeconds && expires > seconds && expires - created <= limits.signatureHours * 3_600
  if (!isTimely) return problem('not of this time')
  if (known.has('alg') && known.get('alg') !== 'ed25519') return problem('another algorithm')
  const keyId = known.get('keyid') ?? ''
  const signature = bytesOf(membersOf(signatures).find(([name]) => name === label)?.[1] ?? '')
  const named = agentOf(agents, label)
  if (!/^[\w-]{43}$/.test(keyId) || !signature || !named) return problem('no key, signature or directory')
  const components = listed.split(' ')
  if (!components.includes(named.component)) return problem('its directory is not signed')
  if (!components.some((one) => one === '"@authority"' || one === '"@target-uri"'))
    return problem('its host is not signed')
  const lines: string[] = []
  for (const component of components) {
    const value = component === named.component ? named.value : valueOf(component, { method, headers, url })
    if (value === null) return problem('signs what we cannot read')
    lines.push(`${component}: ${value}`)
  }
  const base = new TextEncoder().encode([...lines, `"@signature-params": ${whole}`].join('\n'))
  return { agent: named.agent, keyId, signature, base: base as Uint8Array<ArrayBuffer> }
}
/** Clocks differ. */
const skewSeconds = 60

/** The members of a dictionary, in their order, each with its value as it is written. */
function membersOf(field: string): [name: string, value: string][] {
  return [...field.matchAll(/(?:^|, *)([a-z*][a-z0-9_.*-]*)=((?:"[^"\\]*"|[^",])*)/g)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  )
}

/** The member of this signature; before the dictionary there was one string for all. */
function agentOf(field: string, label: string): { agent: string; component: string; value: string } | null {
  const isLegacy = field.startsWith('"')
  const value = isLegacy ? field.trim() : (membersOf(field).find(([name]) => name === label)?.[1] ?? '')
  const [, address = ''] = /^"([^"\\]+)"(?:;type=directory)?$/.exec(value) ?? []
  const url = URL.parse(address)
  if (!url || url.origin === 'null' || (address !== url.origin && address !== `${url.origin}/`)) return null
  return { agent: url.origin, component: isLegacy ? '"signature-agent"' : `"signature-agent";key="${label}"`, value }
}

/** The value of a component; null: one that we do not read. */
function valueOf(component: string, { method, headers, url }: Asked): string | null {
  switch (component) {
    case '"@authority"':
      return url.host
    case '"@target-uri"':
      return url.href
    case '"@method"':
      return method
    case '"@path"':
      return url.pathname
    case '"@query"':
      return url.search || '?'
    default: {
      const [, name] = /^"([a-z0-9-]+)"$/.exec(component) ?? []
      return name ? headers.get(name) : null
    }
  }
}

function bytesOf(value: string): Uint8Array<ArrayBuffer> | null {
  const [, text] = /^:([A-Za-z0-9+/]{86}==):$/.exec(value) ?? []
  return text ? (Uint8Array.from(atob(text), (char) => char.charCodeAt(0)) as Uint8Array<ArrayBuffer>) : null
}
