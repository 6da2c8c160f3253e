import type { SavedAddress } from '#shared/api/account/address.ts'
import { api } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'
import OwnAddressForm from './own-address-form-island.tsx'
import { type ActionContext, can, type CountryChoice, type Frame, go, page, redirect } from '#client/app/page/page.ts'
import type { Regions } from '#client/kit/form/load-regions.ts'
import { AddressList } from './address-list.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { readAddress } from '#client/screens/checkout/address/fields.ts'
import { placeStep } from '#client/screens/checkout/address/place-step.ts'
import { isPicking, loadPicker } from '#client/kit/form/load-regions.ts'
import { found } from '#client/app/page/found.ts'

export type AddressesData =
  /** `editable`: this backend allows changing addresses. */
  | { shows: 'list'; addresses: readonly SavedAddress[]; editable: boolean }
  /** `address` is null for a new one; `addresses` are those of the list, over which a desktop shows the form. */
  | {
      shows: 'form'
      address: SavedAddress | null
      addresses: readonly SavedAddress[]
      countries: CountryChoice
      regions: Regions | null
      changing: boolean
    }

/** 'Daftar Alamat', and at the same route the form for one address. */
export const profileAddress = page({
  route: 'profileAddress',
  cache: 'never',
  async load({ api, query, typed, shop, countryChoice }): Promise<AddressesData> {
    const [id, editable] = [query.get('ubah'), can(shop, 'address.save')]
    if (id === null && !(editable && query.has('baru')))
      return { shows: 'list', addresses: await api.address.list(), editable }
    const addresses = await api.address.list()
    const address = addresses.find((one) => one.id === id) ?? null
    // Its id is made of its words: the page before a change, or of another tab, names one that is not there any more.
    // What was typed in its form is a new one.
    if (id !== null && address === null && Object.keys(typed).length === 0) redirect(href('profileAddress'))
    const changing = isPicking(typed)
    return {
      shows: 'form',
      address,
      addresses,
      countries: countryChoice(),
      regions: await loadPicker(api, shop, changing || address === null ? typed : null),
      changing,
    }
  },
  head: (data) => {
    if (data.shows === 'list') return { title: 'Daftar Alamat', back: href('profile'), noindex: true }
    return { title: titleOf(data), titled: true, back: href('profileAddress'), noindex: true }
  },
  view: (data, frame) => (
    <div className="wrap max-lg:max-w-2xl! grid grid-cols-1 gap-3 py-3 lg:py-6">
      {data.shows === 'list' ? <List {...data} frame={frame} /> : <Editing {...data} frame={frame} />}
    </div>
  ),
  actions: {
    async save(ctx) {
      const step = placeStep(ctx)
      const shown = step && (await step)
      if (shown) return shown
      const id = await ownId(ctx)
      await ctx.api.address.save(readAddress(ctx, api.address.save, { id, main: ctx.form.has('main') }))
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
  samples: async () => (await import('./samples.ts')).addressesSamples,
  refusals: async () => (await import('./samples.ts')).addressesRefusals,
})

const titleOf = ({ address }: { address: SavedAddress | null }) => (address ? 'Ubah Alamat' : 'Tambah Alamat Baru')

/** The address that the form is about; null: a new one, or one that was changed or removed meanwhile. */
async function ownId({ api, query }: ActionContext<'profileAddress'>): Promise<string | null> {
  const asked = query.get('ubah')
  if (asked === null) return null
  return (await api.address.list()).some(({ id }) => id === asked) ? asked : null
}

function List({
  addresses,
  editable,
  frame: { path, refusal },
}: Extract<AddressesData, { shows: 'list' }> & { frame: Frame }) {
  if (addresses.length === 0)
    return (
      <EmptyState
        drawing="place"
        title="Belum ada alamat"
        text="Simpan alamat agar checkout berikutnya cukup satu ketukan."
        {...(editable
          ? { action: { href: href('profileAddress', {}, { baru: '1' }), label: 'Tambah Alamat Baru' } }
          : {})}
      />
    )
  const list = (
    <AddressList
      {...{ addresses, editable, path }}
      last={
        // Not by their number: those that checkouts have remembered make room.
        editable ? (
          <ButtonLink
            href={href('profileAddress', {}, { baru: '1' })}
            variant="outline"
            size="lg"
            full
            className="h-full"
          >
            <Icon name="plus" />
            Tambah Alamat Baru
          </ButtonLink>
        ) : null
      }
    />
  )
  return (
    <>
      {refusal ? <RefusalNote {...refusal} /> : null}
      {list}
    </>
  )
}

/** A page of its own on a phone; on a desktop a panel at the right, over the list. */
function Editing({
  address,
  addresses,
  countries,
  regions,
  changing,
  frame: { path, refusal },
}: Extract<AddressesData, { shows: 'form' }> & { frame: Frame }) {
  return (
    <>
      <div inert className="hidden gap-6 lg:grid">
        <p className="text-xl font-bold">Daftar Alamat</p>
        <AddressList addresses={addresses} editable path={path} />
      </div>
      <a href={href('profileAddress')} aria-hidden="true" tabIndex={-1} className="side-shade" />
      <section className="card side-panel p-4">
        <div className="lg:mb-4 lg:flex lg:items-center">
          <h1 className="sr-only text-lg lg:not-sr-only">{titleOf({ address })}</h1>
          <a
            href={href('profileAddress')}
            aria-label="Tutup"
            className="ml-auto hidden size-11 place-items-center rounded-full lg:grid"
          >
            <Icon name="close" size={22} />
          </a>
        </div>
        <OwnAddressForm {...{ path, refusal, address, countries, regions, changing }} />
      </section>
    </>
  )
}
