import type { SavedAddress } from '#shared/api/address.ts'
import { api } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import OwnAddressForm from './own-address-form-island.tsx'
import { type ActionContext, can, type CountryChoice, type Frame, go, notFound, page } from '#client/app/page.ts'
import type { Regions } from '#client/kit/load-regions.ts'
import { AddressList } from './address-list.tsx'
import { ButtonLink } from '#client/kit/button.tsx'
import { EmptyState } from '#client/kit/empty-state.tsx'
import { neededFields, pointOf } from '#client/screens/checkout/address/fields.ts'
import { loadPicker } from '#client/kit/load-regions.ts'
import { found } from '#client/app/found.ts'
import { phoneOf } from '#client/app/phone.ts'
import { refuseMissing } from '#client/app/required-fields.ts'
import { addressesRefusals, addressesSamples } from './samples.ts'

export type AddressesData =
  /** `editable`: this backend allows changing addresses. */
  | { shows: 'list'; addresses: readonly SavedAddress[]; editable: boolean }
  /** `address` is null for a new one. */
  | {
      shows: 'form'
      address: SavedAddress | null
      countries: CountryChoice
      regions: Regions | null
      changing: boolean
    }

/** 'Daftar Alamat', and at the same route the form for one address. */
export const profileAddress = page({
  route: 'profileAddress',
  cache: 'never',
  async load({ api, query, shop, countryChoice }): Promise<AddressesData> {
    const [id, editable] = [query.get('ubah'), can(shop, 'address.save')]
    if (id === null && !(editable && query.has('baru')))
      return { shows: 'list', addresses: await api.address.list(), editable }
    const address = id === null ? null : ((await api.address.list()).find((one) => one.id === id) ?? notFound())
    const changing = query.has('prov') || query.has('cari')
    return {
      shows: 'form',
      address,
      countries: countryChoice(),
      regions: await loadPicker(api, shop, changing || address === null ? query : null),
      changing,
    }
  },
  head: (data) => {
    if (data.shows === 'list') return { title: 'Daftar Alamat', back: href('profile'), noindex: true }
    return { title: data.address ? 'Ubah Alamat' : 'Tambah Alamat Baru', back: href('profileAddress'), noindex: true }
  },
  view: (data, frame) => (
    <div className="wrap grid max-w-2xl! grid-cols-1 gap-3 py-3 lg:py-6">
      {data.shows === 'list' ? <List {...data} frame={frame} /> : <Editing {...data} frame={frame} />}
    </div>
  ),
  actions: {
    async save(ctx) {
      refuseMissing(ctx.form, neededFields(ctx))
      const id = ctx.query.get('ubah')
      const input = ctx.read(api.address.save, { id, main: ctx.form.has('main'), ...pointOf(ctx), phone: phoneOf(ctx) })
      // Another customer's address, or one that was removed, does not exist.
      await (id === null ? ctx.api.address.save(input) : ownOnly(ctx, () => ctx.api.address.save(input)))
      return go(href('profileAddress'), { flash: 'address_saved' })
    },
    async remove(ctx) {
      await found(ctx.api.address.remove(ctx.read(api.address.remove)))
      return go(href('profileAddress'), { flash: 'address_removed' })
    },
    async makeMain(ctx) {
      await found(ctx.api.address.makeMain(ctx.read(api.address.makeMain)))
      return go(href('profileAddress'), { flash: 'address_main' })
    },
  },
  samples: addressesSamples,
  refusals: addressesRefusals,
})

async function ownOnly(ctx: ActionContext<'profileAddress'>, save: () => Promise<unknown>): Promise<void> {
  const own = await ctx.api.address.list()
  if (!own.some(({ id }) => id === ctx.query.get('ubah'))) notFound()
  await save()
}

function List({ addresses, editable, frame: { path } }: Extract<AddressesData, { shows: 'list' }> & { frame: Frame }) {
  if (addresses.length === 0)
    return (
      <EmptyState
        drawing="order"
        title="Belum ada alamat"
        text="Simpan alamat agar checkout berikutnya cukup satu ketukan."
        {...(editable
          ? { action: { href: href('profileAddress', {}, { baru: '1' }), label: 'Tambah Alamat Baru' } }
          : {})}
      />
    )
  const full = addresses.length >= limits.addresses
  return (
    <>
      <AddressList {...{ addresses, editable, path }} />
      {!editable ? null : full ? (
        <p className="text-base text-neutral-600">
          Paling banyak {limits.addresses} alamat. Hapus salah satu untuk menambah yang baru.
        </p>
      ) : (
        <ButtonLink variant="outline" size="lg" full href={href('profileAddress', {}, { baru: '1' })}>
          Tambah Alamat Baru
        </ButtonLink>
      )}
    </>
  )
}

function Editing({
  address,
  countries,
  regions,
  changing,
  frame: { path, refusal },
}: Extract<AddressesData, { shows: 'form' }> & { frame: Frame }) {
  return (
    <section className="card p-4">
      <OwnAddressForm {...{ path, refusal, address, countries, regions, changing }} />
    </section>
  )
}
