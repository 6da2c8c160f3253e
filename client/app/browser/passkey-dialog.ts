/** The browser takes one request for a passkey at a time. The one that waits in the login field makes room. */
let waiting: AbortController | null = null
export function takeTurn(): AbortSignal {
  waiting?.abort()
  waiting = new AbortController()
  return waiting.signal
}

/** Lets the browser sign with a passkey; null: none was chosen. */
export async function signByPasskey(
  options: string,
  { mediation }: { mediation: CredentialMediationRequirement },
): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  )
  const signal = takeTurn()
  return unlessCancelled(() => navigator.credentials.get({ publicKey, mediation, signal }))
}

/** Lets the browser make a passkey; null: it was not made. */
export function makePasskey(
  options: string,
  how: { signal?: AbortSignal; mediation?: CredentialMediationRequirement },
): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  )
  return unlessCancelled(() => navigator.credentials.create({ ...how, publicKey }))
}

/** The credential as JSON; null: the shopper closed the dialog, or another request took its place. */
async function unlessCancelled(ask: () => Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'TimeoutError'].includes(error.name))
      return null
    throw error
  }
}
