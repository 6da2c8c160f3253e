/**
 * The drawing paper: an SVG document that collects its own gradients, patterns, clips and blurs.
 * Objects are functions from a sheet and their properties to a piece of SVG, so they compose freely.
 *
 * @typedef {readonly [offset: number, colour: string, opacity?: number]} Stop
 * @typedef {ReturnType<typeof sheet>} Sheet
 */

/** @param {number} width @param {number} height */
export function sheet(width, height) {
  /** @type {Map<string, string>} */
  const ids = new Map()
  /** The same gradient asked for twice is stored once. @param {string} tag @param {string} rest */
  const define = (tag, rest) => {
    const key = tag + rest
    const id = ids.get(key) ?? `d${ids.size}`
    ids.set(key, id)
    return `url(#${id})`
  }
  return {
    width,
    height,
    /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {readonly Stop[]} list */
    linear: (x1, y1, x2, y2, list) =>
      define('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`),
    /** @param {number} cx @param {number} cy @param {number} r @param {readonly Stop[]} list */
    radial: (cx, cy, r, list) =>
      define('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`),
    /** @param {string} shapes */
    clip: (shapes) => define('clipPath', `>${shapes}</clipPath>`),
    /** @param {number} amount */
    blur: (amount) =>
      define(
        'filter',
        ` x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
      ),
    /** @param {number} w @param {number} h @param {string} body @param {string} transform */
    pattern: (w, h, body, transform) =>
      define(
        'pattern',
        ` width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${body}</pattern>`,
      ),
    /** @param {string} body */
    finish(body) {
      const defs = [...ids].map(([key, id]) => {
        const tag = /^[a-zA-Z]+/.exec(key)?.[0] ?? ''
        return `<${tag} id="${id}"${key.slice(tag.length)}`
      })
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${body}</svg>`
    },
  }
}

/** @param {readonly Stop[]} list */
function stops(list) {
  return list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')
}

/**
 * @param {number} x @param {number} y @param {string} body @param {{ scale?: number, turn?: number, flip?: boolean }}
 * [how]
 */
export function at(x, y, body, { scale = 1, turn = 0, flip = false } = {}) {
  const size = flip ? `scale(${-scale} ${scale})` : `scale(${scale})`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) ${size}">${body}</g>`
}

/** @param {string} d @param {string} fill @param {string} [more] */
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

/** @param {string} d @param {string} colour @param {number} width @param {string} [more] */
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/**
 * @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} fill @param {string}
 * [more]
 */
export const oval = (cx, cy, rx, ry, fill, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/**
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r @param {string} fill @param
 * {string} [more]
 */
export const box = (x, y, w, h, r, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`

/** @param {string} clip @param {string} body */
export const inside = (clip, body) => `<g clip-path="${clip}">${body}</g>`

/**
 * The soft shadow where an object stands. @param {Sheet} paper @param {number} cx @param {number} cy @param {number} rx
 * @param {number} ry @param {number} [depth]
 */
export function contact(paper, cx, cy, rx, ry, depth = 0.5) {
  const fill = paper.radial(0.5, 0.5, 0.5, [
    [0, '#1c0f08', depth],
    [0.55, '#1c0f08', depth * 0.42],
    [1, '#1c0f08', 0],
  ])
  return oval(cx, cy, rx, ry, fill)
}

/**
 * The shadow a flat thing throws to the lower right, away from the light. Its soft edge is a pile of outlines,
 * because a blur over a whole picture costs ten times as much; outlines that soft need no smooth edges, which halves
 * what they cost.
 *
 * @param {string} shapes @param {{ dx?: number, dy?: number, amount?: number, depth?: number }} [how]
 */
export function cast(shapes, { dx = 14, dy = 20, amount = 14, depth = 0.3 } = {}) {
  const layers = 7
  const each = (1 - (1 - depth) ** (1 / layers)).toFixed(3)
  const pile = many(
    layers,
    (i) => `<g opacity="${each}" stroke-width="${((layers - 1 - i) * amount * 0.62).toFixed(1)}">${shapes}</g>`,
  )
  return `<g shape-rendering="optimizeSpeed" transform="translate(${dx} ${dy})" fill="#22120a" stroke="#22120a" stroke-linejoin="round">${pile}</g>`
}

/**
 * A soft stroke for folds and creases, again as a pile; a faint one needs fewer layers. @param {string} d @param
 * {string} colour @param {number} width @param {number} depth
 */
export function soft(d, colour, width, depth) {
  const layers = depth < 0.12 ? 4 : 7
  const each = (1 - (1 - depth) ** (1 / layers)).toFixed(3)
  return many(layers, (i) =>
    line(
      d,
      colour,
      Math.round(width * (2.3 - (i * 2) / (layers - 1))),
      `stroke-opacity="${each}" shape-rendering="optimizeSpeed"`,
    ),
  )
}

/** A small repeatable chance, so that every run draws the same picture. @param {number} seed */
export function chance(seed) {
  let state = seed * 2654435761 + 12345
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** @param {number} count @param {(index: number) => string} draw */
export const many = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')
