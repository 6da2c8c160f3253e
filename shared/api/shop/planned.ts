import { Moment, nullable, text } from '#shared/api/contract/brands.ts'
import { endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { Article } from './content.ts'
import { BannerEntry } from './site.ts'

/** What a shop has planned, and shoppers do not see yet. */
export const planned = {
  /** What the token of a link shows; one of the three. */
  find: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /planned/preview',
    input: () => wire({ token: ['PREVIEW_TOKEN', text(limits.previewTokenChars)] }),
    output: record(() => ({
      until: ['VALID_UNTIL', Moment],
      article: ['ARTICLE', nullable(Article())],
      banners: ['BANNER_IMAGE_LIST', list(BannerEntry())],
      popup: ['POPUP_IMAGE_LIST', list(BannerEntry())],
    })),
  }),
}
