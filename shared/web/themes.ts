import { darkAccents } from './dark-accents.ts'

/** The colours of a theme that each scheme has. */
interface Accents {
  primary: string
  onPrimary: string
  text: string
}

/**
 * The named colour themes (Tailwind palettes, each checked for WCAG AA text contrast). `primary` is the colour of
 * buttons, `onPrimary` of the text on them, `text` of coloured words on white, `soft` of tinted backgrounds. A `light`
 * primary has less than 3:1 contrast on white, so its buttons need a border.
 */
export interface Theme extends Accents {
  id: string
  label: string
  soft: string
  light: boolean
  /** The tint of the dark scheme is mixed by the sheet. */
  dark: Accents
}

const theme = (
  id: string,
  label: string,
  primary: string,
  onPrimary: string,
  text: string,
  soft: string,
  light = false,
): Theme => {
  const [darkPrimary = primary, darkOnPrimary = onPrimary, darkText = text] = darkAccents[id] ?? []
  const dark = { primary: darkPrimary, onPrimary: darkOnPrimary, text: darkText }
  return { id, label, primary, onPrimary, text, soft, light, dark }
}

export const themes: readonly Theme[] = [
  theme('slate', 'Batu Sabak', '#314158', '#ffffff', '#314158', '#f1f5f9'),
  theme('green', 'Hijau', '#008236', '#ffffff', '#008236', '#f0fdf4'),
  theme('red', 'Merah', '#e7000b', '#ffffff', '#c10007', '#fef2f2'),
  theme('blue', 'Biru', '#155dfc', '#ffffff', '#1447e6', '#eff6ff'),
  theme('black', 'Hitam', '#0a0a0a', '#ffffff', '#0a0a0a', '#f5f5f5'),
  theme('goldenglamour', 'Emas Glamor', '#d4af37', '#1c1917', '#894b00', '#fffbeb', true),
  theme('gray', 'Abu-abu', '#5b6478', '#ffffff', '#4a5568', '#f3f4f6'),
  theme('zinc', 'Seng', '#71717b', '#ffffff', '#52525c', '#f4f4f5'),
  theme('neutral', 'Netral', '#404040', '#ffffff', '#404040', '#f5f5f5'),
  theme('stone', 'Batu', '#72685a', '#ffffff', '#5a5146', '#f5f5f4'),
  theme('taupe', 'Taupe', '#5b4f4b', '#ffffff', '#473c39', '#f3f1f1'),
  theme('mauve', 'Mauve', '#594c5b', '#ffffff', '#463947', '#f3f1f3'),
  theme('mist', 'Kabut', '#4b585b', '#ffffff', '#394447', '#f1f3f3'),
  theme('olive', 'Zaitun', '#5b5b4b', '#ffffff', '#474739', '#f4f4f0'),
  theme('orange', 'Oranye', '#ca3500', '#ffffff', '#ca3500', '#fff7ed'),
  theme('amber', 'Kuning Gading', '#fe9a00', '#1c1917', '#973c00', '#fffbeb', true),
  theme('yellow', 'Kuning', '#fdc700', '#1c1917', '#894b00', '#fefce8', true),
  theme('lime', 'Limau', '#9ae600', '#1a2e05', '#3c6300', '#f7fee7', true),
  theme('emerald', 'Zamrud', '#007a55', '#ffffff', '#007a55', '#ecfdf5'),
  theme('teal', 'Tosca Tua', '#00786f', '#ffffff', '#00786f', '#f0fdfa'),
  theme('cyan', 'Sian', '#007595', '#ffffff', '#007595', '#ecfeff'),
  theme('sky', 'Biru Langit', '#0069a8', '#ffffff', '#0069a8', '#f0f9ff'),
  theme('indigo', 'Nila', '#4f39f6', '#ffffff', '#432dd7', '#eef2ff'),
  theme('violet', 'Violet', '#7f22fe', '#ffffff', '#7008e7', '#f5f3ff'),
  theme('purple', 'Ungu', '#9810fa', '#ffffff', '#8200db', '#faf5ff'),
  theme('fuchsia', 'Fuksia', '#a800b7', '#ffffff', '#a800b7', '#fdf4ff'),
  theme('pink', 'Merah Muda', '#e60076', '#ffffff', '#c6005c', '#fdf2f8'),
  theme('rose', 'Mawar', '#ec003f', '#ffffff', '#c70036', '#fff1f2'),
  theme('navy', 'Biru Dongker', '#162456', '#ffffff', '#1c398e', '#eff6ff'),
  theme('royalblue', 'Biru Royal', '#1447e6', '#ffffff', '#193cb8', '#eff6ff'),
  theme('ocean', 'Samudra', '#005f78', '#ffffff', '#005f78', '#ecfeff'),
  theme('turquoise', 'Toska', '#00d5be', '#042f2e', '#005f5a', '#f0fdfa', true),
  theme('mint', 'Mint', '#00d492', '#022c22', '#006045', '#ecfdf5', true),
  theme('forest', 'Hutan', '#0d542b', '#ffffff', '#016630', '#f0fdf4'),
  theme('army', 'Hijau Army', '#4b5320', '#ffffff', '#4b5320', '#f4f4f0'),
  theme('sage', 'Sage', '#abab9c', '#0c0c09', '#474739', '#fbfbf9', true),
  theme('maroon', 'Marun', '#82181a', '#ffffff', '#82181a', '#fef2f2'),
  theme('crimson', 'Krimson', '#a50036', '#ffffff', '#a50036', '#fff1f2'),
  theme('coral', 'Koral', '#ff6467', '#1c1917', '#c10007', '#fef2f2', true),
  theme('terracotta', 'Terakota', '#9f2d00', '#ffffff', '#9f2d00', '#fff7ed'),
  theme('chocolate', 'Cokelat', '#7b3306', '#ffffff', '#7b3306', '#fffbeb'),
  theme('coffee', 'Kopi', '#4a3426', '#ffffff', '#4a3426', '#f5f5f4'),
  theme('mocha', 'Moka', '#7d5a44', '#ffffff', '#6b4a36', '#f3f1f1'),
  theme('sunset', 'Senja', '#ff6900', '#1c1917', '#ca3500', '#fff7ed', true),
  theme('mustard', 'Mustard', '#f0b100', '#1c1917', '#894b00', '#fefce8', true),
  theme('lavender', 'Lavender', '#a684ff', '#1e1b4b', '#7008e7', '#f5f3ff', true),
  theme('plum', 'Plum', '#59168b', '#ffffff', '#59168b', '#faf5ff'),
  theme('magenta', 'Magenta', '#c800de', '#ffffff', '#a800b7', '#fdf4ff'),
  theme('bubblegum', 'Permen Karet', '#fb64b6', '#1c1917', '#c6005c', '#fdf2f8', true),
  theme('midnight', 'Tengah Malam', '#0f172b', '#ffffff', '#0f172b', '#f1f5f9'),
  theme('steel', 'Baja', '#62748e', '#ffffff', '#45556c', '#f1f5f9'),
  theme('graphite', 'Grafit', '#27272a', '#ffffff', '#27272a', '#f4f4f5'),
  theme('rosegold', 'Emas Mawar', '#b76e79', '#1c1917', '#a50036', '#fff1f2'),
  theme('ramadan', 'Ramadan', '#006045', '#ffffff', '#006045', '#ecfdf5'),
  theme('merdeka', 'Merah Putih', '#ce1126', '#ffffff', '#c10007', '#fef2f2'),
  theme('batik', 'Batik Sogan', '#461901', '#ffffff', '#7b3306', '#fffbeb'),
]

const byName = new Map(
  themes.flatMap((t): [string, Theme][] => [
    [t.id, t],
    [t.label.toLowerCase(), t],
  ]),
)
/** Used until a shop's settings are known, and for an unknown id. */
const fallback = themes[0] ?? theme('slate', 'Batu Sabak', '#314158', '#ffffff', '#314158', '#f1f5f9')

/**
 * Finds the theme of a WEBSITE_TEMPLATE_COLOR_ID: an id, a label or a number (its place in the table, from 1).
 */
export function findTheme(colorId: string): Theme {
  const word = colorId.trim().toLowerCase()
  return byName.get(word) ?? (/^\d{1,2}$/.test(word) ? themes[Number(word) - 1] : undefined) ?? fallback
}

/** The CSS rule with a shop's colours. The CSP allows it by its hash, so it may hold only colours of the table. */
export function themeRule(t: Theme): string {
  const { dark } = t
  return `:root{--p:${t.primary};--on-p:${t.onPrimary};--p-text:${t.text};--p-soft:${t.soft};--p-edge:${t.light ? t.text : t.primary};--d-p:${dark.primary};--d-on-p:${dark.onPrimary};--d-p-text:${dark.text}}`
}
