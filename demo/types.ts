/**
 * The shape of a demo shop: plain data that an importer turns into rows. Pictures are names without folder or width.
 */

/** One combination of options that exists; values stand in the order of the product's options. */
export interface SampleVariant {
  values: readonly string[]
  /** Whole rupiah. */
  price: number
  /** The price before the discount, or null when there is none. */
  fullPrice: number | null
  stock: number
  picture?: string
}

export interface SampleOption {
  name: string
  values: readonly { value: string; swatch?: string }[]
}

export interface SampleProduct {
  slug: string
  name: string
  category: string
  /** Paragraphs of plain text, separated by blank lines. */
  description: string
  attributes: readonly (readonly [name: string, value: string])[]
  weightGrams: number
  /** Length, width and height of the packed piece in centimetres, where its volume weighs more than itself. */
  dimensions?: readonly [number, number, number]
  digital: boolean
  /** Two or three names; the first is the cover. */
  pictures: readonly string[]
  options: readonly SampleOption[]
  /** A product without options has exactly one variant, with no values. */
  variants: readonly SampleVariant[]
  sold: number
}

export interface SampleShop {
  id: 'batik' | 'kopi' | 'gawai'
  name: string
  description: string
  theme: string
  customerCarePhone: string
  city: string
  originRegency: string
  /** Where couriers fetch the parcels. */
  pickup: { address: string; postcode: string; point: { latitude: number; longitude: number } }
  /** In the order they are shown; `parent` is the slug of the category one stands under. */
  categories: readonly { slug: string; name: string; picture: string; parent?: string }[]
  banners: readonly { picture: string; link: string; title: string }[]
  products: readonly SampleProduct[]
}
