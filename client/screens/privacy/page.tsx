import { ActionRefused, go, page } from '#client/app/page.ts'
import { consentQuestion, ConsentForm } from '#client/kit/consent.tsx'
import { EmptyState } from '#client/kit/empty-state.tsx'
import { href } from '#shared/web/routes.ts'

interface PrivacyData {
  /** The shop has tags to ask about. */
  asks: boolean
  /** null: not chosen yet. */
  allowed: boolean | null
}

/** The choice about tags, which a shopper may change at any time. */
export const privacy = page({
  route: 'privacy',
  cache: 'never',
  load: async ({ shop, tagsAllowed }): Promise<PrivacyData> => ({ asks: shop.tags !== null, allowed: tagsAllowed }),
  head: () => ({ title: 'Pengaturan privasi', noindex: true }),
  view: ({ asks, allowed }) =>
    asks ? (
      <section className="wrap py-6">
        <p className="text-base leading-relaxed text-neutral-700">{consentQuestion}</p>
        <p className="mt-3 text-base font-semibold">Pilihan Anda saat ini: {words(allowed)}</p>
        <div className="max-w-md">
          <ConsentForm />
        </div>
        <p className="mt-3 text-sm text-neutral-600">
          Nama, alamat, nomor HP, dan email Anda tidak dikirim. Halaman akun, checkout, dan pembayaran tidak dilacak.
          Pilihan tersimpan di peramban ini selama 180 hari.
        </p>
      </section>
    ) : (
      <EmptyState
        drawing="lock"
        title="Tidak ada pelacakan"
        text="Toko ini tidak memakai Google Analytics atau Meta Pixel."
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
  samples: {
    open: { asks: true, allowed: null },
    allowed: { asks: true, allowed: true },
    refused: { asks: true, allowed: false },
    noTags: { asks: false, allowed: null },
  },
})

const words = (allowed: boolean | null): string => (allowed === null ? 'belum dipilih' : allowed ? 'setuju' : 'tolak')
