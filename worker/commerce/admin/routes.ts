import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { accepted, refused, type Result } from '#shared/result.ts'
import { hostOf } from '../directory/host.ts'
import { asNobody, shopOf } from '../directory/object.ts'
import { type Company, findByHost } from '../directory/store.ts'
import type { Env } from '../env.ts'
import { refusal, refuse, routeUnknown } from '../front-answer.ts'
import { readBody } from '../front-payload.ts'
import { sendFile } from '../helper/upload.ts'
import type { Reply } from '../shop.ts'
import type { StepInput } from '../shop-steps.ts'
import { openShop } from './open-shop.ts'
import {
  BusinessAsked,
  ClockAsked,
  CodRefusedAsked,
  FlashSaleAsked,
  LicencesAsked,
  MaintenanceAsked,
  OrdersAsked,
  PaymentsAsked,
  ReturnsAsked,
  ReturnStepAsked,
  SellerStepAsked,
  ShopAsked,
  StockAsked,
} from './opening.ts'

type Admin = Context<{ Bindings: Env }>

/** The administration door: open to whoever holds ADMIN_TOKEN, and to nobody else. */
export const admin = new Hono<{ Bindings: Env }>()

admin.use(async (c, next) => {
  const given = c.req.header('authorization')?.replace(/^Bearer +/i, '') ?? ''
  return isSame(given, c.env.ADMIN_TOKEN) ? next() : refuse('access_denied')
})

admin.post('/shops', async (c) => {
  const asked = await read(c, ShopAsked)
  if (!asked.ok) return refusal(null, asked)
  const hosts = [asked.value.host, ...asked.value.hosts].map(hostOf)
  if (hosts.includes(null)) return refuse('input_invalid')
  const company = await openShop(c.env, asked.value, [...new Set(hosts.filter((host) => host !== null))])
  return company ? c.json({ companyId: company.companyId, accessKey: company.accessKey, host: company.hosts[0] }) : refuse('input_invalid')
})

admin.post('/shops/:host/clock', (c) => operate(c, ClockAsked, 'setClock'))
admin.post('/shops/:host/maintenance', (c) => operate(c, MaintenanceAsked, 'setMaintenance'))
admin.post('/shops/:host/stock', (c) => operate(c, StockAsked, 'setStock'))
admin.post('/shops/:host/payments', (c) => operate(c, PaymentsAsked, 'setPayments'))
admin.post('/shops/:host/licences', (c) => operate(c, LicencesAsked, 'addLicences'))
admin.post('/shops/:host/business', (c) => operate(c, BusinessAsked, 'setBusiness'))
admin.post('/shops/:host/cod-refused', (c) => operate(c, CodRefusedAsked, 'refuseCod'))
admin.post('/shops/:host/flash-sale', (c) => operate(c, FlashSaleAsked, 'planFlashSale'))
admin.post('/shops/:host/agenda', (c) => withShop(c, (company) => shopOf(c.env, company).runAgenda()))
admin.post('/shops/:host/orders/:saleId', async (c) => {
  const asked = await read(c, SellerStepAsked)
  if (!asked.ok) return refusal(null, asked)
  const step = { saleId: c.req.param('saleId'), ...asked.value }
  return withShop(c, (company) => shopOf(c.env, company).step('takeSellerStep', step, asNobody(company)))
})
admin.get('/shops/:host/orders', (c) => {
  const asked = OrdersAsked.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) => shopOf(c.env, company).step('listForSeller', asked.data, asNobody(company)))
})
admin.post('/shops/:host/returns/:returnId', async (c) => {
  const asked = await read(c, ReturnStepAsked)
  if (!asked.ok) return refusal(null, asked)
  const step = { returnId: c.req.param('returnId'), ...asked.value }
  return withShop(c, (company) => shopOf(c.env, company).step('takeReturnStep', step, asNobody(company)))
})
admin.get('/shops/:host/returns', (c) => {
  const asked = ReturnsAsked.safeParse(c.req.query())
  if (!asked.success) return refuse('input_invalid')
  return withShop(c, (company) => shopOf(c.env, company).step('listReturnsForSeller', asked.data, asNobody(company)))
})
admin.get('/shops/:host/files/:id', async (c) => {
  const host = hostOf(c.req.param('host'))
  const company = host === null ? null : await findByHost(c.env, host)
  if (company?.status !== 'open') return refuse('not_found')
  const { result } = await shopOf(c.env, company).step('findReturnFile', { id: c.req.param('id') }, asNobody(company))
  return result.ok ? sendFile(c.env, company, c.req.param('id'), result.value.mime) : refuse(result.code)
})
admin.get('/shops/:host/audit', (c) => withShop(c, (company) => shopOf(c.env, company).step('audit', {}, asNobody(company))))
admin.all('*', routeUnknown)

/** Reads what is asked of a shop, has the Shop do it, and answers with what it says: its plain value, or the envelope of a refusal. */
async function operate<N extends 'setClock' | 'setMaintenance' | 'setStock' | 'setPayments' | 'setBusiness' | 'addLicences' | 'refuseCod' | 'planFlashSale'>(
  c: Admin,
  asked: z.ZodType<StepInput<N>>,
  name: N,
): Promise<Response> {
  const input = await read(c, asked)
  if (!input.ok) return refusal(null, input)
  return withShop(c, (company) => shopOf(c.env, company).step(name, input.value, asNobody(company)))
}

async function withShop(c: Admin, work: (company: Company) => Promise<Reply>): Promise<Response> {
  const host = hostOf(c.req.param('host') ?? '')
  const company = host === null ? null : await findByHost(c.env, host)
  if (company?.status !== 'open') return refuse('not_found')
  const { result, generation } = await work(company)
  return result.ok ? c.json(result.value, 200, { generation: String(generation) }) : refusal(null, result, generation)
}

async function read<T>(c: Admin, schema: z.ZodType<T>): Promise<Result<T>> {
  const body = await readBody(c.req.raw)
  if (!body.ok) return body
  const parsed = schema.safeParse(body.value)
  return parsed.success
    ? accepted(parsed.data)
    : refused('input_invalid', {}, Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])))
}

/** Digests have one length, so the comparison takes one time. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(given), digest(secret))
}
