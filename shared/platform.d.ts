/** What of the web all our runtimes have; shared code may use nothing else. */
interface URLSearchParams extends Iterable<[string, string]> {
  readonly size: number
  get(name: string): string | null
  getAll(name: string): string[]
  set(name: string, value: string): void
  toString(): string
}
declare const URLSearchParams: { new (init?: string | Record<string, string>): URLSearchParams }
interface URL {
  readonly href: string
  readonly origin: string
  readonly hostname: string
  readonly protocol: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly username: string
  readonly password: string
}
declare const URL: { new (url: string, base?: string): URL; parse(url: string, base?: string): URL | null }
declare function setTimeout(run: () => void, ms: number): unknown
declare function clearTimeout(timer: unknown): void
interface TextDecoder {
  decode(bytes: Uint8Array): string
}
declare const TextDecoder: { new (label: string, options?: { fatal: boolean }): TextDecoder }
