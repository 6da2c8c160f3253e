import * as dom from '#client/app/dom-names.ts'
import type { Refusal } from '#client/app/page/page.ts'

/** The id of what says that a group of choices is wrong. */
export const errorOf = (field: string): string => `${field}${dom.errorSuffix}`

/** Ties each tick or choice of a group to what is wrong with the group. */
export const faulty = (field: string, fields: Refusal['fields'] = {}) =>
  field in fields ? { 'aria-invalid': true, 'aria-describedby': errorOf(field) } : {}
