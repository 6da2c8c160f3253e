/** What a form that places an order says the shopper saw: a higher total or a lost voucher is shown before it is placed. */
export function Seen({ total, vouchers }: { total: number | null; vouchers: readonly { code: string }[] }) {
  return (
    <>
      {total === null ? null : <input type="hidden" name="acceptedTotal" value={total} />}
      {vouchers.map(({ code }) => (
        <input key={code} type="hidden" name="acceptedVoucher" value={code} />
      ))}
    </>
  )
}
