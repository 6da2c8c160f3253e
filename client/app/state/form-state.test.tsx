import type { FormEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '#client/app/browser/browser.fixture.ts'
import { useForm } from './form-state.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/profile', ['login']],
  ['/forbidden', []],
  ['/auth/login?next=%2Fprofile', []],
])('a login that leads to %s is followed by what a form does before it is left: %j', async (to, followed) => {
  const browser = fakeBrowser('/auth/login', () => ({ ok: true, data: null, to, message: null }))
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  const done: string[] = []
  const forms: ReturnType<typeof useForm>[] = []
  function Login({ take }: { take: (form: ReturnType<typeof useForm>) => void }) {
    take(useForm('login', null, async () => void done.push('login')))
    return null
  }
  renderToString(<Login take={(form) => forms.push(form)} />)
  await forms[0]?.submit({ preventDefault() {} } as unknown as FormEvent<HTMLFormElement>)
  expect([browser.left, done]).toEqual([[to], followed])
})
