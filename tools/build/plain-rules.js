/** @import { Plugin } from 'postcss' */

/** Variables by which Tailwind lets one class answer to another. Later rules win here anyhow, so nothing reads them. */
const unread = /^--tw-(leading|font-weight|border-style|outline-style|space-[xy]-reverse|divide-[xy]-reverse)$/

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
