import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { plainRules } from './plain-rules.js'

test('Tailwind’s variables that no class list needs are left out', async () => {
  const sheet = `
    @property --tw-leading { syntax: '*'; inherits: false }
    @layer properties { * { --tw-leading: initial } }
    .text-sm { font-size: 13px; line-height: var(--tw-leading, 1.35) }
    .rounded-full { border-radius: calc(infinity * 1px) }
    .border { border-style: var(--tw-border-style); border-width: 1px }
    /* a comment */
    .transition { transition-timing-function: var(--tw-ease, cubic-bezier(0.4, 0, 0.2, 1)) }`
  expect(await through(sheet)).toBe(
    '.text-sm{font-size:13px;line-height:1.35}.rounded-full{border-radius:9999px}.border{border-width:1px}' +
      '.transition{transition-timing-function:cubic-bezier(0.4,0,0.2,1)}',
  )
})

test('Space and lines between the parts of a list have one direction', async () => {
  const sheet = `
    .space-y-3 {
      --tw-space-y-reverse: 0;
      margin-block-start: calc(calc(4px * 3) * var(--tw-space-y-reverse));
      margin-block-end: calc(calc(4px * 3) * calc(1 - var(--tw-space-y-reverse)));
    }
    .divide-y {
      --tw-divide-y-reverse: 0;
      border-top-width: calc(1px * var(--tw-divide-y-reverse));
      border-bottom-width: calc(1px * calc(1 - var(--tw-divide-y-reverse)));
    }`
  expect(await through(sheet)).toBe('.space-y-3{margin-block-end:calc(4px*3)}.divide-y{border-bottom-width:1px}')
})

test('A mixed colour has no unmixed one before it', async () => {
  const sheet = `
    .a { color: red; background: var(--ink) }
    @supports (color: color-mix(in lab, red, red)) { .a { background: color-mix(in srgb, var(--ink) 14%, #1c1c1c) } }
    @supports selector(:has(*)) { .b { color: red } }`
  expect(await through(sheet)).toBe(
    '.a{color:red}.a{background:color-mix(insrgb,var(--ink)14%,#1c1c1c)}@supportsselector(:has(*)){.b{color:red}}',
  )
})

/** The sheet as the build's plugin writes it, without spaces. */
async function through(sheet: string): Promise<string> {
  const css = { postcss: { plugins: [plainRules()] } }
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build')
  const { code } = await preprocessCSS(sheet, '/styles/index.css', config)
  return code.replace(/\s+|;(?=\s*\})/g, '')
}
