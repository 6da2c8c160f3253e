import { z } from 'zod'
import { type Answer, type Asked, openVendor } from './fake-vendor.ts'

const faults = ['hang', 'drop', 'half', 'html', '302', 'servfail', 'endless'] as const
/** What the DNS has at a name: texts, each perhaps under another name, as at the end of a CNAME; or how it fails. */
const Held = z.object({
  name: z.string(),
  texts: z.array(z.object({ data: z.string(), at: z.string().optional() })).default([]),
  fault: z.enum(faults).optional(),
})
export type Held = z.input<typeof Held>

/**
 * A fake resolver on this machine that speaks the JSON of DNS over HTTPS. `POST /held` says what it has at a name;
 * `/asked` returns the names that it was asked for.
 */
export async function openFakeResolver() {
  const held = new Map<string, z.output<typeof Held>>()
  const asked: string[] = []

  return openVendor(({ method, path, headers, body }: Asked): Answer => {
    if (path === '/asked') return { json: asked }
    if (method === 'POST') {
      const one = Held.parse(body)
      held.set(one.name, one)
      return { json: {} }
    }
    const query = new URL(path, 'http://x').searchParams
    const name = query.get('name') ?? ''
    asked.push(name)
    if (query.get('type') !== 'TXT' || headers.accept !== 'application/dns-json') return { status: 400, text: 'what?' }
    return answerOf(name, held.get(name))
  })
}

function answerOf(name: string, one: z.output<typeof Held> | undefined): Answer {
  const head = { TC: false, RD: true, RA: true, AD: false, CD: false, Question: [{ name, type: 16 }] }
  switch (one?.fault) {
    case 'hang':
    case 'drop':
      return one.fault
    case 'half':
      return { text: '{"Status":0,"Ans' }
    case 'html':
      return { text: '<h1>Just a moment...</h1>' }
    case '302':
      return { status: 302, json: { ...head, Status: 0 } }
    case 'servfail':
      return { json: { ...head, Status: 2 } }
    case 'endless':
      return { text: `"${'x'.repeat(5 * 1024 * 1024)}` }
    case undefined:
  }
  if (!one) return { json: { ...head, Status: 3 } }
  const answers = one.texts.map(({ data, at = name }) => ({ name: at, type: 16, TTL: 300, data }))
  const alias = one.texts.find(({ at }) => at)?.at
  return {
    json: { ...head, Status: 0, Answer: [...(alias ? [{ name, type: 5, TTL: 300, data: alias }] : []), ...answers] },
  }
}
