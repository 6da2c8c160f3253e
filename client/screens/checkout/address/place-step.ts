import { usualList } from '#shared/api/contract/query.ts'
import { districtPattern } from '#shared/indonesia/region-code.ts'
import type { ApiClient } from '#shared/api/index.ts'
import { type ActionContext, again, can, type Outcome } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { searchedIn } from '#client/app/page/searched.ts'
import { abovePlace } from './region-steps.ts'

type Context = Pick<ActionContext<'checkout' | 'profileAddress'>, 'api' | 'form' | 'shop'>

/**
 * A step of picking the region without script, by the button of the address form that was pressed: the page again, with
 * what the step changes. null: it is no step, and the address is to be saved; where nothing has to be looked up, that is
 * known at once, so that the change is the first call.
 */
export function placeStep({ api, form, shop }: Context): Outcome | Promise<Outcome | null> | null {
  const typed = (name: string) => String(form.get(name) ?? '')
  const village = typed('villageCode')
  // Another village has another postcode.
  const left = village === '' ? {} : { postcode: '' }
  if (form.has('change')) return again({ ...placeAt(typed('change')), ...left })
  if (form.has('place')) return picked(api, typed('place'), left)
  const text = searchedIn(new URLSearchParams({ cari: typed('cari') }), 'cari')
  const pressed = form.has('search') && text !== ''
  // The village is known: Enter pressed the search button, so the form is to be saved.
  const named = village !== '' && ['prov', 'kota', 'kec'].every((level) => village.startsWith(typed(level)))
  if (!pressed && !named && (form.has('lists') || village !== '')) return again({ cari: '', ...left })
  if (text === '' || (named && !pressed)) return null
  return text.length > 1 && can(shop, 'region.search')
    ? searched(api, text, { pressed, left })
    : pressed
      ? again({})
      : null
}

type Regions = Pick<ApiClient, 'region'>
interface Sent {
  /** Its button was pressed. */
  pressed: boolean
  /** What becomes of the fields of the village that the form had. */
  left: { postcode?: string }
}
async function searched(api: Regions, text: string, { pressed, left }: Sent): Promise<Outcome | null> {
  const [one, second] = (await optional(api, 'region.search', { ...usualList, text, villages: true })) ?? []
  if (one?.villageCode && !second) return picked(api, one.villageCode, left)
  if (!pressed) return null
  return again(one ? { ...placeAt(''), ...left } : {})
}

/** A village or a district, without what was searched for. The postcode follows from a village. */
async function picked(api: Regions, code: string, left: Sent['left']): Promise<Outcome> {
  const { kec } = abovePlace(code)
  const isVillage = code !== kec && districtPattern.test(kec)
  const villages = isVillage ? await optional(api, 'region.list', { parent: kec }) : []
  const postcode = villages?.find((one) => one.code === code)?.postcode
  return again({ ...placeAt(code), cari: '', ...left, ...(postcode ? { postcode } : {}) })
}

function placeAt(code: string) {
  const above = abovePlace(code)
  return { ...above, villageCode: code === above.kec ? '' : code }
}
