import * as dom from './dom-names.ts'

/** The answer of an action to a script. `data` is the page's fresh data after a `stay`. */
export type ActionAnswer<D = unknown> =
  | { ok: true; data: D | null; to: string | null; message: string | null }
  | { ok: false; status: number; message: string; fields: Readonly<Record<string, string>> }

const lost = { ok: false, status: 0, message: 'Network Error', fields: {} } as const

/**
 * Posts an action of a page without leaving it: the same action that a form posts without script. The request outlives
 * the page, and it never throws: a lost connection is a refusal with 'Network Error'.
 */
export async function act<D>(
  action: string,
  fields: FormData | Record<string, string>,
  at: string = location.pathname + location.search,
): Promise<ActionAnswer<D>> {
  const url = new URL(at, location.href)
  url.searchParams.set(dom.actionParam, action)
  const body =
    fields instanceof FormData
      ? new URLSearchParams([...fields].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))
      : new URLSearchParams(fields)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      redirect: 'error',
      keepalive: true,
    })
    const answer = (await response.json()) as ActionAnswer<D>
    if (answer.ok) {
      const detail: dom.Acted = { action, path: url.pathname, fields: body, data: answer.data }
      document.dispatchEvent(new CustomEvent(dom.actedEvent, { detail }))
    }
    return answer
  } catch {
    return lost
  }
}
