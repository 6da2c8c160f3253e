import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { everyCountry } from '#shared/indonesia/countries.ts'
import { CountryGroup } from './country-group.tsx'

const draw = (rule: Partial<typeof everyCountry>, chosen: string) => {
  const choice = { ...everyCountry, ...rule, home: 'ID' }
  const group = createElement(CountryGroup, { choice, chosen })
  return renderToString(createElement('select', { defaultValue: chosen }, group))
}

afterEach(() => vi.unstubAllEnvs())

test.each([
  [{}, 'ID'],
  [{}, 'CI'],
  [{ only: ['ID', 'MY', 'SG'] }, 'SG'],
  [{ except: ['MY'] }, 'MY'],
])('the edge writes the same countries that a browser draws: %j, chosen %s', (rule, chosen) => {
  const onEdge = draw(rule, chosen)
  vi.stubEnv('SSR', false)
  expect(draw(rule, chosen)).toBe(onEdge)
  expect(onEdge.match(/ selected=""/g)).toHaveLength(1)
})
