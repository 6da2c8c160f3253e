import { href, routes } from '#shared/web/routes.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { Field, Select } from '#client/kit/form/field.tsx'
import type { Regions } from '#client/kit/form/load-regions.ts'
import { PlaceName } from '#client/kit/form/place-name.tsx'
import type { ShippingCostData } from './page.tsx'

const steps = [
  { level: 'prov', label: 'Provinsi', list: 'provinces' },
  { level: 'kota', label: 'Kota/Kabupaten', list: 'regencies' },
  { level: 'kec', label: 'Kecamatan', list: 'districts' },
] as const

/** Where to: by its name, or level by level. */
export function Where({ slug, where, failed, estimate, weights }: ShippingCostData) {
  return (
    <Card title="Kirim ke mana?">
      {failed ? (
        <p className="mb-3 text-base text-danger">Ongkir belum dapat dihitung. Silakan coba beberapa saat lagi.</p>
      ) : null}
      {where === null ? (
        <p className="text-base text-muted">
          Toko ini menghitung ongkir dari alamat lengkap. Masukkan barang ke keranjang, lalu isi alamat: ongkir setiap
          kurir tampil di checkout sebelum Anda membayar.
        </p>
      ) : 'found' in where ? (
        <>
          {estimate || weights ? null : (
            <p className="mb-3 text-base text-muted">Lihat ongkir dan perkiraan tiba{slug ? ' untuk 1 barang' : ''}.</p>
          )}
          <SearchForm slug={slug} asked={where.asked} answered={(estimate ?? weights)?.district ?? ''} />
        </>
      ) : (
        <RegionForm slug={slug} regions={where} />
      )}
      <Places slug={slug} where={where} />
    </Card>
  )
}

/** One field for the name of a place; while it is typed a script fills in what is found. */
function SearchForm({ slug, asked, answered }: { slug: string; asked: string; answered: string }) {
  return (
    <form method="get" action={routes.shippingCost.path} className="flex items-end gap-2" {...dom.mark(dom.placesMark)}>
      {slug ? <input type="hidden" name="produk" value={slug} /> : null}
      <Field
        name="cari"
        type="search"
        label="Kelurahan atau kecamatan"
        className="min-w-0 flex-1"
        placeholder="Mis. Melawai"
        minLength={2}
        maxLength={limits.queryChars}
        autoComplete="off"
        defaultValue={asked || answered}
      />
      {/* A script asks while the name is typed. */}
      <span className="hidden noscript:block">
        {/* Below an answer another button leads on. */}
        <Button variant={answered ? 'outline' : 'primary'} size="lg">
          Cari
        </Button>
      </span>
    </form>
  )
}

export function Places({ slug, where }: Pick<ShippingCostData, 'slug' | 'where'>) {
  const found = where && 'found' in where ? where.found : null
  return (
    <div id={dom.placesId} role="status">
      {found?.length === 0 ? (
        <p className="mt-2 text-base text-muted">Tempat tidak ditemukan. Periksa ejaannya.</p>
      ) : found ? (
        <ul className="mt-1 divide-y divide-sunk rounded-sm border border-line">
          {found.map((place) => (
            <li key={place.villageCode ?? place.code}>
              <a
                href={href('shippingCost', {}, { ...(slug ? { produk: slug } : {}), kec: place.code })}
                className="block min-h-11 px-3 py-3 text-base"
              >
                <PlaceName {...place} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** One level per press: each answer brings the list of the next. */
function RegionForm({ slug, regions }: { slug: string; regions: Regions }) {
  const shown = steps.filter(({ list }) => regions[list].length > 0)
  return (
    <form method="get" action={routes.shippingCost.path} className="grid gap-4">
      {slug ? <input type="hidden" name="produk" value={slug} /> : null}
      {shown.map(({ level, label, list }) => (
        <Select
          key={level}
          name={level}
          label={label}
          options={regions[list]}
          placeholder={`Pilih ${label.toLowerCase()}`}
          defaultValue={regions[level]}
        />
      ))}
      <Button full>{shown.length === steps.length ? 'Cek Ongkir' : 'Lanjut'}</Button>
    </form>
  )
}
