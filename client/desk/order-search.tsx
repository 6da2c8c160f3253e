import { Search } from './parts.tsx'
import { searchPath } from './addresses.ts'

/** Finds the order that a shopper asks about. */
export const OrderSearch = ({ typed = '', error }: { typed?: string; error?: string | undefined }) => (
  <Search action={searchPath} label="Cari nomor pesanan, telepon, atau nama" {...{ typed, error }} />
)
