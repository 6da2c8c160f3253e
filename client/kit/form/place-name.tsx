import type { PlaceFound } from '#shared/api/shop/region.ts'

/**
 * A village begins with its own name, a district with its level: villages are often called like a district elsewhere.
 */
export const PlaceName = ({ village, name, regency, province }: PlaceFound) =>
  village === '' ? (
    <>
      Kec. <span className="font-medium">{name}</span>, {regency}, {province}
    </>
  ) : (
    <>
      <span className="font-medium">{village}</span>, {name}, {regency}, {province}
    </>
  )
