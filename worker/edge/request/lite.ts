import { consentTemplateId, liteMark, popupId, tagsMark } from '#client/app/dom-names.ts'
import { liteForm } from '#shared/web/lite-form.ts'

/*
 * Pages for shoppers who save data. The bytes in the cache are everybody's; those who want them light get the same page
 * without what costs data unasked: each picture in its narrowest file, no font, no prefetch, no popup, no tag.
 */

/** Asks browsers to say how slow their line is: https://wicg.github.io/netinfo/#ect-request-header-field */
export const lineHint = 'ECT'

/** The shopper's choice, else whether the browser saves data or its line is slow. */
export const wantsLite = ({ headers }: Request, choice: string | undefined): boolean =>
  choice === '1' ||
  (choice !== '0' &&
    (headers.get('save-data')?.toLowerCase() === 'on' || /^(?:slow-)?2g$/.test(headers.get('ect') ?? '')))

/** The light page is another page to a browser that has one of them. */
export const liteTag = (etag: string): string => etag.replace(/"$/, '~"')

const several = / sizes="([^"]*)" srcSet="([^" ]+) \d+w[^"]*"/g
/** What a phone shows in less than half of its width. Who has a file of 320 dots has one of 160: shared/web/media.ts. */
const onHalf = /(?:^|, ?)(?:[1-4]?\dvw|(?:\d\d|1[0-6]\d)px)$/
const narrowest = (_: string, sizes: string, first: string): string =>
  ` srcSet="${onHalf.test(sizes) ? first.replace('-320.avif', '-160.avif') : first}"`
const unasked = new RegExp(
  `<script type="speculationrules">[^<]*</script>|<template id="(?:${popupId}|${consentTemplateId})">.*?</template>| ${tagsMark}="[^"]*"`,
  'gs',
)

/** A page or a part of one, as its shopper gets it. What is light stays as it is, and so does what leaves in pieces. */
export const light = (body: BodyInit): BodyInit =>
  typeof body === 'string' ? lightHtml(body) : body instanceof Uint8Array ? lightBytes(body) : body

export const lightBytes = (page: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(lightHtml(new TextDecoder().decode(page))))

const { name, on, off } = liteForm
const valued = (value: string): string => `name="${name}" value="${value}"`
export function lightHtml(html: string): string {
  if (html.includes(`<html ${liteMark}`)) return html
  const light = html.replace('<html ', `<html ${liteMark} `).replaceAll(several, narrowest).replaceAll(unasked, '')
  // Only where the switch is: a seller may write the same words.
  const at = light.indexOf(valued(on.value))
  if (at < 0) return light
  return light.slice(0, at) + light.slice(at).replace(valued(on.value), valued(off.value)).replace(on.words, off.words)
}
