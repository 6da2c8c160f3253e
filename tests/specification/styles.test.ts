import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'

const styles = (name: string) => readFileSync(`client/${name}`, 'utf8')

test('the variant dialog is 485 px wide on mobile, never wider than the window, and 645 px from 1025 px on', () => {
  expect(styles('styles/product.css')).toMatch(/\.picker \{[^}]*w-\[min\(485px,100%\)\][^}]*lg:w-\[645px\]/)
})

test('the layout is mobile up to 1024 px', () => {
  expect(styles('styles/index.css')).toContain(`--breakpoint-lg: ${(limits.mobileLayoutMaxPx + 1) / 16}rem`)
})

test('the loading bar is 3 px high and runs for 2 s', () => {
  expect(styles('styles/frame.css')).toMatch(/\.progress \{[^}]*h-\[3px\][^}]*animation: progress 2s/)
})
