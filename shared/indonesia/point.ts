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
