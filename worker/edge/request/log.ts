/** What the one line of a request says. No tokens, no addresses, no query strings. */
export interface LogFields {
  requestId: string
  host: string
  method: string
  path: string
  route?: string
  companyId?: number
  status?: number
  ms?: number
  cache?: 'hit' | 'stale' | 'miss' | 'old'
  backendCalls: number
  renderMs?: number
  /** How busy the shop's object is, from half of what it can take on. */
  load?: number
  /** How many parts came after the page. `ms` is when the page itself left. */
  late?: number
  /** When the beginning of the page left; `status` and `ms` are those of the whole page. */
  beginningMs?: number
  /** What went wrong on the way, in short notes. */
  notes: string[]
}

const notesMax = 20

export function note(log: LogFields, text: string): void {
  if (log.notes.length < notesMax) log.notes.push(text.slice(0, 300))
}

/** What goes wrong after the request's own line is written has a line of its own. */
export function warn({ requestId, host }: LogFields, text: string): void {
  console.log(JSON.stringify({ level: 'warn', requestId, host, notes: [text.slice(0, 300)] }))
}

/** One JSON line; JSON escapes line breaks, so no value can forge a second record. */
export function writeLog(log: LogFields): void {
  const level = (log.status ?? 500) >= 500 ? 'error' : log.notes.length > 0 ? 'warn' : 'info'
  console.log(JSON.stringify({ level, ...log }))
}
