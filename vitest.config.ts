import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { unstable_readConfig as readWrangler } from 'wrangler'
import { z } from 'zod'
import { openFakeMidtrans } from '#tests/support/fake-vendors/fake-midtrans.ts'
import { openFakeXendit } from '#tests/support/fake-vendors/fake-xendit.ts'
import { openFakeReceiver } from '#tests/support/fake-vendors/fake-receiver.ts'
import { openFakeMailVendor } from '#tests/support/fake-vendors/fake-mail-vendor.ts'
import { cloudflareToken, cloudflareZone, openFakeCloudflare } from '#tests/support/fake-vendors/fake-cloudflare.ts'
import { openFakeResolver } from '#tests/support/fake-vendors/fake-resolver.ts'
import { openFakeTurnstile } from '#tests/support/fake-vendors/fake-turnstile.ts'
import { openFakeTagVendor } from '#tests/support/fake-vendors/fake-tag-vendor.ts'
import { client, issuer } from './tools/google/people.js'

/**
 * Two projects: `workerd` runs tests in Cloudflare's own runtime; `unit` runs tests of code that needs no Worker, in
 * Node.
 */
export default defineConfig(async () => {
  // One file may be run in a fresh clone, or after a migration was added: what has not changed is skipped.
  execFileSync(process.execPath, ['tools/build/build.js', '--prepare'], { stdio: 'inherit' })
  const vendors = {
    MIDTRANS: await openFakeMidtrans(),
    XENDIT: await openFakeXendit(),
    MAIL_VENDOR: await openFakeMailVendor(),
    TAG_VENDOR: await openFakeTagVendor(),
    TURNSTILE: await openFakeTurnstile(),
    DNS_RESOLVER: await openFakeResolver(),
    CLOUDFLARE: await openFakeCloudflare(),
    RECEIVER: await openFakeReceiver(),
  }
  const addresses = Object.fromEntries(Object.entries(vendors).map(([name, { baseUrl }]) => [name, baseUrl]))
  return configOf(addresses, await readD1Migrations('./migrations/directory'))
})

/** The counters of requests that the edge has in production. */
const counters = Object.fromEntries(
  z
    .array(
      z.object({
        name: z.string(),
        namespace_id: z.string(),
        simple: z.object({ limit: z.number(), period: z.literal([10, 60]) }),
      }),
    )
    .parse(readWrangler({ config: 'wrangler.toml' }).ratelimits)
    .map(({ name, namespace_id, simple }) => [name, { namespace_id, simple }]),
)

/** Node has no modules of text, as the runtime of the Workers has. */
const textOfWorkers = {
  name: 'text-of-workers',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('.txt') ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))}` : undefined,
}

const configOf = (
  addresses: Readonly<Record<string, string>>,
  migrations: Awaited<ReturnType<typeof readD1Migrations>>,
) => ({
  test: {
    // Each request writes a log line; show them only for failing tests.
    silent: 'passed-only' as const,
    projects: [
      {
        // JSX compiles to React’s production runtime, as in a build.
        oxc: { jsx: { development: false } },
        plugins: [
          cloudflareTest({
            main: './tests/support/in-workerd/worker.ts',
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat', 'enable_request_signal'],
              d1Databases: ['DIRECTORY'],
              // Import drizzle's migrations and the lists as text, as wrangler and the build do by default.
              modulesRules: [{ type: 'Text', include: ['**/*.sql', '**/*.txt'] }],
              kvNamespaces: ['SITE'],
              ratelimits: counters,
              r2Buckets: ['MEDIA'],
              durableObjects: { SHOP: { className: 'Shop', useSQLite: true } },
              bindings: {
                // React itself, which is not the optimised copy below, takes its form from this.
                NODE_ENV: 'production',
                TOKEN_SECRET: 'only-for-tests-0123456789abcdef0123456789abcdef',
                ADMIN_TOKEN: 'only-for-tests-administrator',
                SIGN_IN_HOST: 'masuk.localhost',
                PLATFORM_HOSTS: 'masuk.localhost backend.localhost masuk.etalase.example *.etalase.example',
                CUSTOM_HOSTNAMES: JSON.stringify({
                  zone: cloudflareZone,
                  token: cloudflareToken,
                  baseUrl: `${addresses['CLOUDFLARE']}/client/v4`,
                }),
                GOOGLE_CLIENT: JSON.stringify({ ...client, issuer, signIn: 'http://masuk.localhost' }),
                // Where the fake vendors are.
                ...addresses,
                MIGRATIONS: migrations,
                // Set for the nightly form: more random runs and larger crowds.
                NIGHTLY: process.env['NIGHTLY'] ?? '',
              },
              cf: false,
            },
          }),
        ],
        test: {
          name: 'workerd',
          include: ['tests/{commerce,edge,faults,hostile,isolation}/**/*.test.ts'],
          setupFiles: [
            './tests/support/in-workerd/log-of-test.ts',
            './tests/support/in-workerd/migrate.ts',
            './tests/support/in-workerd/plans-after-suite.ts',
            './tests/support/in-workerd/audit-after-suite.ts',
          ],
          testTimeout: 60_000,
          // One more than the cores of CI. With two, a third of the processor was idle: some files wait in real time
          // (for a limit of seconds, for a flash sale that begins), and a runtime waits for its modules.
          maxWorkers: 3,
          // A runtime for each file would take longer than the tests. Every test has its own shop, so files can share
          // one.
          isolate: false,
          // In a path with a space the runtime would load React twice, once for each way it is imported.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                // As in a build: the form of React for developers takes ten times as long to render.
                rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
                include: ['react', 'react/jsx-runtime', 'react-dom/server', '@hono/react-renderer', 'jotai'],
              },
            },
          },
        },
      },
      {
        plugins: [textOfWorkers],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{shared,worker/commerce,worker/edge,tools,demo}/**/*.test.ts',
            'client/**/*.test.{ts,tsx}',
            'tests/{deploy,structure,specification,vendors}/**/*.test.{ts,tsx}',
          ],
          // On a busy machine a property test of a hundred runs, or a program that starts, is slow, not wrong.
          testTimeout: 60_000,
          pool: 'threads',
          // The files of a thread share its modules: loading them again for each file takes as long as the tests.
          isolate: false,
          // As many as of the other project, so that both share one line of files: while the last of these wait for
          // programs, the first runtimes load their modules.
          maxWorkers: 3,
        },
      },
    ],
  },
})
