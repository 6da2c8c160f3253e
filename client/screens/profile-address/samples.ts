import type { SavedAddress } from '#shared/api/account/address.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { Regions } from '#client/kit/form/load-regions.ts'
import type { AddressesData } from './page.tsx'
import { everywhere } from '#client/samples/countries.ts'
import { address, longAddress } from '#client/samples/order-goods.ts'

const home: SavedAddress = { ...address, id: 'alamat-1', label: 'Rumah', main: true, elsewhere: false }
const office: SavedAddress = {
  ...longAddress,
  id: 'alamat-2',
  label: 'Kantor pusat lantai dua belas',
  main: false,
  elsewhere: true,
  latitude: -2.6912,
  longitude: 111.6245,
}
const unnamed: SavedAddress = {
  ...address,
  id: 'alamat-3',
  label: '',
  main: false,
  elsewhere: false,
  recipient: 'Budi Santoso',
  street: 'Jl. Dipatiukur No. 35',
  courierNote: null,
}
const empty: Regions = {
  prov: '',
  kota: '',
  kec: '',
  provinces: [],
  regencies: [],
  districts: [],
  villages: [],
  searchable: true,
  asked: '',
}
const provinces = [
  { code: '31', name: 'DKI Jakarta' },
  { code: '32', name: 'Jawa Barat' },
]
const fresh: Regions = { ...empty, provinces }
const searched: Regions = {
  ...fresh,
  asked: 'kebayoran',
  places: [
    {
      code: '31.74.07',
      name: 'Kebayoran Baru',
      regency: 'Kota Jakarta Selatan',
      province: 'DKI Jakarta',
      villageCode: null,
      village: '',
    },
    {
      code: '31.74.05',
      name: 'Kebayoran Lama',
      regency: 'Kota Jakarta Selatan',
      province: 'DKI Jakarta',
      villageCode: null,
      village: '',
    },
  ],
}
const picked: Regions = {
  ...fresh,
  prov: '31',
  kota: '31.74',
  kec: '31.74.07',
  regencies: [{ code: '31.74', name: 'Kota Jakarta Selatan' }],
  districts: [{ code: '31.74.07', name: 'Kebayoran Baru' }],
  villages: [{ code: '31.74.07.1001', name: 'Melawai' }],
}
const farAway: Regions = {
  ...fresh,
  ...{ prov: '62', kota: '62.01', kec: '62.01.02' },
  provinces: [...provinces, { code: '62', name: office.province }],
  regencies: [{ code: '62.01', name: office.regency }],
  districts: [{ code: '62.01.02', name: office.district }],
  villages: [{ code: '62.01.02.1007', name: office.village }],
}
const form = (regions: Regions | null, changing = false, edited: SavedAddress | null = null): AddressesData => ({
  shows: 'form',
  addresses: [home, office],
  address: edited,
  countries: everywhere,
  regions,
  changing,
})

export const addressesSamples: Readonly<Record<string, AddressesData>> = {
  three: { shows: 'list', addresses: [home, office, unnamed], editable: true },
  none: { shows: 'list', addresses: [], editable: true },
  full: {
    shows: 'list',
    addresses: Array.from({ length: limits.addresses }, (_, n) => ({ ...unnamed, id: `alamat-${n}`, main: n === 0 })),
    editable: true,
  },
  onlyShown: { shows: 'list', addresses: [{ ...home, id: null, main: false, label: '' }], editable: false },
  add: form(fresh),
  addSearched: form(searched, true),
  addNothingFound: form({ ...fresh, asked: 'zzz', places: [] }, true),
  addPicked: form(picked, true),
  edit: form(empty, false, home),
  editAbroad: form(empty, false, { ...home, phone: '+60123456789' }),
  editLong: form(farAway, true, office),
}

export const addressesRefusals: Refusals<AddressesData> = {
  missing: {
    data: form(picked, true),
    refusal: refusal('save', 'input_invalid', {
      fields: { street: text.required, postcode: text.required },
      values: { recipient: 'Siti', main: '1' },
    }),
  },
  full: { data: form(picked, true), refusal: refusal('save', 'addresses_full', { details: { max: 20 } }) },
}
