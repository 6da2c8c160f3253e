import { api } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { fileAddresses, href } from '#shared/web/routes.ts'
import { typedIn } from '#client/app/page/confirming.ts'
import * as dom from '#client/app/dom-names.ts'
import { type ActionContext, can, type Frame, go, type Outcome } from '#client/app/page/page.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { CodeField, OutboxLink } from '#client/kit/form/code-field.tsx'
import { CodeWays } from '#client/kit/form/code-ways.tsx'
import { Form, refusalIn } from '#client/kit/form/form.tsx'
import { type Naming, readNaming } from '#client/screens/order/refund-account.ts'
import type { TrackData } from './page.tsx'

/** How the link's page reaches its order. */
interface Way {
  token: string
  pass: string | null
}

/** Sends the code that removes the data, and shows the field for it. */
export async function askErasureCode(ctx: ActionContext<'track'>, way: Way): Promise<Outcome> {
  const channel = ctx.form.get('channel') ?? ''
  const asked = ctx.read(api.personalData.askCode, { ...way, channel: channel === '' ? null : channel })
  const { ticket } = await ctx.api.personalData.askCode(asked)
  const here = href('track', { token: way.token }, { tiket: ticket, untuk: dom.orderDataId })
  return go(`${here}#${dom.orderDataId}`, { flash: 'contact_code', values: typedIn(ctx.form) })
}

export async function eraseData(ctx: ActionContext<'track'>, way: Way): Promise<Outcome> {
  refuseMissing(ctx.form, ['code'])
  const ticket = readNaming(ctx)?.ticket ?? '-'
  await ctx.api.personalData.erase(ctx.read(api.personalData.erase, { ...way, ticket }))
  return go(href('track', { token: way.token }), { flash: 'personal_data_removed' })
}

/** What a guest may ask about their own data: a copy at once, removal with a code. */
export function PersonalData({ data, frame }: { data: TrackData; frame: Frame }) {
  const { order, token, naming } = data
  const { shop } = frame
  if (order.personal === null || order.personal.removed || !can(shop, 'personalData.erase')) return null
  return (
    <div id={dom.orderDataId} className="scroll-mt-20">
      <Card title="Data pribadi Anda">
        <p className="mb-3 text-base text-muted">
          Toko menyimpan nama, nomor HP, dan alamat untuk mengirim pesanan ini. Anda berhak atas salinannya, dan dapat
          meminta data itu dihapus setelah pesanan selesai. Dasarnya adalah pesanan Anda, bukan persetujuan; pilihan
          tentang pelacakan kunjungan ada di{' '}
          <a href={href('privacy')} className="font-semibold text-brand-text">
            Pengaturan Privasi
          </a>
          .
        </p>
        <ButtonLink href={`${fileAddresses.orderData}?lacak=${token}`} download="data-saya.json" variant="outline" full>
          Unduh Salinan Data
        </ButtonLink>
        <Erase ways={order.personal.codeWays} frame={frame} naming={naming} />
      </Card>
    </div>
  )
}

interface EraseProps {
  ways: NonNullable<TrackData['order']['personal']>['codeWays']
  frame: Frame
  naming: Naming | null
}

function Erase({ ways, frame, naming }: EraseProps) {
  const { path, typed = {}, shop } = frame
  const asked = naming?.refundId === dom.orderDataId
  const [ask, erase] = [refusalIn(frame, 'askErasureCode'), refusalIn(frame, 'eraseData')]
  // Another code goes the way that the first one went.
  const values = { ...(asked ? typed : {}), ...ask.values, ...erase.values }
  const [first] = ways
  if (!first)
    return (
      <p className="mt-3 text-base text-muted">
        Kode verifikasi tidak dapat dikirim ke kontak pesanan ini. Untuk menghapus datanya, hubungi kami lewat{' '}
        <a href={href('info')} className="font-semibold text-brand-text">
          Info &amp; Bantuan
        </a>
        .
      </p>
    )
  return (
    <details className="mt-3" open={asked || ask.note !== null || erase.note !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold text-brand-text">
        Hapus Data Pribadi
      </summary>
      <Form path={path} action={asked ? 'eraseData' : 'askErasureCode'} className="space-y-4">
        {erase.note ?? ask.note}
        <p className="text-base text-muted">
          {asked
            ? `Kode sudah dikirim ke ${first.contact}. Jangan berikan kode kepada siapa pun. `
            : `Untuk memastikan ini Anda, kami kirim kode ${limits.codeDigits} angka ke ${first.contact}. `}
          Nama, nomor HP, alamat, dan email pesanan ini dihapus dan tidak dapat dikembalikan.
          {asked ? <OutboxLink outbox={shop.demo ? href('outbox') : null} /> : null}
        </p>
        {asked ? (
          <>
            <CodeField error={erase.fields['code']} typed={values['code']} />
            <Button variant="danger" full>
              Hapus Data Pribadi
            </Button>
          </>
        ) : null}
        <CodeWays {...{ ways, values, asked, path }} action="askErasureCode" variant="outline" />
      </Form>
    </details>
  )
}
