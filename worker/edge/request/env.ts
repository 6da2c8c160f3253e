/** What wrangler.toml binds. */
export interface Env {
  ASSETS: Fetcher
  /** Only what may be stale: host → tenant, root settings, generation, capabilities. */
  SITE: KVNamespace
  /** The embedded backend; used unless BACKEND_URL names another. */
  COMMERCE: Fetcher
  /** 'https://api.example.com': another backend that speaks the contract. */
  BACKEND_URL?: string
  /** `masuk.etalase.id`: the one host Google sends people back to. Absent: there is none. */
  SIGN_IN_HOST?: string
}
