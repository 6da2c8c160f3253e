import { catalogueNames, everyName } from './class-names.js'

/** @import { AtRule, ChildNode, Plugin, Root, Rule } from 'postcss' */

/** Variables by which Tailwind lets one class answer to another. Later rules win here anyhow, so nothing reads them. */
const parts = /^--tw-(leading|font-weight|border-style|outline-style)$/

/**
 * Leaves out of Tailwind's rules what only class lists need that we do not write, and what only browsers need for which
 * a plain value stands beside it. It is in most rules.
 *
 * @returns {Plugin}
 */
export function plainRules() {
  return {
    postcssPlugin: 'plain-rules',
    OnceExit(root) {
      // The licence is in the file of all licences, see client-plugins.js.
      root.walkComments((comment) => void comment.remove())
      root.walkAtRules(/^(property|layer|supports)$/, (rule) => {
        const unread = rule.name === 'property' || rule.params === 'properties' || rule.params.includes('color-mix(')
        if (unread) rule.remove()
      })
      root.walkAtRules('layer', gatherWidths)
      root.walkDecls((line) => {
        // Every border is solid from the beginning, see client/styles/base.css.
        if (parts.test(line.prop) || line.value === 'var(--tw-border-style)') line.remove()
        else line.value = line.value.replace(/var\(--tw-(?:leading|ease|duration), *((?:[^()]|\([^()]*\))*)\)/g, '$1')
      })
    },
  }
}

/**
 * Writes a condition once for all components: what a width changes stands behind them, the narrowest first. So of two
 * components of one element the one for the width wins, as it does among Tailwind's own classes.
 *
 * @param {AtRule} layer
 */
function gatherWidths(layer) {
  if (layer.params !== 'components') return
  const found = /** @type {Map<string, AtRule>} */ (new Map())
  for (const rule of layer.nodes ?? []) {
    if (rule.type !== 'atrule' || !fromWidth(rule)) continue
    const first = found.get(rule.params)
    if (first) first.append(rule.nodes ?? [])
    else found.set(rule.params, rule.clone())
  }
  layer.each((rule) => {
    if (rule.type === 'atrule' && fromWidth(rule)) rule.remove()
  })
  layer.append([...found.values()].toSorted((one, other) => fromWidth(one) - fromWidth(other)))
}

/** 0: it is no condition of a least width. @param {AtRule} rule */
const fromWidth = ({ params }) => Number(/^\((?:min-width:|width *>=) *([\d.]+)rem\)$/.exec(params)?.[1] ?? 0)

/**
 * Makes two sheets of the one: client/styles/index.css keeps what the pages of the catalogue need, and rest.css what
 * only others need, which load both. A rule counts as the catalogue's when its first class is named in a file of those
 * pages, when it has no class, or when no file names it as a whole (a part of its name is put in by the code).
 *
 * Which rule wins must not depend on the sheet it is in. So the steps of Tailwind's order (plain classes, states, each
 * width) become layers, which have one order for both sheets. Inside a step a class of the rest is later than any of
 * the catalogue: where that would be wrong, it belongs to the catalogue's.
 *
 * @param {{ catalogue: Set<string>, every: Set<string> }} [names] what may be a class in files of the catalogue; in any
 * @returns {Plugin}
 */
export function twoSheets({ catalogue, every } = { catalogue: catalogueNames(), every: everyName() }) {
  /** @param {Rule} rule */
  const isOnlyOfOthers = ({ selectors }) =>
    selectors.every((selector) => {
      const [name] = classesOf(selector)
      return name !== undefined && every.has(name) && !catalogue.has(name)
    })
  return {
    postcssPlugin: 'two-sheets',
    OnceExit(root, { atRule }) {
      const ofRest = /** @type {Set<Rule>} */ (new Set())
      root.walkRules((rule) => {
        if (isOnlyOfOthers(rule)) ofRest.add(rule)
      })
      root.walkAtRules('layer', (layer) => {
        if (layer.params !== 'utilities' || !layer.nodes) return
        const important = liftImportant(layer)
        const steps = stepsOf(layer.nodes)
        for (const step of [...steps, important]) keepOrder(step, ofRest)
        for (const [place, step] of steps.entries())
          layer.append(atRule({ name: 'layer', params: `u${place}` }).append(step))
        layer.append(important)
      })
      const isRest = root.source?.input.file?.endsWith('/rest.css') ?? false
      root.walkRules((rule) => {
        if (ofRest.has(rule) !== isRest && !isInKeyframes(rule)) rule.remove()
      })
      if (isRest) root.walkAtRules(/^(font-face|keyframes|page)$/, (rule) => void rule.remove())
      removeEmpty(root)
    },
  }
}

/** @param {string} selector */
const classesOf = (selector) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

/** @param {Rule} rule */
const isInKeyframes = ({ parent }) => parent?.type === 'atrule' && /** @type {AtRule} */ (parent).name === 'keyframes'

/** Layers stay, because their order is that of both sheets. @param {AtRule | Root} root */
function removeEmpty(root) {
  for (let found = true; found;) {
    found = false
    root.walkAtRules((rule) => {
      if (rule.name === 'layer' || rule.nodes?.length !== 0) return
      rule.remove()
      found = true
    })
  }
}

/**
 * Takes `!important` rules out, in their order: they stay outside of the inner layers, among which the first would win.
 *
 * @param {AtRule} layer
 */
function liftImportant(layer) {
  const rules = /** @type {Rule[]} */ ([])
  layer.walkRules((rule) => {
    if (rule.nodes.some((line) => line.type === 'decl' && line.important)) rules.push(rule)
  })
  const lifted = rules.map((rule) => {
    const condition = rule.parent === layer ? null : /** @type {AtRule} */ (rule.parent)
    return condition ? condition.clone({ nodes: [] }).append(rule) : rule.remove()
  })
  removeEmpty(layer)
  return lifted
}

const widths = /^(?:2?[a-z]{2}|(?:min|max)-.*|print|noscript)$/

/**
 * The runs of rules of one kind: of classes without a variant, with a state as their variant, with a certain width.
 *
 * @param {readonly ChildNode[]} nodes
 */
function stepsOf(nodes) {
  const steps = /** @type {ChildNode[][]} */ ([])
  let last = null
  for (const node of [...nodes]) {
    const kind = kindOf(node)
    if (kind !== last) steps.push([])
    steps.at(-1)?.push(node)
    last = kind
  }
  return steps
}

/** @param {ChildNode} node @returns {string} */
function kindOf(node) {
  if (node.type === 'atrule') return node.nodes?.[0] ? kindOf(node.nodes[0]) : ''
  const [name = ''] = node.type === 'rule' ? classesOf(node.selector) : []
  // A value in brackets may have a colon of its own.
  const bare = name.replace(/\[[^\]]*\]/g, '')
  const variant = bare.slice(0, Math.max(0, bare.lastIndexOf(':')))
  return variant === '' || widths.test(variant) ? variant : 'state'
}

/**
 * Takes out of the rest what a later rule of the catalogue in the same step changes in part, as `pt-0` does with `p-4`.
 * Two values for the same thing are no such case: no class list has both.
 *
 * @param {readonly ChildNode[]} step
 * @param {Set<Rule>} ofRest
 */
function keepOrder(step, ofRest) {
  const rules = step.flatMap(rulesIn)
  const severalKinds = rules.some((rule) => kindOf(rule) === 'state' || rule.toString().includes('!important'))
  const later = /** @type {string[][]} */ ([])
  for (const rule of rules.toReversed()) {
    const sets = setBy(rule)
    const changed = later.some(
      (other) => other.some((one) => sets.includes(one)) && (severalKinds || other.join() !== sets.join()),
    )
    if (changed) ofRest.delete(rule)
    if (!ofRest.has(rule)) later.push(sets)
  }
}

/** @param {ChildNode} node @returns {Rule[]} */
const rulesIn = (node) =>
  node.type === 'rule' ? [node] : node.type === 'atrule' ? (node.nodes ?? []).flatMap(rulesIn) : []

/** @param {Rule} rule */
const setBy = ({ nodes }) => nodes.flatMap((line) => (line.type === 'decl' ? singly(line.prop) : [])).toSorted()

const edges = { '': ['top', 'right', 'bottom', 'left'], inline: ['right', 'left'], block: ['top', 'bottom'] }
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`)
/** @type {Readonly<Record<string, readonly string[]>>} */
const shorthands = {
  'border-radius': corners,
  flex: ['flex-basis', 'flex-grow', 'flex-shrink'],
  gap: ['column-gap', 'row-gap'],
  'grid-column': ['grid-column-end', 'grid-column-start'],
  'grid-row': ['grid-row-end', 'grid-row-start'],
  overflow: ['overflow-x', 'overflow-y'],
  'place-content': ['align-content', 'justify-content'],
  'place-items': ['align-items', 'justify-items'],
}

/** The properties that a line sets one by one. @param {string} property @returns {readonly string[]} */
function singly(property) {
  const [, box, side = '', what = ''] =
    /^(margin|padding|inset|border)(?:-(inline|block|top|right|bottom|left))?(-width|-color|-style)?$/.exec(property) ??
    []
  if (!box) return shorthands[property] ?? [property]
  const sides = side === '' || side === 'inline' || side === 'block' ? edges[side] : [side]
  return sides.map((edge) => (box === 'inset' ? edge : `${box}-${edge}${what}`))
}
