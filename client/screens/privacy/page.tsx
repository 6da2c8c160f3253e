import { ActionRefused, go, page } from '#client/app/page/page.ts'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { consentQuestion, ConsentForm } from '#client/kit/form/consent.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { formatDate } from '#shared/format/dates.ts'
import type { TagChoice } from '#shared/web/consent.ts'
import { href } from '#shared/web/routes.ts'
import type { Tags } from '#shared/web/tags.ts'

interface PrivacyData {
  /** What the shop asks about; null: nothing. */
  tags: Tags | null
  /** null: not chosen yet. */
  choice: TagChoice | null
}

/** The choice about tags, which a shopper may change at any time. */
export const privacy = page({
  route: 'privacy',
  cache: 'never',
  load: async ({ shop, tagChoice }): Promise<PrivacyData> => ({ tags: shop.tags, choice: tagChoice }),
  head: () => ({ title: 'Pengaturan Privasi', noindex: true }),
  view: ({ tags, choice }) =>
    tags ? (
      <div className={columns}>
        <Card>
          <p className="text-base text-muted">{consentQuestion(tags)}</p>
          <p className="mt-3 text-base font-semibold">Pilihan Anda saat ini: {words(choice)}</p>
          <div className="max-w-md">
            <ConsentForm />
          </div>
        </Card>
        <Card title="Perlu Diketahui">
          <ul className="grid list-disc gap-2 pl-5 text-base text-muted marker:text-hint">
            <li>Nama, alamat, nomor HP, dan email Anda tidak dikirim.</li>
            <li>Halaman akun, checkout, dan pembayaran tidak dilacak.</li>
            <li>Pilihan tersimpan di browser ini selama 180&nbsp;hari.</li>
          </ul>
        </Card>
      </div>
    ) : (
      <EmptyState
        drawing="lock"
        title="Tidak ada pelacakan"
        text="Toko ini tidak memakai Google Analytics, Meta Pixel, atau TikTok Pixel."
        action={{ href: href('home'), label: 'Kembali ke Beranda' }}
      />
    ),
  actions: {
    async choose({ form }) {
      const chosen = form.get('allowed')
      if (chosen !== '1' && chosen !== '0') throw new ActionRefused('input_invalid')
      const consent = chosen === '1'
      return go(href('privacy'), { flash: consent ? 'tags_allowed' : 'tags_refused', toast: true, consent })
    },
  },
  samples: async () => ({
    open: { tags: { google: 'G-CONTOH1234', pixel: '123456789012345', tiktok: 'C4CONTOH1234567890AB' }, choice: null },
    allowed: {
      tags: { google: 'G-CONTOH1234', pixel: null, tiktok: null },
      choice: { allowed: true, at: '2026-11-20T03:00:00.000Z' },
    },
    refused: {
      tags: { google: null, pixel: '123456789012345', tiktok: null },
      choice: { allowed: false, at: '2026-11-20T03:00:00.000Z' },
    },
    noTags: { tags: null, choice: null },
  }),
})

const words = (choice: TagChoice | null): string =>
  choice === null ? 'belum dipilih' : `${choice.allowed ? 'setuju' : 'tolak'}, sejak ${formatDate(choice.at)}`
