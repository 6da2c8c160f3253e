/** Hosts of a local run that are no shop's. */

/** The stand-in for Google. */
export const googleHost = 'akun-google.localhost'
/** The embedded backend: for engineers of other backends, and for the conformance check. */
export const backendHost = 'backend.localhost'
/** Where the platform signs in with the stand-in. */
export const signInHost = 'masuk.localhost'
