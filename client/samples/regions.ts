import type { Region } from '#shared/api/shop/region.ts'
import type { Regions } from '#client/kit/form/load-regions.ts'

const region = (code: string, name: string): Region => ({ code, name })
/** Nothing is picked yet. */
export const noRegion: Regions = {
  prov: '',
  kota: '',
  kec: '',
  provinces: [region('31', 'DKI Jakarta'), region('32', 'Jawa Barat'), region('62', 'Kalimantan Tengah')],
  regencies: [],
  districts: [],
  villages: [],
}
/** Every level is picked. */
export const allRegions: Regions = {
  ...noRegion,
  prov: '32',
  kota: '32.73',
  kec: '32.73.02',
  regencies: [region('32.04', 'Kabupaten Bandung'), region('32.73', 'Kota Bandung')],
  districts: [region('32.73.01', 'Sukasari'), region('32.73.02', 'Coblong')],
  villages: [region('32.73.02.1001', 'Cipaganti'), region('32.73.02.1003', 'Dago')],
}
