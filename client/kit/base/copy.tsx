import type { ReactNode } from 'react'
import * as dom from '#client/app/dom-names.ts'
import { buttonClass } from './button-look.ts'
import { Icon } from './icon.tsx'

interface CopyProps {
  /** What goes to the clipboard. For an amount these are only the digits. */
  value: string
  label: string
  /** It is what is done here, or done with it. */
  look?: 'primary' | 'outline' | undefined
  children?: ReactNode
}

/** Copying needs a script, so without one there is no button. */
export function CopyButton({ value, label, look, children }: CopyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...dom.mark(dom.copyMark, value)}
      className={`${look ? `${buttonClass({ variant: look, ...(look === 'primary' ? { size: 'lg', full: true } : {}) })} ${look === 'primary' ? 'mt-3 lg:mt-0 lg:w-auto' : ''}` : '-my-2 -mr-2 inline-flex h-11 shrink-0 items-center gap-1.5 rounded-sm px-2 text-base font-semibold text-brand-text hover:bg-brand-soft'} noscript:hidden`}
    >
      <Icon name="copy" size={18} />
      {children ?? 'Salin'}
    </button>
  )
}
