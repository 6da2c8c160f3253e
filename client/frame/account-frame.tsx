import type { ReactNode } from 'react'
import { href } from '#shared/web/routes.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'

interface AccountFrameProps {
  title: string
  /** False when the shop's backend has no customer accounts; shoppers then buy without one. */
  offered: boolean
  other: { question: string; label: string; href: string }
  children: ReactNode
}

/** The sheet for logging in and registering. */
export function AccountFrame({ title, offered, other, children }: AccountFrameProps) {
  if (!offered) {
    return (
      <EmptyState
        level={1}
        drawing="lock"
        title="Akun belum tersedia"
        text="Toko ini melayani belanja tanpa akun."
        action={{ href: href('home'), label: 'Mulai Belanja' }}
      />
    )
  }
  return (
    <div className="wrap max-w-md! py-3 sm:py-10">
      <div className="card p-4 sm:p-6">
        <h1 className="mb-4 text-xl">{title}</h1>
        {children}
        <p className="mt-4 text-center text-base text-neutral-600">
          {other.question}{' '}
          <a href={other.href} className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-text">
            {other.label}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Another way to sign in, below the form. */
export function OtherSignIn({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink href={to} variant="outline" size="lg" full className="mt-3">
      {label}
    </ButtonLink>
  )
}
