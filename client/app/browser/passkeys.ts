/** Whether the browser has passkeys and reads what a shop asks in the standard's own JSON. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** What talks to the browser about passkeys. Only a browser that has them loads it. */
export const passkeyCalls = () => import('./passkey-calls.ts')
