import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'
import { findTheme, themeRule, themes } from '#shared/web/themes.ts'

/** WCAG 2.2: relative luminance of an sRGB colour. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** Red, green and blue without the curve of sRGB. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('contrast is computed by the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

// Proves §1.27
test('there are 56 themes with unique names', () => {
  expect(themes).toHaveLength(56)
  expect(new Set(themes.map(({ id }) => id)).size).toBe(56)
  expect(new Set(themes.map(({ label }) => label)).size).toBe(56)
  for (const id of ['red', 'blue', 'black', 'goldenglamour', 'slate', 'green'])
    expect(themes.map((theme) => theme.id)).toContain(id)
})

// Proves §1.27
test.each(themes.map((theme) => [theme.id, theme] as const))(
  '%s is readable on buttons, on white and on its tint',
  (_, { primary, onPrimary, text, soft }) => {
    expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5)
  },
)

/** The pairs of the sheet, `--name: #colour;` in each scheme. */
const sheet = readFileSync('client/styles/index.css', 'utf8').split('@variant dark')
const [lightTokens, darkTokens] = [sheet[0] ?? '', sheet[1] ?? ''].map(
  (part) =>
    new Map(
      [...part.matchAll(/^\s+--([a-z-]+): (#[0-9a-f]{3,6});/gm)].map(([, name = '', colour = '']) => [
        name,
        full(colour),
      ]),
    ),
)
function full(colour: string): string {
  return colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour
}
const token = (tokens: ReadonlyMap<string, string> | undefined, name: string): string => tokens?.get(name) ?? 'no token'
const grounds = ['ground', 'surface', 'sunk']

test('each scheme has the same colours of its own', () => {
  const names = [...(darkTokens?.keys() ?? [])]
  expect(names).toContain('surface')
  for (const name of names) expect(lightTokens?.has(name), name).toBe(true)
})

test.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('words are readable on every ground of the %s scheme', (_, tokens) => {
  const pairs = [
    ...['ink', 'muted', 'hint', 'danger', 'ok'].flatMap((name) => grounds.map((on) => [name, on])),
    ...['danger', 'ok', 'warn', 'info', 'alert', 'way'].map((name) => [`${name}-ink`, `${name}-soft`]),
    ['danger', 'danger-soft'],
    ['ink', 'line'],
    ['muted', 'line'],
  ]
  for (const [name = '', on = ''] of pairs)
    expect([name, on, contrast(token(tokens, name), token(tokens, on)) >= 4.5]).toEqual([name, on, true])
  for (const fill of ['danger-fill', 'toast'])
    expect(contrast('#ffffff', token(tokens, fill))).toBeGreaterThanOrEqual(4.5)
  const star = full(/--color-star: (#[0-9a-f]{3,6});/.exec(readFileSync('client/styles/tokens.css', 'utf8'))?.[1] ?? '')
  for (const on of grounds) expect([on, contrast(star, token(tokens, on)) >= 3]).toEqual([on, true])
})

/** As the sheet mixes the tint of the dark scheme: 12 parts of the words, 88 of the surface. */
function tintOf(text: string): string {
  expect(sheet[1]).toContain('color-mix(in srgb, var(--d-p-text) 12%, #1c1c1c)')
  const parts = [1, 3, 5].map((at) =>
    Math.round(0.12 * Number.parseInt(text.slice(at, at + 2), 16) + 0.88 * 0x1c)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

// Proves §1.27
test.each(themes.map((theme) => [theme.id, theme.dark] as const))(
  '%s is readable in the dark: on buttons, on every ground and on its tint',
  (_, { primary, onPrimary, text }) => {
    expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(primary, token(darkTokens, 'surface'))).toBeGreaterThanOrEqual(3)
    for (const ground of grounds) expect(contrast(text, token(darkTokens, ground))).toBeGreaterThanOrEqual(4.5)
    for (const words of [text, token(darkTokens, 'muted'), token(darkTokens, 'ink')])
      expect(contrast(words, tintOf(text))).toBeGreaterThanOrEqual(4.5)
  },
)

/** How far two colours are from each other to the eye: OKLab, where 0.02 is about the least that is seen. */
function distance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(...a.map((value, place) => value - (b[place] ?? 0)))
}
function oklab(colour: string): number[] {
  const [r = 0, g = 0, b = 0] = channels(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

test('screens name colours by what they are for, which each scheme has', () => {
  const shades = /(?<![\w-])(?:bg|text|border|divide|fill|stroke|outline)-[a-z]+-(?:50|[1-9]00)(?!\w)/
  const named = sources().filter(
    (path) => /^(client|worker\/edge)\//.test(path) && shades.test(readFileSync(path, 'utf8')),
  )
  expect(named).toEqual([])
})

test.each([
  ['light', (theme: (typeof themes)[number]) => theme.primary],
  ['dark', (theme: (typeof themes)[number]) => theme.dark.primary],
])('no two themes look alike in the %s scheme', (_, of) => {
  const near = themes.flatMap((one, place) =>
    themes.slice(place + 1).flatMap((other) => (distance(of(one), of(other)) < 0.03 ? [[one.id, other.id]] : [])),
  )
  expect(near).toEqual([])
})

test('a theme with a primary colour too light for white is marked as light and has a dark border', () => {
  for (const theme of themes) {
    expect([theme.id, theme.light || contrast(theme.primary, '#ffffff') >= 3]).toEqual([theme.id, true])
    expect(themeRule(theme)).toContain(`--p-edge:${theme.light ? theme.text : theme.primary}`)
  }
})

// Proves §1.26, §1.28, §3.46, §9.23
test('a theme is found by its id, its name or its number; an unknown one is slate', () => {
  expect([' Green ', 'Emas Glamor', '4', 4].map((id) => findTheme(String(id)).id)).toEqual([
    'green',
    'goldenglamour',
    'blue',
    'blue',
  ])
  expect(['', 'tidak-ada', '0', '57', '-1'].map((id) => findTheme(id).id)).toEqual([
    'slate',
    'slate',
    'slate',
    'slate',
    'slate',
  ])
})

// Proves ASVS 1.3.5
test('a theme’s rule holds only colours of the table', () => {
  for (const theme of themes) expect(themeRule(theme)).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6};?){8}\}$/)
})
