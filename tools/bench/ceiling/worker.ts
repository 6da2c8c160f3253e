import { renderToString } from 'react-dom/server'
import { homePage } from './page.ts'

/**
 * What a page of this size costs at the least, in the same runtime: as kept bytes, as a kept string, and rendered by
 * React with nothing around it. No shop, no session, no headers, no log.
 */
const page = `<!doctype html>${renderToString(homePage())}`
const bytes = new TextEncoder().encode(page)
const headers = { 'content-type': 'text/html; charset=utf-8' }

export default {
  fetch(request: Request): Response {
    const { pathname } = new URL(request.url)
    if (pathname === '/bytes') return new Response(bytes, { headers })
    if (pathname === '/render') return new Response(`<!doctype html>${renderToString(homePage())}`, { headers })
    return new Response(page, { headers })
  },
}
