import { expect, test } from 'vitest'
import { sms } from '#commerce/vendors/messages/infobip.ts'
import type { MessageToSend } from '#commerce/vendors/messages/messenger.ts'
import { email } from '#commerce/vendors/messages/resend.ts'
import { whatsapp } from '#commerce/vendors/messages/whatsapp.ts'
import { type Answer, openVendor } from '#tests/support/fake-vendors/fake-vendor.ts'

const message: MessageToSend = {
  key: 'pesan-1',
  kind: 'code_login',
  to: 'ani@contoh.id',
  subject: 'Kode masuk 204816',
  text: 'Toko: kode masuk Anda 204816.',
  parameters: ['204816'],
  path: null,
  link: null,
}
const send = (request: Request) => fetch(request)

async function openEmail(answer: Answer) {
  const vendor = await openVendor(() => answer)
  return {
    ...vendor,
    messenger: email.messenger(
      { baseUrl: vendor.baseUrl, key: 're_rahasia', from: 'Toko <a@toko.id>' },
      { fetch: send },
    ),
  }
}

test('an e-mail is sent with its idempotency key in Resend’s header', async () => {
  await using vendor = await openEmail({ json: { id: 're-1' } })
  expect(await vendor.messenger.send(message)).toEqual({ ok: true, value: { id: 're-1' } })
  expect(vendor.asked[0]).toMatchObject({
    method: 'POST',
    path: '/emails',
    headers: { authorization: 'Bearer re_rahasia', 'idempotency-key': 'pesan-1' },
    body: {
      from: 'Toko <a@toko.id>',
      to: ['ani@contoh.id'],
      subject: 'Kode masuk 204816',
      text: 'Toko: kode masuk Anda 204816.',
    },
  })
})

test.each([
  ['down', 'drop'],
  ['down', { status: 500, json: {} }],
  ['down', { status: 429, json: {} }],
  // The first request with this key is still running.
  ['down', { status: 409, json: { name: 'concurrent_idempotent_requests' } }],
  ['down', { text: '<html>' }],
  ['refused', { status: 302, json: {} }],
  ['refused', { status: 422, json: { name: 'validation_error' } }],
  // The key, or the shop's domain: every message waits for the owner.
  ['locked', { status: 401, json: { name: 'missing_api_key' } }],
  ['locked', { status: 403, json: { name: 'validation_error', message: 'The toko.id domain is not verified' } }],
] as const)('%s: %o', async (reason, answer) => {
  await using vendor = await openEmail(answer as Answer)
  expect(await vendor.messenger.send(message)).toMatchObject({ ok: false, reason })
})

test('an e-mail that was sent before with another link counts as sent: Resend never takes its key again', async () => {
  await using vendor = await openEmail({ status: 409, json: { name: 'invalid_idempotent_request' } })
  expect(await vendor.messenger.send(message)).toMatchObject({ ok: true })
})

test.each([
  ['down', 400, 130_429],
  ['down', 400, 131_056],
  ['locked', 400, 190],
  ['locked', 401, 190],
  ['refused', 400, 131_026],
] as const)(
  'Meta says by its code, not by the status, what becomes of a message: %s %s %s',
  async (reason, status, code) => {
    await using vendor = await openVendor(() => ({ status, json: { error: { message: 'x', code } } }))
    const messenger = whatsapp.messenger(
      { baseUrl: vendor.baseUrl, token: 'rahasia', phoneNumberId: '105954558954427' },
      { fetch: send },
    )
    expect(await messenger.send({ ...message, to: '+6281234567890' })).toMatchObject({ ok: false, reason })
  },
)

test('a WhatsApp code is in the text and on the copy button', async () => {
  await using vendor = await openVendor(() => ({
    json: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] },
  }))
  const messenger = whatsapp.messenger(
    { baseUrl: vendor.baseUrl, token: 'rahasia', phoneNumberId: '105954558954427' },
    { fetch: send },
  )
  expect(await messenger.send({ ...message, to: '+6281234567890' })).toEqual({ ok: true, value: { id: 'wamid.1' } })
  const parameters = [{ type: 'text', text: '204816' }]
  expect(vendor.asked[0]?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '6281234567890',
    type: 'template',
    biz_opaque_callback_data: 'pesan-1',
    template: {
      name: 'etalase_code_login',
      language: { code: 'id' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  })
})

test('a WhatsApp parameter is never empty and never has two lines: Meta refuses such a message', async () => {
  await using vendor = await openVendor(() => ({ json: { messages: [{ id: 'wamid.2' }] } }))
  const messenger = whatsapp.messenger(
    { baseUrl: vendor.baseUrl, token: 'rahasia', phoneNumberId: '105954558954427' },
    { fetch: send },
  )
  const parameters = ['Toko', '', 'salah\nukuran\r\n\tdan      warna ', ' ', 'Kain 🧵 biru']
  await messenger.send({ ...message, kind: 'seller_cancel', to: '+6281234567890', parameters, path: '/order/track/x' })
  const sent = vendor.asked[0]?.body as { template: { components: { parameters: { text: string }[] }[] } }
  expect(sent.template.components.map(({ parameters: all }) => all.map(({ text }) => text))).toEqual([
    ['Toko', '-', 'salah ukuran dan warna', '-', 'Kain 🧵 biru'],
    ['order/track/x'],
  ])
})

const queued = (groupName: string) => ({
  json: { messages: [{ to: '6281234567890', messageId: 'pesan-1', status: { groupId: 1, groupName } }] },
})
async function openSms(answer: Answer) {
  const vendor = await openVendor(() => answer)
  return {
    ...vendor,
    messenger: sms.messenger({ baseUrl: vendor.baseUrl, key: 'kunci-sms', from: 'BATIK' }, { fetch: send }),
  }
}

test('an SMS has only its text, the shop’s sender and our message key', async () => {
  await using vendor = await openSms(queued('PENDING'))
  expect(await vendor.messenger.send({ ...message, to: '+6281234567890', link: 'https://toko.id/x' })).toEqual({
    ok: true,
    value: { id: 'pesan-1' },
  })
  expect(vendor.asked[0]).toMatchObject({
    method: 'POST',
    path: '/sms/3/messages',
    headers: { authorization: 'App kunci-sms' },
    body: {
      messages: [
        {
          sender: 'BATIK',
          destinations: [{ to: '6281234567890', messageId: 'pesan-1' }],
          content: { text: 'Toko: kode masuk Anda 204816.' },
        },
      ],
    },
  })
})

test.each([
  // The vendor has read the request and will never send the message.
  ['refused', queued('REJECTED')],
  ['locked', { status: 401, json: { requestError: {} } }],
  ['refused', { status: 302, json: {} }],
  ['down', 'drop'],
  ['down', { status: 500, json: {} }],
  ['down', { status: 429, json: {} }],
  ['down', { text: '<html>' }],
  ['down', { json: { messages: [] } }],
] as const)('SMS %s: %o', async (reason, answer) => {
  await using vendor = await openSms(answer as Answer)
  expect(await vendor.messenger.send(message)).toMatchObject({ ok: false, reason })
})
