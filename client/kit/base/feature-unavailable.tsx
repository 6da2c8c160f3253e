import { href } from '#shared/web/routes.ts'
import { EmptyState } from './empty-state.tsx'

/** This shop's backend does not have the feature. */
export const FeatureUnavailable = ({ title }: { title: string }) => (
  <EmptyState
    drawing="wrench"
    title={title}
    text="Toko ini belum menyediakannya."
    action={{ href: href('profile'), label: 'Kembali ke Profil' }}
  />
)
