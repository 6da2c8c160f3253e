import CopyButton from '#client/kit/base/copy-button-island.tsx'

/** The button beside a licence code. */
export const copyCode = (code: string) => <CopyButton value={code} label="Salin Kode Lisensi" />
