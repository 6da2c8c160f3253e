import { z } from 'zod'
import { lazy } from '#shared/lazy.ts'
import { limits } from '#shared/limits.ts'
import { idPattern, slugPattern } from '#shared/web/id-patterns.ts'
import { readAmount, readMoment } from './notations.ts'
import { controls, noteOddValue, onWire, reads, repair, shaped, shapeOf } from './shapes.ts'
import { recordIn } from './foreign-values.ts'

/**
 * The field types of every contract file. Each is a codec, so that one declaration reads a lenient answer (numbers as
 * text, ids as numbers, null for an empty list) and writes a strict one.
 */

/**
 * A whole number; text digits are understood and so is `"3.00"`. `"1e3"`, `1.5` and `""` are not, nor is `"1.000"`, which
 * is one with three decimals or a thousand.
 */
export const wholeNumber = (inner: z.ZodInt = z.int()) =>
  z.codec(z.union([z.number(), z.string().regex(/^\s*-?\d{1,15}(\.(?:0{1,2}|0{4,20}))?\s*$/)]), inner, {
    decode: Number,
    encode: (n) => n,
  })

/** Money as another backend may count it: with up to two decimals, as a number or as text. */
const money = (least: number) =>
  z.codec(z.union([z.number(), z.string().max(40)]), z.number().min(least).max(1e12), {
    decode: readAmount,
    encode: (amount) => amount,
  })

/** Rupiah; never negative. A `Rupiah` is not a number you may mix with a quantity. Our own backend has whole ones. */
export const Rupiah = money(0).pipe(z.number().brand<'Rupiah'>())
export type Rupiah = z.output<typeof Rupiah>
export const rupiah = (amount: number): Rupiah => Rupiah.parse(amount)

/** Money that is shown and not calculated with. */
export const Amount = money(0)

/** How many there are of something. */
export const Count = wholeNumber(z.int().min(0))
/** How many pieces are left; what was sold beyond the last one, and a zero in any notation, is none. */
export const Stock = lazy(() =>
  onWire(
    z.codec(z.union([z.number(), z.string().max(40)]), Count, {
      decode: (raw) => (readAmount(raw) <= 0 ? 0 : raw),
      encode: (pieces) => pieces,
    }),
    Count,
  ),
)
/** What a shopper or a seller asks for in a request: whole rupiah. */
export const WholeRupiah = wholeNumber(z.int().min(0).max(1e12)).pipe(z.int().brand<'Rupiah'>())

/** An amount that may be negative: a discount line of a summary. */
export const SignedRupiah = money(-1e12)

/** How many pieces a shopper may ask for. */
export const Quantity = wholeNumber(z.int().min(1).max(limits.cartQuantityMax))
export type Quantity = z.output<typeof Quantity>
/** How many pieces a backend says there are: it may allow more than we ask for. */
export const Pieces = wholeNumber(z.int().min(1).max(1e6))

/** A text that another backend may send as a number. */
export const textOrNumber = (inner = z.string()) =>
  z.codec(z.union([z.string(), z.number()]), inner, { decode: String, encode: (value) => value })

/** An id or a code of a backend. We do not read it: it goes back as it came. */
const opaque = textOrNumber(z.string().regex(idPattern))
const ids = new WeakSet<z.ZodType>([opaque])
/** Whether a field is such an id, which nobody but its backend reads. */
export const isId = (schema: z.ZodType): boolean =>
  ids.has(schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema)
const branded = <S extends z.ZodType>(schema: S): S => {
  ids.add(schema)
  return schema
}
export const CartId = branded(opaque.pipe(z.string().brand<'CartId'>()))
export type CartId = z.output<typeof CartId>
export const ItemId = branded(opaque.pipe(z.string().brand<'ItemId'>()))
export type ItemId = z.output<typeof ItemId>
export const ProductId = branded(opaque.pipe(z.string().brand<'ProductId'>()))
export type ProductId = z.output<typeof ProductId>
export const OrderId = branded(opaque.pipe(z.string().brand<'OrderId'>()))
export type OrderId = z.output<typeof OrderId>
export const ReturnId = branded(opaque.pipe(z.string().brand<'ReturnId'>()))
export type ReturnId = z.output<typeof ReturnId>
export const FileId = branded(opaque.pipe(z.string().brand<'FileId'>()))
export type FileId = z.output<typeof FileId>
export const BillCode = branded(opaque.pipe(z.string().brand<'BillCode'>()))
export type BillCode = z.output<typeof BillCode>
export const CustomerId = branded(opaque.pipe(z.string().brand<'CustomerId'>()))
export type CustomerId = z.output<typeof CustomerId>

/** What the human check of a shop gave the shopper's page; left out where the shop has none or the page has no script. */
export const HumanToken = z.string().max(limits.humanTokenChars).optional()

/** The code of a place, with or without dots or as a number: it goes back as it came. */
export const placeCode = (...patterns: readonly RegExp[]) =>
  branded(textOrNumber(z.string().regex(new RegExp(patterns.map(({ source }) => source).join('|')))))

/** A word of a code list: `JNE:REG`, `midtrans`, `bca`. */
export const Code = opaque

/** The name of something in addresses; some use its number. */
export const Slug = textOrNumber(z.string().regex(slugPattern))
/** What a seller of our own backend may write: nothing in it has to be escaped for people who read the address. */
export const OwnSlug = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u)
  .max(limits.slugChars)

const printable = new RegExp(String.raw`^(?:[^${controls}\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$`)
/**
 * Plain text with a bound; control characters have no place in it, nor has half of a character: a backend that cuts names
 * short leaves it behind, and no address can carry it.
 */
export const text = (max: number) => shaped(z.string().max(max).regex(printable), { kind: 'text', max })
/** Text a person typed into a required field: trimmed, not empty. */
export const typed = (min: number, max: number) =>
  shaped(z.codec(z.string().max(max * 4), text(max).min(min), { decode: (s) => s.trim(), encode: (s) => s }), {
    kind: 'text',
    max,
  })

const wrapping = <S extends z.ZodType>(schema: S, inner: z.ZodType): S =>
  shaped(schema, { kind: 'wrapper', inner, forgiving: false })

/** What a backend may leave out: absent, null and '' become the fallback. */
export const withDefault = <S extends z.ZodType>(schema: S, fallback: z.input<S>) =>
  wrapping(
    z.codec(z.unknown(), schema, {
      decode: (v) => (v === '' ? fallback : (v ?? fallback)) as z.input<S>,
      encode: (v) => v,
    }),
    schema,
  )
/** What may be missing: undefined, or null where nothing is said. An id of 0 names nothing. */
function recordOrNull(schema: z.ZodType, value: unknown): unknown {
  if (value === '') return null
  if (isId(schema)) return value === 0 || value === '0' ? null : value
  return shapeOf(schema)?.kind === 'wire' ? recordIn(value) : value
}
/** What may be missing: absent, null and '' become null. */
export const nullable = <S extends z.ZodType>(schema: S) =>
  wrapping(
    z.codec(z.unknown(), z.nullable(schema), {
      decode: (v) => (recordOrNull(schema, v) ?? null) as z.input<S> | null,
      encode: (v) => v,
    }),
    schema,
  )

/** What another call may tell instead: undefined when this answer does not speak of it, null when there is none. */
export const ifPresent = <S extends z.ZodType>(schema: S) =>
  wrapping(
    z.codec(z.unknown(), z.nullable(schema).optional(), {
      decode: (v) => recordOrNull(schema, v) as z.input<S> | null | undefined,
      encode: (v) => v,
    }),
    schema,
  )

/**
 * For fields of an answer that are only shown: whatever a backend sends that is not right becomes the fallback, so that
 * one bad caption never takes a page down. Not for requests, and not for money, ids or states.
 */
export const lenient = <S extends z.ZodType>(schema: S, fallback: z.input<S>) =>
  forgiving(
    schema,
    z.codec(z.unknown(), schema, {
      decode: (v) => readable(schema, v, fallback) as z.input<S>,
      encode: (v) => v,
    }),
  )
/** The same with null for what is missing or not right. */
export const lenientOrNull = <S extends z.ZodType>(schema: S) =>
  forgiving(
    schema,
    z.codec(z.unknown(), z.nullable(schema), {
      decode: (v) => readable(schema, v, null) as z.input<S> | null,
      encode: (v) => v,
    }),
  )

const forgiving = <C extends z.ZodType>(inner: z.ZodType, codec: C): C =>
  shaped(codec, { kind: 'wrapper', inner, forgiving: true })

function readable(schema: z.ZodType, raw: unknown, fallback: unknown): unknown {
  const value = recordOrNull(schema, raw)
  if (value === undefined || value === null) return fallback
  if (reads(schema, value)) return value
  noteOddValue()
  const repaired = repair(schema, value)
  return reads(schema, repaired) ? repaired : fallback
}

const asWord = (raw: string) =>
  raw
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_')
/**
 * A word of a fixed list, in any case and with blanks or hyphens for `_`. With `unknown`, a word that is not of the list
 * becomes that one, so that a state which only another backend has closes no page. `synonyms` are other words for those
 * of the list, in capitals.
 */
export const word = <const W extends readonly [string, ...string[]]>(
  words: W,
  unknown?: W[number],
  synonyms: () => Readonly<Record<string, W[number]>> = () => ({}),
) => {
  const meant = lazy(
    () =>
      new Map<string, W[number]>([
        ...Object.entries<W[number]>(synonyms()),
        ...words.map((one) => [asWord(one), one] as const),
      ]),
  )
  return onWire(
    z.codec(z.union([z.string(), z.number()]), z.enum(words), {
      decode: (raw) => meant().get(asWord(String(raw))) ?? unknown ?? ('' as W[number]),
      encode: (one) => one,
    }),
    z.enum(words),
  )
}

const yes = new Set([
  ...['true', 't', '1', 'y', 'yes', 'on', 'ya', 'active', 'aktif', 'enabled', 'tersedia'],
  ...['available', 'in stock', 'in_stock', 'instock', 'ready', 'ready stock'],
  // A column of one bit, as some drivers give it.
  '\u0001',
])
/** true/false, and the ways other backends and HTML check boxes say it. */
export const Flag = z.codec(z.union([z.boolean(), z.number(), z.string(), z.null(), z.undefined()]), z.boolean(), {
  decode: (v) =>
    yes.has(
      String(v)
        .trim()
        .toLowerCase()
        .replace(/^1\.0+$/, '1'),
    ),
  encode: (b) => b,
})

/** ISO 8601 UTC, to the millisecond. */
export const Moment = onWire(
  z.codec(z.unknown(), z.iso.datetime(), { decode: (v) => readMoment(v) ?? 'unreadable', encode: (v) => v }),
  z.iso.datetime(),
)

/** The signed link of an order, and what shows that it was opened with the phone's last digits. */
export const TrackToken = z
  .string()
  .regex(/^(?!\.{1,2}$)[\w.-]+$/)
  .max(512)
export const TrackPass = nullable(
  z
    .string()
    .regex(/^[\w.-]+$/)
    .max(512),
)

/** Ten times an average of stars. None is below one star, so up to 5 it counts stars: others send 4.9. */
export const StarTenths = lazy(() =>
  onWire(
    z.codec(z.union([z.number(), z.string().max(10)]), z.int().min(0).max(50), {
      decode: (raw) => {
        const said = Number(String(raw).replace(',', '.'))
        return Math.round(said <= 5 ? said * 10 : said)
      },
      encode: (tenths) => tenths,
    }),
    z.int().min(0).max(50),
  ),
)
