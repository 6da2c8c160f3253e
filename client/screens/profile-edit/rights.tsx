import type { Account } from '#shared/api/account/account.ts'
import { formatDate } from '#shared/format/dates.ts'
import { fileAddresses, href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Confirms } from '#client/app/page/confirming.ts'
import type { Frame } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { RowCard } from '#client/kit/base/row-card.tsx'
import { ConfirmedForm, type PasswordField } from '#client/kit/form/confirmed-form.tsx'
import { Form } from '#client/kit/form/form.tsx'
import { isOpen } from './account-safety.tsx'

interface Props {
  account: Account
  confirms: Confirms
  frame: Frame
  PasswordField: PasswordField
}

const purposeLabels: Readonly<Record<Account['consents'][number]['purpose'], string>> = {
  terms: 'Syarat & Ketentuan dan Kebijakan Privasi',
  marketing: 'Info promo',
  affiliate: 'Ketentuan program afiliasi',
}

/** The rights from UU PDP 27/2022: to see and withdraw a consent, and to get a copy of the data. */
export function Rights({ account, confirms, frame, PasswordField }: Props) {
  const copyAt = addressOfCopy(confirms)
  return (
    <>
      <RowCard
        row
        title="Promo & Persetujuan"
        value={account.marketing ? 'Menerima info promo' : 'Tidak menerima info promo'}
        open={false}
      >
        {account.consents.length === 0 ? null : (
          <ul className="mb-3 divide-y divide-sunk">
            {account.consents.map(({ purpose, version, granted, at }) => (
              <li key={purpose} className="py-2">
                <p className="text-base">{purposeLabels[purpose]}</p>
                <p className="text-sm text-muted">
                  {granted ? 'Disetujui' : 'Tidak disetujui'} {formatDate(at)}
                  {version === '' ? '' : ` · versi ${version}`}
                </p>
              </li>
            ))}
          </ul>
        )}
        <Form path={frame.path} action="setMarketing">
          <input type="hidden" name="granted" value={account.marketing ? '0' : '1'} />
          <Button variant="outline">{account.marketing ? 'Tarik Persetujuan' : 'Terima Info Promo'}</Button>
        </Form>
        <p className="mt-3 text-sm text-muted">
          Pelacakan kunjungan diatur per browser di{' '}
          <a href={href('privacy')} className="font-semibold text-brand-text">
            Pengaturan Privasi
          </a>
          . Persetujuan lainnya berakhir saat akun dihapus.
        </p>
      </RowCard>
      <RowCard
        row
        title="Data Saya"
        value="Salinan semua data Anda di toko ini"
        open={isOpen({ confirms, frame }, dom.ownDataId, ['exportData'])}
      >
        {copyAt === null ? (
          <ConfirmedForm
            id={dom.ownDataId}
            action="exportData"
            {...{ confirms, frame, PasswordField }}
            submit="Siapkan Data Saya"
          />
        ) : (
          <div id={dom.ownDataId} className="scroll-mt-16">
            <ButtonLink href={copyAt} download="data-saya.json">
              Unduh Data Saya
            </ButtonLink>
          </div>
        )}
      </RowCard>
    </>
  )
}

/** Where the copy is; null: the customer has to confirm first. */
function addressOfCopy({ confirming, confirmed }: Confirms): string | null {
  if (confirming?.wanted === dom.ownDataId && confirming.proven)
    return `${fileAddresses.ownData}?bukti=${confirming.ticket}`
  return confirmed ? fileAddresses.ownData : null
}
