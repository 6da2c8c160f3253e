import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isDoneWithoutBody, parseAnswer } from '#shared/api/contract/answer-text.ts'

export interface Question {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: string | null
  timeoutMs: number
  /** Accepts a certificate that nobody has signed. */
  insecure: boolean
}
export interface Reply {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** undefined: no JSON. */
  json: unknown
  text: string
  /** The names of whole numbers that JavaScript would round: they are text in `json`. */
  long: string[]
}
/** A backend that gave no whole answer, with what to do about it. */
export interface NoReply {
  problem: string
}

const answerBytesMax = 8 * 1024 * 1024

/** Sends one request, follows no redirect and never throws. */
export function send({ method, url, headers, body, timeoutMs, insecure }: Question): Promise<Reply | NoReply> {
  const ask = url.protocol === 'https:' ? secure : plain
  const length = body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const giveUp = (problem: string) => {
      clearTimeout(timer)
      call.destroy()
      resolve({ problem })
    }
    const call = ask(
      url,
      {
        method,
        headers: { ...headers, ...length },
        agent: false,
        rejectUnauthorized: !insecure,
        ...(url.hostname.endsWith('.localhost') ? { lookup: loopback } : {}),
      },
      (answer) => {
        const parts: Buffer[] = []
        let size = 0
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size > answerBytesMax) giveUp(`the answer is larger than ${answerBytesMax / 1024 / 1024} MB`)
          else parts.push(part)
        })
        answer.on('error', (error) => giveUp(inWords(error)))
        answer.on('end', () => {
          clearTimeout(timer)
          const [bytes, status] = [Buffer.concat(parts), answer.statusCode ?? 0]
          const long: string[] = []
          const json = isDoneWithoutBody(status, bytes) ? {} : parseAnswer(bytes, (name) => long.push(name))
          resolve({ status, headers: answer.headers, json, text: bytes.toString('utf8'), long })
        })
      },
    )
    const timer = setTimeout(() => giveUp(`no whole answer within ${timeoutMs} ms`), timeoutMs)
    call.on('error', (error) => giveUp(inWords(error)))
    call.end(body ?? undefined)
  })
}

/** `*.localhost` is this machine; Node does not know it. */
const loopback: LookupFunction = (_name, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

const sentences: readonly [code: RegExp, words: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'the host has no address: is its name right?'],
  [/ECONNREFUSED/, 'nothing listens there: is the backend running, and is the port right?'],
  [/ECONNRESET|EPIPE|HPE_/, 'the connection broke before the answer was whole, or what answers there speaks no HTTP'],
  [/EPROTO|ERR_SSL/, 'what answers there speaks no TLS: is it http instead of https?'],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|CERT|ALTNAME/,
    'the certificate cannot be trusted; for a test server with its own certificate add --insecure',
  ],
]

function inWords(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  const found = sentences.find(([pattern]) => pattern.test(code))
  return found ? `${found[1]} (${code})` : error.message || code
}
