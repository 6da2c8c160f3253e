import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'

const styles = (name: string) => readFileSync(`client/${name}`, 'utf8')

// Proves §2.68, §9.18
test('the variant dialog is 485 px wide on mobile, never wider than the window, and 645 px from 1025 px on', () => {
  expect(styles('styles/product.css')).toMatch(/\.picker \{[^}]*w-\[min\(485px,100%\)\][^}]*lg:w-\[645px\]/)
})

// Proves §2.73
test('a general dialog is 95 % of the window wide, and 33 % from 1024 px on', () => {
  expect(styles('screens/cart/head.tsx')).toMatch(/ w-\[95%\][^"]*min-\[64rem\]:w-\[33%\]/)
})

// Proves §2.88
test('a side panel is 487 px wide, and 647 px in a window of 1536 px and more', () => {
  expect(styles('styles/tokens.css')).toContain(`--breakpoint-2xl: ${1_536 / 16}rem`)
  for (const panel of ['side-panel', 'drop-down'])
    expect(styles('styles/frame.css')).toMatch(new RegExp(`\\.${panel} \\{[^}]*w-\\[487px\\][^}]*2xl:w-\\[647px\\]`))
  expect(styles('styles/goods.css')).toMatch(/\.filter \{[^]*width >= 40rem[^}]*w-\[487px\]/)
})

// Proves §2.86, §3.69, §9.19
test('the layout is mobile up to 1024 px', () => {
  expect(styles('styles/tokens.css')).toContain(`--breakpoint-lg: ${(limits.mobileLayoutMaxPx + 1) / 16}rem`)
})

// Proves §2.83, §2.84
test('the loading bar is 3 px high and runs for 2 s', () => {
  expect(styles('styles/frame.css')).toMatch(/\.progress \{[^}]*h-\[3px\][^}]*animation: progress 2s/)
})
