import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { installRenderer } from '#client/app/page/edge-renderer.ts'
import { Document } from '#client/frame/document.tsx'
import { pages } from '#client/screens/index.ts'
import { assets } from '#edge/request/assets.ts'
import { routes } from '#shared/web/routes.ts'
import { frameOf, shopOf } from './request-fixture.ts'
import { beginningOf, behind } from '#edge/pages/beginning.tsx'

installRenderer(renderToString)

const shops = {
  'without a logo': shopOf(),
  'with a logo': shopOf({ logo: 'https://gambar.example/logo.png?w=1&h=2', whatsapp: '628123456789' }),
}
const names = ['home', 'products', 'product', 'article', 'info'] as const

const cases = Object.entries(shops).flatMap(([how, shop]) => names.map((name) => [name, how, shop] as const))
const elementsOf = (head: string) =>
  head.match(/<(?:meta|link)[^>]*>|<(title|script|style)[^>]*>[^]*?<\/\1>/g)?.toSorted() ?? []
const headOf = (html: string) => html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'))

test.each(cases)(
  'the beginning of the page %s of a shop %s and what follows are the whole page',
  async (name, _, shop) => {
    const page = pages[name]
    const [sample] = Object.values(await page.samples())
    const frame = frameOf(shop, routes[name].path)
    const head = page.head(sample as never, shop)
    const props = { head, frame, route: name, layout: routes[name].layout, assets, flash: null, nonce: null }
    const view = page.view(sample as never, frame)
    const whole = `<!DOCTYPE html>${renderToString(Document({ ...props, children: view }))}`

    const beginning = beginningOf(shop)
    for (const piece of beginning.pieces) expect([piece, whole.split(piece).length]).toEqual([piece, 2])
    const rest = behind(beginning, whole)
    const late = rest.slice(0, rest.indexOf('</head>'))
    expect(elementsOf(headOf(whole))).toHaveLength(beginning.pieces.length + elementsOf(late).length)
    expect([...beginning.pieces, ...elementsOf(late)].toSorted()).toEqual(elementsOf(headOf(whole)))
    expect(late).toMatch(/<title>/)
    expect(rest.slice(rest.indexOf('<body'))).toBe(whole.slice(whole.indexOf('<body')))
  },
)
