/** A place on the map, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/**
 * A box around Indonesia: from Rondo (north) to Ndana (south), from Benggala (west) to Papua's border (east), with a
 * small margin of sea.
 */
export const isInIndonesia = ({ latitude, longitude }: Point): boolean =>
  latitude >= -11.1 && latitude <= 6.2 && longitude >= 94.9 && longitude <= 141.1

/** '-6.243500, 106.798600': the form that is shown and that a shopper may type. */
export const pointText = ({ latitude, longitude }: Point): string => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`

/** About how far it is by road: roads are a third longer than the straight line. */
export function roadKilometres(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 1.3 * 2 * 6_371 * Math.asin(Math.sqrt(half))
}
