/** @import { Plugin } from 'postcss' */

/**
 * Variables by which Tailwind lets one class answer to another (later rules win here anyhow), and those for a function
 * of two colours that we do not write. Nothing reads them.
 */
const unread =
  /^--tw-(leading|font-weight|border-style|outline-style|space-[xy]-reverse|divide-[xy]-reverse)$|^--lightningcss-/

/**
 * Leaves out of Tailwind's rules what only class lists need that we do not write: it stands in most rules.
 *
 * @returns {Plugin}
 */
export function plainRules() {
  return {
    postcssPlugin: 'plain-rules',
    OnceExit(root) {
      // The licence is in the file of all licences, see client-plugins.js.
      root.walkComments((comment) => void comment.remove())
      root.walkAtRules(/^(property|layer)$/, (rule) => {
        if (rule.name === 'property' || rule.params === 'properties') rule.remove()
      })
      // For browsers without mixed colours Tailwind writes the unmixed one. Ours would be the ground of words of the same
      // colour; without a ground they can be read.
      root.walkAtRules('supports', (rule) => {
        if (!rule.params.includes('color-mix(in lab')) return
        rule.walkDecls(({ prop }) => {
          const before = rule.prev()
          if (before?.type === 'rule') before.walkDecls(prop, (unmixed) => void unmixed.remove())
        })
        rule.replaceWith(rule.nodes ?? [])
      })
      root.walkDecls((line) => {
        // Every border is solid from the beginning, see client/styles/base.css.
        if (unread.test(line.prop) || line.value === 'var(--tw-border-style)') line.remove()
        // Nothing of ours runs backwards.
        else if (/var\(--tw-\w+-[xy]-reverse\)/.test(line.value)) {
          const forwards = /^calc\(\s*(.*?) \* calc\(1 - var\(--tw-\w+-[xy]-reverse\)\)\s*\)$/s.exec(line.value)?.[1]
          if (forwards === undefined) line.remove()
          else line.value = forwards
        } else if (/^(calc\(infinity \* 1px\)|3\.40282e38px)$/.test(line.value)) line.value = '9999px'
        else line.value = line.value.replace(/var\(--tw-(?:leading|ease|duration), *((?:[^()]|\([^()]*\))*)\)/g, '$1')
      })
    },
  }
}
