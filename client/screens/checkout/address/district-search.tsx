import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { DistrictFound } from '#shared/api/region.ts'
import { limits } from '#shared/limits.ts'
import { ask } from '#client/app/browser-api.ts'
import { useAwake } from '#client/app/hydrated.ts'
import { useAtomValue } from '#client/app/store.tsx'
import { Button } from '#client/kit/button.tsx'
import { Field } from '#client/kit/field.tsx'
import { Kept } from './kept.tsx'
import { stepTo } from './region-steps.ts'
import { formOf } from './state.ts'

interface DistrictSearchProps {
  /** What was asked without script, and what was found; null: nothing was asked. */
  asked: string
  places: readonly DistrictFound[] | null
  onChoose: (code: string) => unknown
}

/** One field in place of three lists: 'kebayoran baru jaksel'. Without script it is a form whose results are links. */
export function DistrictSearch({ asked, places, onChoose }: DistrictSearchProps) {
  const steps = useAtomValue(formOf('steps'))
  const awake = useAwake()
  const { found, type, clear } = useDistricts(places)
  const choose = (code: string) => {
    clear()
    onChoose(code)
  }
  return (
    <div>
      <form
        method="get"
        action={steps.path}
        className="flex items-end gap-2"
        onSubmit={(event) => event.preventDefault()}
      >
        <Kept kept={steps.kept} />
        <Field
          name="cari"
          label="Cari kecamatan"
          optional
          className="min-w-0 flex-1"
          placeholder="Mis. Kebayoran Baru, Jakarta Selatan"
          maxLength={limits.queryChars}
          autoComplete="off"
          defaultValue={asked}
          onInput={(event) => type(event.currentTarget.value)}
        />
        {awake ? null : (
          <Button variant="outline" size="lg">
            Cari
          </Button>
        )}
      </form>
      <div role="status">{found === null ? null : <Districts found={found} onChoose={choose} />}</div>
    </div>
  )
}

/** Searches once the typing pauses. An answer that comes after the next question, or after a choice, is dropped. */
function useDistricts(places: readonly DistrictFound[] | null) {
  const [found, setFound] = useState(places)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = async (typed: string) => {
    const mine = (newest.current += 1)
    const list = typed.trim().length < 3 ? null : await ask<DistrictFound[]>('region.search', { text: typed.trim() })
    if (mine === newest.current) setFound(list)
  }
  return {
    found,
    type(typed: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void search(typed), limits.searchDebounceMs)
    },
    clear() {
      newest.current += 1
      setFound(null)
    },
  }
}

type DistrictsProps = Pick<DistrictSearchProps, 'onChoose'> & { found: readonly DistrictFound[] }
function Districts({ found, onChoose }: DistrictsProps) {
  const steps = useAtomValue(formOf('steps'))
  if (found.length === 0)
    return (
      <p className="mt-1 text-sm text-neutral-600">
        Kecamatan tidak ditemukan. Periksa ejaannya, atau pilih dari daftar.
      </p>
    )
  const choose = (code: string) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(code)
  }
  return (
    <ul className="mt-1 divide-y divide-neutral-100 rounded-sm border border-neutral-200">
      {found.map(({ code, name, regency, province }) => (
        <li key={code}>
          <a
            href={stepTo(steps, { prov: code.slice(0, 2), kota: code.slice(0, 5), kec: code })}
            onClick={choose(code)}
            className="block px-3 py-3 text-base"
          >
            <span className="font-medium">{name}</span>, {regency}, {province}
          </a>
        </li>
      ))}
    </ul>
  )
}
