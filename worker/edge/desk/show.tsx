import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { doneParam } from '#client/desk/addresses.ts'
import { User } from '#client/desk/answers.ts'
import { DeskDocument, type DeskAsset } from '#client/desk/document.tsx'
import { Entry } from '#client/desk/entry.tsx'
import { formId, shownPage } from '#client/desk/parts.tsx'
import { doneWords } from '#client/desk/presses.ts'
import type { Asking, DeskFrame, DeskRefusal } from '#client/desk/screen.ts'
import { findScreen } from './find-screen.ts'
import { DeskFailure, operate } from './operations.ts'
import { typedIn } from './typed-words.ts'
import { answer } from '#edge/request/answer.ts'
import { assets, deskAssets } from '#edge/request/assets.ts'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { clearCookie } from '#edge/shop/cookies.ts'

/** A request for the desk. */
export interface Desk {
  c: Context<EdgeEnv>
  context: RequestContext
  /** Below `/kelola`. */
  path: string
  /** What the cookie says; '': nobody is signed in. */
  session: string
}

export const askFor =
  ({ c, session }: Desk): Asking =>
  async (schema, path) => {
    const read = async (at: string) => schema.parse(await (await operate(c, session, at, { method: 'GET' })).json())
    const found = await read(path)
    const shorter = path.replace(/\bpage=(\d+)$/, (_, page: string) => `page=${pageThatIs(Number(page), found)}`)
    return (shorter === path ? found : await read(shorter)) as never
  }

/** Its rows may have been dealt with since the page was drawn: then it is the last page of those that are left. */
const pageThatIs = (page: number, found: unknown): number =>
  typeof found === 'object' && found !== null && 'total' in found && typeof found.total === 'number'
    ? shownPage(page, found.total)
    : page

/** A screen, after a press that was refused with what was typed. */
export async function showScreen(desk: Desk, refusal: DeskRefusal | null, status = 200): Promise<Response> {
  const { context, path } = desk
  const found = findScreen(path)
  if (!found) throw new DeskFailure(404, 'Halaman tidak ditemukan.')
  const query = new URLSearchParams(context.url.search)
  const done = doneWords(query.get(doneParam) ?? '')
  query.delete(doneParam)
  const ask = askFor(desk)
  const [user, view] = await Promise.all([ask(User, '/desk'), found.screen(ask, query, found.thing)])
  const frame: DeskFrame = {
    ...{ shop: context.shop, user, now: new Date(), key: crypto.randomUUID(), refusal },
    path: context.url.pathname + (query.size > 0 ? `?${query}` : ''),
  }
  const drawn = renderToString(view(frame))
  // Its order may have left this screen meanwhile, with the form that would say it.
  const lost = refusal && !drawn.includes(`id="${formId(refusal.press, refusal.id)}"`) ? refusal : null
  const refused = lost ? withTyped([lost.message, ...Object.values(lost.fields)].join(' '), typedIn(lost.values)) : null
  return page(desk, { title: found.title, at: path, done, refused, status, script: found.script }, drawn)
}

const withTyped = (message: string, typed: readonly string[]): string =>
  typed.length === 0 ? message : `${message} · Anda mengetik: ${typed.join(' · ')}`

interface EntryOptions {
  pass: string | null
  message?: string
  typed?: readonly string[]
  status?: number
}
export const entryPage = (desk: Desk, { pass, message, typed = [], status = 200 }: EntryOptions): Promise<Response> =>
  page(
    desk,
    { title: 'Masuk', at: null, done: null, refused: null, status, script: 'passkey' },
    renderToString(<Entry pass={pass} message={message ?? null} typed={typed} />),
  )

/** The session has ended; what was typed is shown, because nobody remembers it. */
export function leave(desk: Desk, message: string, typed: readonly string[] = []): Promise<Response> {
  clearCookie(desk.context, 'desk')
  return entryPage(desk, { pass: null, message, typed, status: 401 })
}

/** Something is not there, or not for this role; `typed`: what was typed in a form for it. */
export const refusedPage = (
  desk: Desk,
  { message, status }: { message: string; status: number },
  typed: readonly string[] = [],
): Promise<Response> =>
  page(desk, { title: 'Tidak bisa', at: desk.path, done: null, refused: withTyped(message, typed), status }, '')

interface PageProps {
  title: string
  at: string | null
  done: string | null
  refused: string | null
  status: number
  script?: DeskAsset | undefined
}
export function page({ context }: Desk, { status, ...props }: PageProps, drawn: string): Promise<Response> {
  const inside: ReactNode = <div dangerouslySetInnerHTML={{ __html: drawn }} />
  const whole = renderToString(
    <DeskDocument shop={context.shop} assets={{ ...assets, desk: deskAssets }} {...props}>
      {inside}
    </DeskDocument>,
  )
  return answer(context, `<!DOCTYPE html>${whole}`, {
    kind: 'personal',
    status,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
}
