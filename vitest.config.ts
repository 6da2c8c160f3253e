import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { client, issuer } from './tools/google-people.js'
import { openPostOffice } from './tests/support/post-office.ts'

/** Two worlds: `workerd` runs what runs on Cloudflare, in the same runtime; `unit` runs what runs anywhere, in plain Node. */
/** Listens as long as the tests run; nothing waits for it. */
const { baseUrl: postOffice } = await openPostOffice()

/** Shops that write to their buyers; the vendor says at /asked what it was asked. */
const writing = {
  email: { key: 'only-for-tests', from: 'Toko Contoh <pesanan@contoh.id>', baseUrl: postOffice },
  whatsapp: { token: 'only-for-tests', phoneNumberId: '105954558954427', baseUrl: postOffice },
}

export default defineConfig(async () => ({
  test: {
    // Each request writes a line of log; only a failing test's are worth reading.
    silent: 'passed-only' as const,
    projects: [
      {
        plugins: [
          cloudflareTest({
            main: './tests/support/worker.ts',
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat', 'enable_request_signal'],
              d1Databases: ['DIRECTORY'],
              // drizzle's migrations arrive as text, as wrangler and the build have them by default.
              modulesRules: [{ type: 'Text', include: ['**/*.sql'] }],
              kvNamespaces: ['SITE'],
              r2Buckets: ['MEDIA'],
              durableObjects: { SHOP: { className: 'Shop', useSQLite: true } },
              bindings: {
                TOKEN_SECRET: 'only-for-tests-0123456789abcdef0123456789abcdef',
                ADMIN_TOKEN: 'only-for-tests-administrator',
                // A shop whose courier is away for good: nothing listens on this port.
                VENDOR_KEYS: JSON.stringify({
                  'kurir-diam.localhost': {
                    biteship: { key: 'only-for-tests', couriers: 'jne', webhook: { header: 'X-B', secret: 'only-for-tests' }, baseUrl: 'http://127.0.0.1:9' },
                  },
                  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`surat-${n}.localhost`, writing])),
                }),
                SIGN_IN_HOST: 'masuk.localhost',
                GOOGLE_CLIENT: JSON.stringify({ ...client, issuer, signIn: 'http://masuk.localhost' }),
                POST_OFFICE: postOffice,
                MIGRATIONS: await readD1Migrations('./migrations/directory'),
              },
              cf: false,
            },
          }),
        ],
        test: {
          name: 'workerd',
          include: ['worker/edge/**/*.test.{ts,tsx}', 'tests/{contract,edge,faults}/**/*.test.ts'],
          setupFiles: ['./tests/support/migrate.ts'],
          testTimeout: 20_000,
          maxWorkers: 2,
          // A runtime for each of fifty files would take longer than what they test; a test's shop is its own, so files may share one.
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,worker/commerce,tools}/**/*.test.ts', 'client/**/*.test.{ts,tsx}', 'tests/{*,specification/*,vendors/*}.test.{ts,tsx}'],
          maxWorkers: 2,
        },
      },
    ],
  },
}))
