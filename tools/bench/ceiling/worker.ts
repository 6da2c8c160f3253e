import { renderToString } from 'react-dom/server'
import { homePage } from './page.ts'

/**
 * What a page of this size costs at the least, in the same runtime: as kept bytes, as a kept string, and rendered by
 * React with nothing around it. No shop, no session, no headers, no log. `/constant` is what was PUT there: a page of the
 * shop, as a string.
 */
const page = `<!doctype html>${renderToString(homePage())}`
const bytes = new TextEncoder().encode(page)
let constant = ''
const headers = { 'content-type': 'text/html; charset=utf-8' }

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') constant = await request.text()
    if (pathname === '/constant') return new Response(constant, { headers })
    if (pathname === '/bytes') return new Response(bytes, { headers })
    if (pathname === '/render') return new Response(`<!doctype html>${renderToString(homePage())}`, { headers })
    return new Response(page, { headers })
  },
}
