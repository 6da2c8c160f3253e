import { z } from 'zod'

// What https://ucp.dev/2026-08-25/schemas/ asks of each answer: the fields that must be there and the form of those that
// may. Other fields are allowed everywhere.
const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const name = z.string().regex(/^[a-z](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?)+$/)
const amount = z.int().min(0)
const price = z.looseObject({ amount, currency: z.string().regex(/^[A-Z]{3}$/) })
const range = z.looseObject({ min: price, max: price })
const description = z
  .looseObject({ plain: z.string().optional(), html: z.string().optional(), markdown: z.string().optional() })
  .refine((one) => Object.keys(one).length > 0)
const media = z.looseObject({ type: z.string(), url: z.url(), alt_text: z.string().optional() })
const choice = z.looseObject({ name: z.string(), label: z.string() })
const link = z.looseObject({ type: z.string(), url: z.url() })
const policy = z.looseObject({
  type: name,
  description,
  applies_to: z.array(z.string()).optional(),
  url: z.url().optional(),
})
const severity = z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable'])
export const message = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('error'),
    code: z.string(),
    content: z.string(),
    severity,
    path: z.string().optional(),
  }),
  z.looseObject({ type: z.literal('warning'), code: z.string(), content: z.string() }),
  z.looseObject({ type: z.literal('info'), content: z.string(), code: z.string().optional() }),
])
const named = <T extends z.ZodType>(one: T) => z.record(name, z.array(one))
const capability = z.looseObject({ version })
const head = z.looseObject({
  version,
  status: z.literal('success').optional(),
  capabilities: named(capability).optional(),
})

const total = z.looseObject({ type: z.string(), amount: z.int() })
const totals = z
  .array(total)
  .refine((all) => ['subtotal', 'total'].every((type) => all.filter((one) => one.type === type).length === 1))

const option = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: description.optional(),
})
const fulfillment = z.looseObject({
  methods: z.array(
    z.looseObject({ type: z.string(), location: z.string().optional(), options: z.array(option).optional() }),
  ),
})
const variant = z.looseObject({
  id: z.string(),
  sku: z.string().optional(),
  barcodes: z.array(z.looseObject({ type: z.string(), value: z.string() })).optional(),
  title: z.string(),
  description,
  url: z.url().optional(),
  price,
  list_price: price.optional(),
  availability: z.looseObject({ available: z.boolean().optional(), status: z.string().optional() }).optional(),
  options: z.array(choice).optional(),
  media: z.array(media).optional(),
  seller: z.looseObject({ name: z.string(), links: z.array(link) }).optional(),
  fulfillment: fulfillment.optional(),
})
const product = z.looseObject({
  id: z.string(),
  handle: z.string().optional(),
  title: z.string(),
  description,
  url: z.url().optional(),
  categories: z.array(z.looseObject({ value: z.string(), taxonomy: z.string().optional() })).optional(),
  price_range: range,
  media: z.array(media).optional(),
  options: z
    .array(z.looseObject({ name: z.string(), values: z.array(z.looseObject({ label: z.string() })).min(1) }))
    .optional(),
  variants: z.array(variant).min(1),
  rating: z
    .looseObject({ value: z.number().min(0), scale_max: z.number().min(1), count: z.int().optional() })
    .optional(),
  metadata: z.looseObject({}).optional(),
})
const inputs = z.array(z.looseObject({ id: z.string(), match: z.string().optional() })).min(1)
const found = { ucp: head, messages: z.array(message).optional(), policies: z.array(policy).optional() }

export const profile = z.looseObject({
  ucp: z.looseObject({
    version,
    services: named(
      z.looseObject({ version, transport: z.enum(['rest', 'mcp', 'a2a', 'embedded']), endpoint: z.url() }),
    ),
    capabilities: named(
      z.looseObject({ version, schema: z.url(), spec: z.url().optional(), extends: name.optional() }),
    ),
    payment_handlers: named(z.looseObject({ id: z.string() })),
  }),
})
export const searched = z.looseObject({
  ...found,
  products: z.array(product),
  pagination: z
    .looseObject({ has_next_page: z.boolean(), cursor: z.string().optional(), total_count: z.int().min(0).optional() })
    .refine((one) => !one.has_next_page || one.cursor !== undefined)
    .optional(),
})
export const lookedUp = z.looseObject({
  ...found,
  products: z.array(product.extend({ variants: z.array(variant.extend({ inputs })).min(1) })),
})
export const detailed = z.looseObject({ ...found, product: product.extend({ selected: z.array(choice).optional() }) })

const cartFields = {
  ...found,
  id: z.string(),
  line_items: z.array(
    z.looseObject({
      id: z.string(),
      item: z.looseObject({ id: z.string(), title: z.string(), price: amount, image_url: z.url().optional() }),
      quantity: z.int().min(1),
      totals: z.array(total),
    }),
  ),
  currency: z.literal('IDR'),
  totals,
  continue_url: z.url().optional(),
}
export const cart = z.looseObject(cartFields)
export const checkout = z.looseObject({
  ...cartFields,
  ucp: head.extend({ payment_handlers: named(z.looseObject({ id: z.string() })) }),
  status: z.enum([
    'incomplete',
    'requires_escalation',
    'ready_for_complete',
    'complete_in_progress',
    'completed',
    'canceled',
  ]),
  links: z.array(link),
})
export const failure = z.strictObject({
  ucp: z.looseObject({ version, status: z.literal('error') }),
  messages: z.array(message).min(1),
  continue_url: z.url().optional(),
})
