import type { ReactNode } from 'react'
import type { Licence, LicenceFile } from '#shared/api/order/digital.ts'
import { fileAddresses, href } from '#shared/web/routes.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Notice } from '#client/kit/form/form.tsx'

interface LicenceProps {
  licence: Licence
  /** The parameters that give the address of a file the right to download it. */
  right: Readonly<Record<string, string>>
  /** Renders the button that copies a code. */
  copy: (code: string) => ReactNode
  /** Says for how long and for which account this is shown. */
  note: string
  /** The order's, where the page does not say it. */
  number?: string | undefined
}

/** A digital product: its codes, each with a copy button, and its files. */
export function LicenceCard({ licence: { line, codes, missing, files }, right, copy, note, number }: LicenceProps) {
  return (
    <Card title={line.variant ? `${line.name}, ${line.variant}` : line.name}>
      {number ? <p className="numbers -mt-2 text-sm text-muted">No. Pesanan {number}</p> : null}
      <p className="mb-3 text-sm text-muted">{note}</p>
      <ul className="divide-y divide-sunk">
        {codes.map((code, place) => (
          <li key={code} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block text-sm text-muted">Kode{codes.length > 1 ? ` ${place + 1}` : ''}</span>
              <span className="numbers block font-semibold wrap-anywhere">{code}</span>
            </span>
            {copy(code)}
          </li>
        ))}
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            to={`${fileAddresses.digitalFile}?${new URLSearchParams({ ...right, produk: line.itemId ?? '', berkas: file.id })}`}
          />
        ))}
      </ul>
      {missing > 0 ? <Notice className="mt-3">{missing} kode sedang disiapkan toko.</Notice> : null}
    </Card>
  )
}

/** The number of downloads that are left is shown from here on. */
const fewLeft = 5

function FileRow({ file: { name, size, left }, to }: { file: LicenceFile; to: string }) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block text-base font-medium wrap-anywhere">{name}</span>
        <span className="numbers block text-sm text-muted">
          {sizeText(size)}
          {left === 0 ? ' · batas unduhan tercapai' : left <= fewLeft ? ` · sisa ${left} unduhan` : ''}
        </span>
      </span>
      {left > 0 ? (
        // Without 'download', which would save the page that says why there is no file; a target begins no progress bar.
        <ButtonLink href={to} variant="outline" target="_self" aria-label={`Unduh ${name}`}>
          Unduh
        </ButtonLink>
      ) : (
        <ButtonLink href={href('info')} variant="quiet">
          Hubungi Toko
        </ButtonLink>
      )}
    </li>
  )
}

/** '1,2 MB', '340 KB'. */
const sizeText = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
    : `${Math.max(1, Math.round(bytes / 1_000))} KB`
