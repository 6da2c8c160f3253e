import { expect, test } from 'vitest'
import { createDemoGosend } from './demo-gosend.ts'

const began = new Date('2026-11-21T03:00:00Z')
const at = (minutes: number) => createDemoGosend(new Date(began.getTime() + minutes * 60_000))
const place = (latitude: number, longitude: number) => ({
  regency: '31.74',
  postcode: null,
  point: { latitude, longitude },
})
const shipment = (to = place(-6.1754, 106.8272), weightGrams = 500) => ({
  origin: place(-6.1921, 106.7694),
  destination: to,
  weightGrams,
  items: [],
})

test('a demo ride is priced by its distance, and is not offered where no driver goes', async () => {
  const codes = async (query: Parameters<ReturnType<typeof at>['rates']>[0]) =>
    (await at(0).rates(query)).map(({ code, cost, instant }) => ({ code, cost, instant }))
  expect(await codes(shipment())).toEqual([
    { code: 'gosend:instant', cost: 32_500, instant: true },
    { code: 'gosend:sameday', cost: 19_000, instant: true },
  ])
  expect(await codes(shipment(place(-6.9, 107.6)))).toEqual([])
  expect(await codes(shipment(undefined, 20_001))).toEqual([])
  expect(await codes({ ...shipment(), destination: { regency: '31.74', postcode: null, point: null } })).toEqual([])
})

test('its state follows from the clock alone', async () => {
  const contact = { name: 'Toko', phone: '+62811', address: 'Jl. A', note: '' }
  const booked = await at(0).book({
    reference: 'INV-1-1',
    rateCode: 'gosend:instant',
    sender: contact,
    recipient: contact,
    shipment: shipment(),
    codAmount: 0,
    insured: false,
  })
  const id = booked.ok ? booked.value.bookingId : ''
  const seen = async (minutes: number) => {
    const answer = await at(minutes).track(id)
    return answer.ok
      ? `${answer.value.state} ${answer.value.events.length} ${answer.value.driver !== null}`
      : answer.reason
  }
  expect([await seen(0), await seen(3), await seen(20), await seen(60)]).toEqual([
    'placed 1 false',
    'allocated 2 true',
    'delivering 5 true',
    'delivered 6 true',
  ])
  expect(await at(0).track('GK-1')).toMatchObject({ ok: false, reason: 'refused' })
})
