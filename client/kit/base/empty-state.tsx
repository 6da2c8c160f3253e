import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

type Drawing = 'cart' | 'search' | 'order' | 'cloud' | 'lock' | 'wrench'

/** Drawn on a 120 × 96 grid in two tones of the theme: a soft ground and a line. */
const drawings: Record<Drawing, { ground: ReactNode; line: string }> = {
  cart: {
    ground: <path d="M38 38h54l-7 30H45z" />,
    line: 'M22 24h11l11 46h42l9-34H37M54 86a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM78 86a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM55 48l3 12M74 48l-2 12M64 28V14M52 29l-4-9M76 29l4-9',
  },
  search: {
    ground: <circle cx="55" cy="44" r="25" />,
    line: 'M55 72a28 28 0 1 0 0-56 28 28 0 0 0 0 56zM75 64l21 20M44 40a12 12 0 0 1 12-10M92 26l6-4M94 40h7M88 14l3-6',
  },
  order: {
    ground: <path d="m60 48 30-15v34L60 84z" />,
    line: 'm60 14 32 17v36L60 84 28 67V31zM29 31l31 17 31-17M60 48v35M44 22l32 17v13M36 58l12 6',
  },
  cloud: {
    ground: <path d="M36 70a15 15 0 0 1-1-30 22 22 0 0 1 42-5 18 18 0 0 1 8 35z" />,
    line: 'M36 70a15 15 0 0 1-1-30 22 22 0 0 1 42-5 18 18 0 0 1 8 35zM50 50v.1M70 50v.1M53 61c4-4 10-4 14 0M46 80l-3 6M62 80l-3 6M78 80l-3 6',
  },
  lock: {
    ground: <rect x="36" y="42" width="48" height="38" rx="6" />,
    line: 'M42 42h36a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6zM46 42V30a14 14 0 0 1 28 0v12M60 64v6M60 64a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  },
  wrench: {
    ground: <path d="M26 34h68v46H26z" />,
    line: 'M26 40v40h68V40M20 38l6-20h68l6 20zM52 80V60h16v20M40 38l3-20M80 38l-3-20M60 38V18M36 52h6M78 52h6M106 20l4-6M110 30h6',
  },
}

interface Way {
  href: string
  label: string
}
interface EmptyStateProps {
  drawing: Drawing
  title: string
  text: string
  action?: Way
  /** A second way on. */
  other?: Way | undefined
  /** 1 when it is the whole screen. */
  level?: 1 | 2
}

/** Says kindly that there is nothing here, and offers the next step. */
export function EmptyState({ drawing, title, text, action, other, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  const { ground, line } = drawings[drawing]
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-6 py-10 text-center">
      <svg className="drawing" width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
        <g className="drawing-ground">{ground}</g>
        <path d={line} />
      </svg>
      <Title className={`mt-4 font-bold text-balance ${level === 1 ? 'text-lg' : 'text-md'}`}>{title}</Title>
      <p className="mt-1 text-base text-pretty text-muted">{text}</p>
      {action ? (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          {other ? (
            <ButtonLink variant="outline" href={other.href}>
              {other.label}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
