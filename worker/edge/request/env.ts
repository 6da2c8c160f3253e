import type { BatchedAnswer, BatchedCall } from '#shared/api/batch.ts'
import type { Together } from '#shared/api/contract/together.ts'

/** The embedded backend as it is bound: over HTTP as any backend, and with the calls of one tick together. */
export interface Commerce extends Fetcher {
  batch?(head: Readonly<Record<string, string>>, calls: readonly BatchedCall[]): Promise<Together<BatchedAnswer>>
}

/** What wrangler.toml binds. */
export interface Env {
  /** The files of the build. Absent where a server of ours delivers them: it has those of the newest build alone. */
  ASSETS?: Fetcher
  /** Only what may be stale: host → tenant, root settings, generation, capabilities. */
  SITE: KVNamespace
  /** The embedded backend; used unless BACKEND_URL names another. */
  COMMERCE: Commerce
  /** 'https://api.example.com': another backend that speaks the contract. */
  BACKEND_URL?: string
  /**
   * The platform's counters of requests, by what a request does and who sends it: see request/rate.ts. Absent: nothing
   * is counted.
   */
  READS_BY_VISITOR?: RateLimit
  READS_BY_NETWORK?: RateLimit
  CHANGES_BY_VISITOR?: RateLimit
  CHANGES_BY_NETWORK?: RateLimit
  /** Where requests and visits are measured: see request/measures.ts. Absent: they are not. */
  MEASURES?: AnalyticsEngineDataset
  /** Which version of the code runs. Absent in local runs and in the container. */
  VERSION?: { id: string }
  /** Shared pages are rendered for every request; `all`, while the code is being edited: what frames them is asked too. */
  FRESH_PAGES?: string
  /**
   * `mailto:` or `https:`, where vulnerabilities of the platform are reported. Absent: only the shop's e-mail is named.
   */
  SECURITY_CONTACT?: string
  /** `off`: browsers keep nothing for the time without signal, and forget what they have kept. */
  OFFLINE?: string
  /** `masuk.etalase.id`: the one host Google sends people back to. Absent: there is none. */
  SIGN_IN_HOST?: string
}
