import { type Answer, type Asked, openVendor } from './fake-vendor.ts'
import { turnstileSecret } from './keys.ts'

/**
 * A fake of Turnstile's siteverify on this machine. A token says how it is answered: `good <host> <action> <any>` is
 * good once, `hang`, `drop`, `half`, `html`, `500`, `internal` and `old` fail in their ways, and everything else is no
 * token. `/asked` returns what it was asked.
 */
export async function openFakeTurnstile() {
  const asked: unknown[] = []
  const spent = new Set<string>()
  const no = (code: string): Answer => ({ json: { success: false, 'error-codes': [code] } })

  function verify(body: { secret?: string; response?: string }): Answer {
    const token = body.response ?? ''
    const [word, hostname, action] = token.split(' ')
    if (body.secret !== turnstileSecret) return no('invalid-input-secret')
    if (word === 'hang' || word === 'drop') return word
    if (word === 'half') return { text: '{"success":tr' }
    if (word === 'html') return { text: '<h1>Just a moment...</h1>' }
    if (word === '500') return { status: 500, text: 'internal' }
    if (word === 'internal') return no('internal-error')
    if (word === 'old' || spent.has(token)) return no('timeout-or-duplicate')
    if (word !== 'good') return no('invalid-input-response')
    spent.add(token)
    return { json: { success: true, 'error-codes': [], challenge_ts: new Date().toISOString(), hostname, action } }
  }
  return openVendor((one: Asked): Answer => {
    if (one.path === '/asked') return { json: asked }
    asked.push(one.body)
    return verify(one.body as { secret?: string; response?: string })
  })
}
