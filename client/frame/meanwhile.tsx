import * as dom from '#client/app/dom-names.ts'
import type { Shop } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Logo } from './site-header.tsx'

/** What a shopper sees while a page that has left before its data is on its way. The style sheet hides it after that. */
export const Meanwhile = ({ shop }: { shop: Shop }) => (
  <div id={dom.meanwhileId} className="meanwhile">
    <div className="border-b border-line bg-surface">
      <div className="wrap flex h-13 items-center lg:h-18">
        <Logo shop={shop} named />
      </div>
    </div>
    {/* In its place when the data do not come: see client/scripts/dom/shell.ts. */}
    <template>
      <div className="wrap py-10 text-center" role="alert">
        <p className="mb-3">Halaman ini tidak selesai dimuat.</p>
        <ButtonLink href="">Coba Lagi</ButtonLink>
      </div>
    </template>
    <div className="wrap py-3 text-center text-muted md:py-6">
      <div className="mx-auto aspect-square max-w-xl rounded-md bg-line" />
      <p role="status" className="mt-6">
        Memuat …
      </p>
      <ButtonLink href="" variant="outline" className="mt-3">
        Muat Ulang
      </ButtonLink>
    </div>
  </div>
)
