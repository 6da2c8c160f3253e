import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { limits } from '#shared/limits.ts'

export const searchPath = '/kelola/pesanan'

/** Finds the order that a shopper asks about. */
export const OrderSearch = ({ typed = '', error }: { typed?: string; error?: string | undefined }) => (
  <form method="get" action={searchPath} role="search" className="mb-4 flex items-end gap-2">
    <Field
      name="q"
      label="Cari nomor pesanan, telepon, atau nama"
      type="search"
      autoComplete="off"
      maxLength={limits.queryChars}
      defaultValue={typed}
      error={error}
      className="min-w-0 flex-1"
    />
    <Button size="lg">Cari</Button>
  </form>
)
