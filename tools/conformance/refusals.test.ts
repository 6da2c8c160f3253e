import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { answer } from './answer.fixture.ts'
import { remarksOnRefusals } from './refusals.ts'

const no = (status: number) => answer({ statusCode: status, message: 'Tidak' }, status)
const given = (data: unknown) => answer({ statusCode: 200, message: 'OK', data })
test.each([
  [no(404), no(403), no(401), []],
  [given(null), no(401), no(404), []],
  [given({ ITEM_NAME: 'Teh' }), given([]), given([]), ['200 for a slug', 'protects nothing', 'like a customer']],
  [no(500), no(400), no(403), ['went wrong', 'status 400 to a wrong', 'only 401 ends']],
  [answer(undefined), { problem: 'silent' }, no(401), ['went wrong', 'nothing that can be read']],
])('an unknown slug, a wrong key and a broken token: %j, %j, %j', async (slug, key, token, said) => {
  const open = { endpoint: api.site.banners, input: {} }
  const remarks = await remarksOnRefusals(
    async (_, instead) => ('token' in instead ? token : 'accessKey' in instead ? key : slug),
    { open, findsProducts: true, orders: { endpoint: api.order.list, input: {} } },
  )
  expect(remarks).toEqual(said.map((part) => expect.stringContaining(part)))
})
