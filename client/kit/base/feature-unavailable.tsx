import { notOffered } from '#shared/text/text.ts'
import { href } from '#shared/web/routes.ts'
import { EmptyState } from './empty-state.tsx'

/** This shop's backend does not have the feature. */
export const FeatureUnavailable = ({ title }: { title: string }) => (
  <EmptyState
    drawing="wrench"
    title={title}
    text={notOffered}
    action={{ href: href('profile'), label: 'Kembali ke Profil' }}
  />
)
