export type ButtonVariant = 'primary' | 'outline' | 'plain' | 'quiet' | 'danger'
/** `sm` is for pointers only: fingers need 44 px. */
type ButtonSize = 'sm' | 'md' | 'lg'
export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  full?: boolean | undefined
}

const looks: Record<ButtonVariant, string> = {
  primary: 'border-brand-edge bg-brand text-on-brand',
  outline: 'border-brand-text bg-surface text-brand-text hover:bg-brand-soft',
  plain: 'border-edge bg-surface text-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-brand-text hover:bg-sunk',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
}
const sizes: Record<ButtonSize, string> = { sm: 'min-h-9 px-3', md: 'min-h-11 px-4', lg: 'min-h-12 px-4' }

/**
 * The classes of a button, for what is neither `<button>` nor `<a>`, a `<summary>` or a `<label>`, and for scripts: they
 * have no React.
 */
export const buttonClass = ({ variant = 'primary', size = 'md', full = false }: ButtonLook = {}): string =>
  `button ${looks[variant]} ${sizes[size]}${full ? ' w-full' : ''}`
