import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Shop } from '#client/app/page/page.ts'
import { pageIndex } from '#client/kit/base/paging.ts'
import type { Access } from '#shared/admin/roles.ts'

/** Who sits at the desk. */
export interface DeskUser {
  name: string
  role: Access
  passkeys: number
}

/** Reads from an operation of the administration, by its path below the shop's. */
export type Asking = <S extends z.ZodType>(answer: S, path: string) => Promise<z.output<S>>

/** Why a press did nothing: at which form, and what was typed there. */
export interface DeskRefusal {
  press: string
  id: string
  /** That of the page that was pressed: what is pressed again unchanged is the same press. '': it had none. */
  key: string
  message: string
  fields: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}

export interface DeskFrame {
  shop: Shop
  user: DeskUser
  /** The page's address with its query: where its forms are sent. */
  path: string
  now: Date
  /** What makes each form of this page count once. */
  key: string
  refusal: DeskRefusal | null
}

/** A screen asks first, and shows what it was answered. `thing`: what its address names, as it stands there. */
export type DeskScreen = (
  ask: Asking,
  query: URLSearchParams,
  thing: string,
) => Promise<(frame: DeskFrame) => ReactNode>

/** The page of a list that the address of a screen asks for, counted from 0. */
export const pageOf = (query: URLSearchParams, name = 'hal'): number => pageIndex(query, name)
