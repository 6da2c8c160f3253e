import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

export type Drawing =
  | 'cart'
  | 'search'
  | 'order'
  | 'cloud'
  | 'lock'
  | 'wrench'
  | 'heart'
  | 'ticket'
  | 'place'
  | 'star'
  | 'done'

/** Drawn on a 120 × 96 grid in two tones of the theme: a soft ground and a line. */
interface Lines {
  ground: ReactNode
  line: string
}
const drawings: Record<Drawing, Lines> = {
  cart: {
    ground: <path d="M39 36h54l-7 30H46z" />,
    line: 'M23 22h11l11 46h42l9-34H38M55 84a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM79 84a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM56 46l3 12M75 46l-2 12M65 26V12M53 27l-4-9M77 27l4-9',
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
    line: 'M26 40v40h68V40M20 38l6-20h68l6 20zM52 80V60h16v20M40 38l3-20M80 38l-3-20M60 38V18',
  },
  heart: {
    ground: <path d="M60 80C40 66 30 54 30 40a16 16 0 0 1 30-8 16 16 0 0 1 30 8c0 14-10 26-30 40z" />,
    line: 'M60 80C40 66 30 54 30 40a16 16 0 0 1 30-8 16 16 0 0 1 30 8c0 14-10 26-30 40zM40 40a7 7 0 0 1 6-7M98 26l6-4M101 38h7M92 16l3-6',
  },
  ticket: {
    ground: <path d="M26 30h68v12a7 7 0 0 0 0 14v12H26V56a7 7 0 0 0 0-14z" />,
    line: 'M26 30h68v12a7 7 0 0 0 0 14v12H26V56a7 7 0 0 0 0-14zM76 36v6M76 46v6M76 56v6M44 57l16-16M45 43v.1M59 55v.1M98 24l5-5M88 18l2-6',
  },
  place: {
    ground: <path d="M60 78S38 58 38 40a22 22 0 0 1 44 0c0 18-22 38-22 38z" />,
    line: 'M60 78S38 58 38 40a22 22 0 0 1 44 0c0 18-22 38-22 38zM60 49a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM42 76c-8 1-12 3-12 6M78 76c8 1 12 3 12 6',
  },
  star: {
    ground: <path d="m60 16 9 22 23 1-18 16 6 23-20-13-20 13 6-23-18-16 23-1z" />,
    line: 'm60 16 9 22 23 1-18 16 6 23-20-13-20 13 6-23-18-16 23-1zM98 22l5-4M22 22l-5-4',
  },
  done: {
    ground: <circle cx="60" cy="48" r="27" />,
    line: 'M60 78a30 30 0 1 0 0-60 30 30 0 0 0 0 60zM47 49l9 9 18-20M96 22l5-4M100 34h7M88 12l2-5',
  },
}

export interface Way {
  href: string
  label: string
}
interface EmptyStateProps {
  /** A screen that alone has a drawing brings it along. */
  drawing: Drawing | Lines
  title: string
  text: string
  action?: Way
  /** A second way on. */
  other?: Way | undefined
  /** 1 when it is the whole screen. */
  level?: 1 | 2
}

/** A drawing beside words that say the same. */
export function Illustration({ drawing, className = '' }: Pick<EmptyStateProps, 'drawing'> & { className?: string }) {
  const { ground, line } = typeof drawing === 'string' ? drawings[drawing] : drawing
  return (
    <svg className={`drawing ${className}`} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
      <g className="drawing-ground">{ground}</g>
      <path d={line} />
    </svg>
  )
}

/** Says kindly that there is nothing here, and offers the next step. */
export function EmptyState({ drawing, title, text, action, other, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={`mx-auto flex max-w-sm flex-col items-center px-6 text-center ${level === 1 ? 'py-10' : 'py-6'}`}>
      <Illustration drawing={drawing} />
      <Title className={`mt-4 font-bold text-balance ${level === 1 ? 'text-lg' : 'text-md'}`}>{title}</Title>
      <p className="mt-1 text-base text-pretty wrap-anywhere text-muted">{text}</p>
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
