import { accepted } from '#shared/result.ts'
import { productsOf } from '#commerce/content/handlers.ts'
import { articleOf } from '#commerce/content/rules.ts'
import { findDraft } from '#commerce/content/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { bannersOf, popupOf } from '#commerce/site/planned.ts'
import { openPreview } from './admin.ts'

export const planned: Handlers<'planned'> = {
  find({ token }, scope) {
    const opened = openPreview(scope, token)
    if ('ok' in opened) return opened
    const { db, shop, now } = scope
    const { of, slug, until } = opened
    const draft = of === 'article' ? findDraft(db, slug, now) : null
    const popup = of === 'popup' ? popupOf(shop) : null
    return accepted({
      until,
      article: draft && articleOf(draft, productsOf(db, draft.body, now)),
      banners: of === 'banners' ? bannersOf(shop).map(({ image, link, title }) => ({ image, link, title })) : [],
      popup: popup ? [{ image: popup.image, link: popup.link, title: '' }] : [],
    })
  },
}
