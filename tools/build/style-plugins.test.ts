import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { plainRules, twoSheets } from './style-plugins.js'

test('Tailwind’s variables and fallbacks that no class list needs are left out', async () => {
  const sheet = `
    @property --tw-leading { syntax: '*'; inherits: false }
    @layer properties { * { --tw-leading: initial } }
    .text-sm { font-size: 13px; line-height: var(--tw-leading, 1.35) }
    .border { border-style: var(--tw-border-style); border-width: 1px }
    .transition { transition-timing-function: var(--tw-ease, cubic-bezier(0.4, 0, 0.2, 1)) }
    .veil { color: #fffd; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in lab, red, red) } }`
  expect(await through(sheet, 'index', plainRules())).toBe(
    '.text-sm{font-size:13px;line-height:1.35}.border{border-width:1px}' +
      '.transition{transition-timing-function:cubic-bezier(0.4,0,0.2,1)}.veil{color:#fffd}',
  )
})

test('a condition of a width is written once, and the widest wins', async () => {
  const sheet = `@layer components {
    .a { margin: 0 } @media (min-width: 64rem) { .a { margin: 2px } } @media (min-width: 40rem) { .a { margin: 1px } }
    .b { margin: 0 } @media (min-width: 64rem) { .b { margin: 2px } } @media print { .b { margin: 9px } }
  }`
  expect(await through(sheet, 'index', plainRules())).toBe(
    '@layercomponents{.a{margin:0}.b{margin:0}@mediaprint{.b{margin:9px}}' +
      '@media(min-width:40rem){.a{margin:1px}}@media(min-width:64rem){.a{margin:2px}.b{margin:2px}}}',
  )
})

const catalogue = new Set(['mt-1', 'pt-0', '[pt:0]', 'hover:mt-1', 'lg:mt-1', 'mt-1!', 'lg:mt-0!', 'card'])
const every = new Set([...catalogue, 'mt-2', 'p-4', 'pb-2', 'lg:mt-2', 'mt-2!', 'lg:mt-3!', 'story'])
const both = `
  @font-face { font-family: x }
  @layer components { .card { margin: 0 } .story { margin: 0 } .toast-ok { margin: 0 } a { margin: 0 } }
  @layer utilities {
    .mt-1 { margin-top: 1px } .mt-2 { margin-top: 2px } .mt-1\\! { margin-top: 1px !important }
    .mt-2\\! { margin-top: 2px !important } .p-4 { padding: 4px } .pt-0 { padding-top: 0 } .pb-2 { padding-bottom: 2px }
    .\\[pt\\:0\\] { pt: 0 }
    .hover\\:mt-1:hover { margin-top: 1px }
    @media (min-width: 64rem) {
      .lg\\:mt-1 { margin-top: 1px } .lg\\:mt-2 { margin-top: 2px }
      .lg\\:mt-0\\! { margin-top: 0 !important } .lg\\:mt-3\\! { margin-top: 3px !important }
    }
  }`

test('the first sheet has what the catalogue names, and what no file names as a whole', async () => {
  expect(await through(both, 'index', twoSheets({ catalogue, every }))).toBe(
    '@font-face{font-family:x}@layercomponents{.card{margin:0}.toast-ok{margin:0}a{margin:0}}@layerutilities{' +
      // What a class of the catalogue changes in part must come before it.
      '@layeru0{.mt-1{margin-top:1px}.p-4{padding:4px}.pt-0{padding-top:0}.\\[pt\\:0\\]{pt:0}}' +
      '@layeru1{.hover\\:mt-1:hover{margin-top:1px}}@layeru2{@media(min-width:64rem){.lg\\:mt-1{margin-top:1px}}}' +
      // Outside of the layers, of which the first would win. The second class must lose against the third.
      '.mt-1\\!{margin-top:1px!important}.mt-2\\!{margin-top:2px!important}' +
      '@media(min-width:64rem){.lg\\:mt-0\\!{margin-top:0!important}}}',
  )
})

test('the rest has the others in the same order of layers', async () => {
  expect(await through(both, 'rest', twoSheets({ catalogue, every }))).toBe(
    '@layercomponents{.story{margin:0}}@layerutilities{@layeru0{.mt-2{margin-top:2px}.pb-2{padding-bottom:2px}}@layeru1{}' +
      '@layeru2{@media(min-width:64rem){.lg\\:mt-2{margin-top:2px}}}' +
      '@media(min-width:64rem){.lg\\:mt-3\\!{margin-top:3px!important}}}',
  )
})

/** The sheet as the build's plugin writes it, without spaces. */
async function through(sheet: string, name: string, plugin: ReturnType<typeof plainRules>): Promise<string> {
  const css = { postcss: { plugins: [plugin] } }
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build')
  const { code } = await preprocessCSS(sheet, `/styles/${name}.css`, config)
  return code.replace(/\s+|;(?=\s*\})/g, '')
}
