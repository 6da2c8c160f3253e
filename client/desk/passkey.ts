import { makePasskey, signByPasskey } from '#client/app/browser/passkey-dialog.ts'

/** A script of the desk: what a page cannot do without one. */
interface Answer {
  options?: string
  message?: string
}

async function post(path: string, body: object): Promise<Answer> {
  const response = await fetch(`/kelola/${path}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

const say = (words: string) => {
  const place = document.getElementById('passkey-answer')
  if (place) place.textContent = words
}

/** Asks the shop, lets the browser sign or make, and sends what it made. */
async function go(begin: string, end: string, answer: (options: string) => Promise<string | null>): Promise<void> {
  try {
    const begun = await post(begin, {})
    const credential = begun.options === undefined ? null : await answer(begun.options)
    if (begun.options === undefined) return say(begun.message ?? 'Coba lagi.')
    if (credential === null) return
    const done = await post(end, { credential })
    if (done.message === undefined) location.assign('/kelola')
    else say(done.message)
  } catch {
    say('Tidak ada koneksi. Coba lagi.')
  }
}

/** Said here again: a module that the shop's scripts have too would become a file of its own for every shopper. */
const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

function offer(id: string, press: () => Promise<void>): void {
  const button = document.getElementById(id)
  if (!button || !hasPasskeys()) return
  button.hidden = false
  button.addEventListener('click', () => void press())
}

offer('passkey-enter', () =>
  go('passkey', 'passkey/masuk', (options) => signByPasskey(options, { mediation: 'optional' })),
)
offer('passkey-add', () => go('passkey/baru', 'passkey/simpan', (options) => makePasskey(options, {})))
