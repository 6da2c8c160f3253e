import { page } from '#client/app/page.ts'
import { EmptyState } from '#client/kit/empty-state.tsx'
import { type Door, doorOf, footerDoors, InformationList } from '#client/kit/information-list.tsx'
import { homeCrumb } from '#client/app/crumbs.ts'
import { unlessAbsent } from '#client/app/found.ts'
import { informationLines } from '#client/samples/information.ts'
import { href } from '#shared/web/routes.ts'

const doors = informationLines.map(doorOf)

export const informationAll = page({
  route: 'informationAll',
  cache: 'article',
  async load({ api, shop }): Promise<readonly Door[]> {
    const pages = await unlessAbsent(api.content.listInformation())
    return pages?.length ? pages.map(doorOf) : footerDoors(shop)
  },
  head: (doors, shop) => ({
    title: 'Semua Informasi',
    description: `Semua halaman informasi ${shop.title}.`,
    noindex: doors.length === 0,
    crumbs: [homeCrumb, { label: 'Info', href: href('info') }],
    back: href('info'),
  }),
  view: (doors, { shop }) => (
    <div className="wrap pt-3 lg:pt-4">
      {doors.length > 0 ? (
        <InformationList doors={doors} origin={shop.origin} />
      ) : (
        <EmptyState
          drawing="search"
          title="Belum ada halaman informasi"
          text="Pertanyaan Anda tetap kami jawab lewat kontak di halaman Info."
          action={{ href: href('info'), label: 'Lihat Kontak' }}
        />
      )}
    </div>
  ),
  samples: { banyak: doors, satu: doors.slice(0, 1), kosong: [] },
})
