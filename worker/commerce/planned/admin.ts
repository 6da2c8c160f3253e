import { z } from 'zod'
import { PreviewOf } from '#shared/admin/content.ts'
import { accepted, refused, type Refused } from '#shared/result.ts'
import { href } from '#shared/web/routes.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { bannersOf, hasBegun, popupOf } from '#commerce/site/planned.ts'
import { changeSettings } from '#commerce/site/store.ts'
import { findDraft, keepPreviewKey } from '#commerce/content/store.ts'

type Kind = z.output<typeof PreviewOf>['of']

/** What a token is about: the kind, its end in seconds, the key that the draft has as long as it is one, the article. */
const wordsOf = (of: Kind, seconds: number, key: string, slug: string) => `${of}-${seconds}-${key}${slug}`
const words = /^(article|banners|popup)-(\d{10})-([\w-]{16})(.*)$/u

const keyBytes = 12
const freshKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(keyBytes))).toString('base64url')

type Asked = Pick<Scope, 'db' | 'shop' | 'now'>

/** null: shoppers have seen it, or it is not there. */
function draftKey({ db, shop, now }: Asked, of: Kind, slug: string): string | null {
  if (of === 'article') return findDraft(db, slug, now)?.previewKey ?? null
  if (of === 'banners') return bannersOf(shop).every((one) => hasBegun(one, now)) ? null : (shop.previewKey ?? '')
  const popup = popupOf(shop)
  return popup.image === '' || (popup.active && hasBegun(popup, now)) ? null : (shop.previewKey ?? '')
}

export const plannedOperations = {
  preview: operation({
    method: 'POST',
    path: '/shops/:host/previews',
    role: 'manager',
    summary: 'A link that shows what is not published; it ends when that is, or after its days',
    input: PreviewOf,
    unkept: true,
    output: z.object({ address: z.string(), until: z.iso.datetime() }),
    run: (tx, { of, slug, days }) => {
      const { db, shop, now, links } = tx
      const known = draftKey(tx, of, slug ?? '')
      if (known === null) return refused('not_found')
      const key = known || freshKey()
      if (known === '' && of === 'article') keepPreviewKey(db, slug ?? '', key)
      if (known === '' && of !== 'article') changeSettings(db, { previewKey: key })
      const seconds = Math.floor(now.getTime() / 1_000) + days * 24 * 3_600
      const token = links.preview.sign(wordsOf(of, seconds, key, (of === 'article' && slug) || ''))
      const address = `https://${shop.host}${href('planned', { token })}`
      return accepted({ address, until: new Date(seconds * 1_000).toISOString() })
    },
  }),
}

const isKind = (word: string | undefined): word is Kind => PreviewOf.shape.of.safeParse(word).success

interface Opened {
  of: Kind
  slug: string
  until: string
}
/** What a token shows; a refusal when it is none of this shop's, has ended, or its draft is no longer one. */
export function openPreview(scope: Asked & Pick<Scope, 'links'>, token: string): Opened | Refused {
  const [, of, seconds, key, slug = ''] = words.exec(scope.links.preview.open(token) ?? '') ?? []
  if (!isKind(of)) return refused('not_found')
  const until = new Date(Number(seconds) * 1_000)
  if (until <= scope.now || draftKey(scope, of, slug) !== key) return refused('not_found')
  return { of, slug, until: until.toISOString() }
}
