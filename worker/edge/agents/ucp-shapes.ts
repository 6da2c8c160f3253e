import { z } from 'zod'
import { can, type Shop } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { href } from '#shared/web/routes.ts'
import { codSentence, returnSentence, rulesOf } from './rules.ts'

/** The Universal Commerce Protocol that is spoken here: https://ucp.dev */
export const ucpVersion = '2026-08-25'
const shopping = 'dev.ucp.shopping'
export const capability = {
  search: `${shopping}.catalog.search`,
  lookup: `${shopping}.catalog.lookup`,
  cart: `${shopping}.cart`,
  checkout: `${shopping}.checkout`,
  fulfillment: `${shopping}.fulfillment`,
} as const
export type Capability = keyof typeof capability

/** The head of each answer. */
export const envelope = (names: readonly Capability[], status?: 'error') => ({
  version: ucpVersion,
  ...(status ? { status } : {}),
  capabilities: Object.fromEntries(names.map((name) => [capability[name], [{ version: ucpVersion }]])),
})

/** An amount in the smallest unit that ISO 4217 knows of the rupiah: a hundredth. */
export const minor = (rupiah: number): number => Math.round(rupiah * 100)
export const priceOf = (rupiah: number) => ({ amount: minor(rupiah), currency: 'IDR' })

export interface Message {
  type: 'error' | 'info' | 'warning'
  code: string
  content: string
  severity?: 'recoverable' | 'requires_buyer_review' | 'unrecoverable'
  path?: string
}

/** An answer of an operation, whatever carries it. */
export interface UcpAnswer {
  status: number
  body: object
}
export const ok = (body: object, status = 200): UcpAnswer => ({ status, body })
/** What was asked cannot be answered, and the shop itself goes on. */
export const failed = (names: readonly Capability[], code: string, content: string, to: string): UcpAnswer =>
  ok({
    ucp: envelope(names, 'error'),
    messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
    continue_url: to,
  })

/** What holds for everything that is bought here, as data. */
export function policiesOf(shop: Shop): object[] {
  const own = `${shop.host.split(':')[0]?.split('.').toReversed().join('.')}.policy`
  const rules = rulesOf({ digital: false }, shop)
  return [
    {
      type: `${shopping}.policy.return`,
      description: { plain: `${returnSentence(rules)}. ${returnSentence({ ...rules, returnDays: null })}.` },
      working_days: rules.returnDays,
      url: shop.origin + href('info'),
    },
    { type: `${own}.cod`, description: { plain: `${codSentence(rules)}.` }, available: rules.cod },
  ]
}

export const linksOf = (shop: Shop): object[] => {
  const link = (type: string, path: string) => ({ type, url: shop.origin + path })
  const legal = can(shop, 'content.findInformation')
    ? [
        link('terms_of_service', href('information', { slug: legalPages.terms })),
        link('privacy_policy', href('information', { slug: legalPages.privacy })),
      ]
    : []
  return [...legal, link('faq', href('info'))]
}

const Words = z.string().max(limits.queryChars)
const Id = z.string().min(1).max(limits.idChars)
const Filters = z.object({
  categories: z.array(Words).max(limits.agentProducts).optional().describe('slugs or names of categories'),
  price: z
    .object({ min: z.number().int().min(0).optional(), max: z.number().int().min(0).optional() })
    .optional()
    .describe('in hundredths of a rupiah'),
  fulfills_to: z
    .object({
      location: z
        .string()
        .regex(/^\d{2}\.\d{2}\.\d{2}$/)
        .optional()
        .describe('the kecamatan, by its Kemendagri code: 32.73.05'),
    })
    .optional(),
})
export type Filters = z.output<typeof Filters>
const Choice = z.object({ name: Words, label: Words })

export const SearchInput = z.object({
  query: Words.optional(),
  filters: Filters.optional(),
  pagination: z.object({ cursor: z.string().max(10).optional(), limit: z.number().int().min(1).optional() }).optional(),
})
export const LookupInput = z.object({ ids: z.array(Id).min(1), filters: Filters.optional() })
export const ProductInput = z.object({
  id: Id,
  selected: z.array(Choice).max(limits.choices).optional(),
  preferences: z.array(Words).max(limits.choices).optional(),
  filters: Filters.optional(),
})
export const LinesInput = z.object({
  line_items: z
    .array(z.object({ item: z.object({ id: Id }), quantity: z.number().int().min(1).max(limits.cartQuantityMax) }))
    .max(limits.cartLinkLines),
  cart_id: Id.optional(),
})
export const DistrictInput = z.object({ query: z.string().min(2).max(limits.queryChars) })
