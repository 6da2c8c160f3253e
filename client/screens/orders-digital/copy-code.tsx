import { CopyButton } from '#client/kit/base/copy.tsx'

/** The button beside a licence code. */
export const copyCode = (code: string) => <CopyButton value={code} label="Salin Kode Lisensi" />
