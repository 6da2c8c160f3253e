import CopyButton from '#client/islands/copy-button.tsx'

/** The button beside a licence code. */
export const copyCode = (code: string) => <CopyButton value={code} label="Salin Kode Lisensi" />
