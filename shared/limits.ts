/**
 * Every limit of the product in one place. A unit is the last word of a name. Each is an export of its own in
 * `shared/limits/`, so that a script of the browser holds only those that it reads.
 */
export * as limits from './limits/all.ts'
