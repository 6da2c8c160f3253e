import { expect, test } from 'vitest'
import { findTheme, themeRule, themes } from './themes.ts'

/** WCAG 2.2: relative luminance of an sRGB colour. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
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
  for (const theme of themes) expect(themeRule(theme)).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6};?){5}\}$/)
})
