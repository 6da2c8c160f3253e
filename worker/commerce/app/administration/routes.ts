import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { DemoPast } from '#shared/admin/demo.ts'
import { ImportBatch } from '#shared/admin/import.ts'
import { NewShop, Pickup } from '#shared/admin/settings.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { hostOf } from '#commerce/platform/directory/host.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import { type Company, findByHost, markOpen } from '#commerce/platform/directory/store.ts'
import { dropDigitalFile, keepDigitalFile } from '#commerce/order/fulfilment/digital/file.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refusal, refuse, routeUnknown } from '#commerce/platform/http/envelope.ts'
import { readBody } from '#commerce/platform/http/payload.ts'
import { sendFile } from '#commerce/files/upload.ts'
import { keepRefundProof, serveRefundProof } from '#commerce/order/payment/refunds/proof.ts'
import { serveReceipt } from '#commerce/order/payment/receipts/file.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import type { Reply } from '#commerce/platform/call.ts'
import { checkDirectory, secretProblems } from '../health.ts'
import type { InternalInput, InternalCallName } from '../internal-calls.ts'
import { withPasswordHash } from '../demo/password.ts'
import { openShop } from './open-shop.ts'
import {
  BusinessInput,
  ClockInput,
  CustomerInput,
  CustomerTypeInput,
  DigitalFileInput,
  DomainInput,
  FlashSaleInput,
  LicencesInput,
  MaintenanceInput,
  OrdersInput,
  PaymentsInput,
  ReceiptAnswerInput,
  ReceiptsInput,
  RefundProofInput,
  RefundsInput,
  RefundStepInput,
  ReturnsInput,
  ReturnStepInput,
  RewardsInput,
  StockInput,
  TagsInput,
  VisitsInput,
  WithdrawalsInput,
  WithdrawalStepInput,
} from './inputs.ts'
import { SellerStep } from '#commerce/order/seller-step.ts'

type Admin = Context<{ Bindings: Env }>

/** The administration: only for requests with ADMIN_TOKEN. */
export const admin = new Hono<{ Bindings: Env }>()

admin.use(async (c, next) => {
  const given = c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? ''
  return sameSecret(given, c.env.ADMIN_TOKEN) ? next() : refuse('access_denied')
})

admin.post('/shops', async (c) => {
  const asked = await read(c, NewShop)
  if (!asked.ok) return refusal(null, asked)
  const hosts = [asked.value.host, ...asked.value.hosts].map(hostOf)
  if (hosts.includes(null)) return refuse('input_invalid')
  const company = await openShop(c.env, asked.value, [...new Set(hosts.filter((host) => host !== null))])
  return company
    ? c.json({
        companyId: company.companyId,
        accessKey: company.accessKey,
        host: company.hosts[0],
        status: company.status,
      })
    : refuse('input_invalid')
})
/** Lets shoppers in, when the shop was opened with `opened: false`. */
admin.post('/shops/:host/open', async (c) => {
  const company = await findCompany(c)
  if (!company) return refuse('not_found')
  await markOpen(c.env, company.companyId)
  return c.json({ status: 'open' })
})
/** Goods, vouchers and pages, a batch at a time; see `ImportBatch`. */
admin.post('/shops/:host/import', (c) => operate(c, ImportBatch, 'importBatch', limits.importBytes))
/** The invented past of a demo shop; see `DemoPast`. For other shops this address does not exist. */
admin.post('/shops/:host/demo', async (c) => {
  const asked = await read(c, DemoPast, limits.importBytes)
  if (!asked.ok) return refusal(null, asked)
  const past = await withPasswordHash(asked.value)
  return withShop(c, (company) => shopOf(c.env, company).internalCall('fillDemo', past, asNobody(company)))
})

admin.post('/shops/:host/clock', (c) => operate(c, ClockInput, 'setClock'))
admin.post('/shops/:host/maintenance', (c) => operate(c, MaintenanceInput, 'setMaintenance'))
admin.post('/shops/:host/stock', (c) => operate(c, StockInput, 'setStock'))
admin.post('/shops/:host/payments', (c) => operate(c, PaymentsInput, 'setPayments'))
admin.post('/shops/:host/customer-types', (c) => operate(c, CustomerTypeInput, 'setCustomerType'))
admin.post('/shops/:host/customers/type', (c) => operate(c, CustomerInput, 'assignCustomerType'))
admin.post('/shops/:host/rewards', (c) => operate(c, RewardsInput, 'setRewards'))
admin.post('/shops/:host/tags', (c) => operate(c, TagsInput, 'setTags'))
admin.post('/shops/:host/domain', (c) => operate(c, DomainInput, 'setDomain'))
admin.post('/shops/:host/pickup', (c) => operate(c, Pickup, 'setPickup'))
admin.post('/shops/:host/licences', (c) => operate(c, LicencesInput, 'addLicences'))
admin.post('/shops/:host/digital-files', async (c) => {
  const asked = DigitalFileInput.safeParse(c.req.query())
  const company = asked.success ? await findCompany(c) : null
  if (!asked.success || !company) return refuse(asked.success ? 'not_found' : 'input_invalid')
  const kept = await keepDigitalFile(c.env, company, c.req.raw, asked.data)
  return kept instanceof Response ? kept : replied(c, company, kept)
})
admin.delete('/shops/:host/digital-files/:id', (c) =>
  withShop(c, (company) => dropDigitalFile(c.env, company, c.req.param('id'))),
)
admin.post('/shops/:host/business', (c) => operate(c, BusinessInput, 'setBusiness'))
admin.post('/shops/:host/flash-sale', (c) => operate(c, FlashSaleInput, 'planFlashSale'))
admin.post('/shops/:host/jobs', (c) => withShop(c, (company) => shopOf(c.env, company).runJobs()))
admin.post('/shops/:host/orders/:orderId', async (c) => {
  const asked = await read(c, SellerStep)
  if (!asked.ok) return refusal(null, asked)
  const step = { orderId: c.req.param('orderId'), ...asked.value }
  return withShop(c, (company) => shopOf(c.env, company).internalCall('takeSellerStep', step, asNobody(company)))
})
admin.get('/shops/:host/orders', (c) => {
  const asked = OrdersInput.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) => shopOf(c.env, company).internalCall('listForSeller', asked.data, asNobody(company)))
})
admin.get('/shops/:host/visits', (c) => {
  const asked = VisitsInput.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) => shopOf(c.env, company).internalCall('listVisits', asked.data, asNobody(company)))
})
admin.get('/shops/:host/receipts', (c) => {
  const asked = ReceiptsInput.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) =>
    shopOf(c.env, company).internalCall('listReceiptsForSeller', asked.data, asNobody(company)),
  )
})
admin.get('/shops/:host/receipts/:id/file', async (c) => {
  const company = await findCompany(c)
  return company ? serveReceipt(c.env, company, c.req.param('id')) : refuse('not_found')
})
admin.post('/shops/:host/receipts/:id', async (c) => {
  const asked = await read(c, ReceiptAnswerInput)
  if (!asked.ok) return refusal(null, asked)
  const answer = { id: c.req.param('id'), ...asked.value }
  return withShop(c, (company) => shopOf(c.env, company).internalCall('answerReceipt', answer, asNobody(company)))
})
admin.post('/shops/:host/withdrawals/:id', async (c) => {
  const asked = await read(c, WithdrawalStepInput)
  if (!asked.ok) return refusal(null, asked)
  const step = { id: c.req.param('id'), ...asked.value }
  return withShop(c, (company) => shopOf(c.env, company).internalCall('takeWithdrawalStep', step, asNobody(company)))
})
admin.get('/shops/:host/withdrawals', (c) => {
  const asked = WithdrawalsInput.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) =>
    shopOf(c.env, company).internalCall('listWithdrawalsForSeller', asked.data, asNobody(company)),
  )
})
admin.get('/shops/:host/refunds', (c) => {
  const asked = RefundsInput.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) =>
    shopOf(c.env, company).internalCall('listRefundsForSeller', asked.data, asNobody(company)),
  )
})
admin.post('/shops/:host/refunds/:id', async (c) => {
  const asked = await read(c, RefundStepInput)
  if (!asked.ok) return refusal(null, asked)
  const step = { id: c.req.param('id'), ...asked.value }
  return withShop(c, (company) => shopOf(c.env, company).internalCall('takeRefundStep', step, asNobody(company)))
})
admin.post('/shops/:host/refunds/:id/proof', async (c) => {
  const asked = RefundProofInput.safeParse(c.req.query())
  const company = asked.success ? await findCompany(c) : null
  if (!asked.success || !company) return refuse(asked.success ? 'not_found' : 'input_invalid')
  const kept = await keepRefundProof(c.env, company, c.req.raw, { id: c.req.param('id'), ...asked.data })
  return kept instanceof Response ? kept : replied(c, company, kept)
})
admin.get('/shops/:host/refunds/:id/proof', async (c) => {
  const company = await findCompany(c)
  return company ? serveRefundProof(c.env, company, c.req.param('id')) : refuse('not_found')
})
admin.post('/shops/:host/returns/:returnId', async (c) => {
  const asked = await read(c, ReturnStepInput)
  if (!asked.ok) return refusal(null, asked)
  const step = { returnId: c.req.param('returnId'), ...asked.value }
  return withShop(c, (company) => shopOf(c.env, company).internalCall('takeReturnStep', step, asNobody(company)))
})
admin.get('/shops/:host/returns', (c) => {
  const asked = ReturnsInput.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) =>
    shopOf(c.env, company).internalCall('listReturnsForSeller', asked.data, asNobody(company)),
  )
})
admin.get('/shops/:host/files/:id', async (c) => {
  const company = await findCompany(c)
  if (!company) return refuse('not_found')
  const { result } = await shopOf(c.env, company).internalCall(
    'findReturnFile',
    { id: c.req.param('id') },
    asNobody(company),
  )
  return result.ok ? sendFile(c.env, company, c.req.param('id'), result.value.mime) : refuse(result.code)
})
admin.get('/shops/:host/audit', (c) =>
  withShop(c, (company) => shopOf(c.env, company).internalCall('audit', {}, asNobody(company))),
)
admin.get('/shops/:host/health', (c) =>
  withShop(c, (company) => shopOf(c.env, company).internalCall('health', {}, asNobody(company))),
)
/** The platform, for its operator: a wrong secret is named here, and nowhere else. */
admin.get('/health', async (c) => c.json({ directory: await checkDirectory(c.env), secrets: secretProblems(c.env) }))
admin.all('*', routeUnknown)

/**
 * Reads what a shop is to do, lets the Shop do it, and passes on its answer: its plain value, or the envelope of a
 * refusal.
 */
async function operate<N extends InternalCallName>(
  c: Admin,
  asked: z.ZodType<InternalInput<N>>,
  name: N,
  maxBytes = limits.bodyBytes,
): Promise<Response> {
  const input = await read(c, asked, maxBytes)
  if (!input.ok) return refusal(null, input)
  return withShop(c, (company) => shopOf(c.env, company).internalCall(name, input.value, asNobody(company)))
}

/** The shop of this path. A shop that is being prepared exists for the administration alone. */
async function findCompany(c: Admin): Promise<Company | null> {
  const host = hostOf(c.req.param('host') ?? '')
  const company = host === null ? null : await findByHost(c.env, host)
  if (company?.status === 'open') return company
  return company?.status === 'opening' && (await shopOf(c.env, company).isOpen()) ? company : null
}

async function withShop(c: Admin, work: (company: Company) => Promise<Reply>): Promise<Response> {
  const company = await findCompany(c)
  if (!company) return refuse('not_found')
  return replied(c, company, await work(company))
}

/**
 * A generation makes the edge look the shop up. For a shop that is not open yet, the edge would remember for a while
 * that there is none.
 */
function replied(c: Admin, { status }: Company, { result, generation }: Reply): Response {
  const known = status === 'open' ? generation : undefined
  if (!result.ok) return refusal(null, result, known)
  return c.json(result.value, 200, known === undefined ? {} : { generation: String(known) })
}

async function read<T>(c: Admin, schema: z.ZodType<T>, maxBytes = limits.bodyBytes): Promise<Result<T>> {
  const body = await readBody(c.req.raw, maxBytes)
  if (!body.ok) return body
  const parsed = schema.safeParse(body.value)
  return parsed.success
    ? accepted(parsed.data)
    : refused(
        'input_invalid',
        {},
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
      )
}
