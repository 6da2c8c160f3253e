import type { Return } from '#shared/api/order/return.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { fileAddresses } from '#shared/web/routes.ts'
import { Card } from '#client/kit/base/card.tsx'

type Asked = NonNullable<Return['postage']>
export const fileAt = (id: string) => `${fileAddresses.file}?${new URLSearchParams({ id })}`

/** What becomes of the postage that the shopper asks for; `wallet`: the shop has wallets. */
export function Postage({ postage, wallet }: { postage: Asked; wallet: boolean }) {
  const { paid, note, at, photo } = postage
  return (
    <Card title="Ongkir Retur">
      <p className="text-base font-medium">{postageWords(postage, wallet)}</p>
      {note ? <p className="mt-1 text-base wrap-anywhere">Alasan toko: {note}</p> : null}
      {paid === null ? (
        <p className="mt-1 text-sm text-muted">Toko memutuskannya setelah barang diterima.</p>
      ) : at ? (
        <p className="numbers mt-1 text-sm text-muted">Diputuskan {formatDate(at)}.</p>
      ) : null}
      {photo ? (
        <a
          href={fileAt(photo)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-text"
        >
          Lihat Foto Struk
        </a>
      ) : null}
    </Card>
  )
}

function postageWords({ asked, paid, way }: Asked, wallet: boolean): string {
  const into = wallet ? 'diganti ke Saldo Toko' : 'diganti'
  const [wanted, to] = [formatRupiah(asked), way === 'wallet' ? into : 'akan ditransfer ke rekening Anda']
  if (paid === null) return `Anda meminta ${wanted}`
  if (paid === 0) return `Ongkir retur ${wanted} tidak diganti`
  return paid < asked ? `Ongkir retur ${formatRupiah(paid)} dari ${wanted} ${to}` : `Ongkir retur ${wanted} ${to}`
}
