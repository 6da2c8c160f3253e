import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { midtransKey, openMidtrans } from '#tests/support/fake-vendors/fake-midtrans.ts'
import { openPostOffice } from '#tests/support/fake-vendors/fake-mail-vendor.ts'
import { client, issuer } from './tools/google/people.js'

/**
 * Two worlds: `workerd` runs what runs on Cloudflare, in the same runtime; `unit` runs what runs anywhere, in plain
 * Node.
 */
export default defineConfig(async () => {
  const [midtrans, postOffice] = [await openMidtrans(), await openPostOffice()]
  // They go when the tests go.
  midtrans.unref()
  return configOf(
    { midtrans: midtrans.baseUrl, postOffice: postOffice.baseUrl },
    await readD1Migrations('./migrations/directory'),
  )
})

/** Shops that write to their buyers; the vendor says at /asked what it was asked. */
const writing = (baseUrl: string) => ({
  email: { key: 'only-for-tests', from: 'Toko Contoh <pesanan@contoh.id>', baseUrl },
  whatsapp: { token: 'only-for-tests', phoneNumberId: '105954558954427', baseUrl },
})

const configOf = (
  urls: { midtrans: string; postOffice: string },
  migrations: Awaited<ReturnType<typeof readD1Migrations>>,
) => ({
  test: {
    // Each request writes a line of log; only a failing test's are worth reading.
    silent: 'passed-only' as const,
    projects: [
      {
        plugins: [
          cloudflareTest({
            main: './tests/support/in-workerd/worker.ts',
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
                  // And one with a payment service of its own, on this machine.
                  'midtrans.localhost': { midtrans: { serverKey: midtransKey, baseUrl: urls.midtrans } },
                  ...Object.fromEntries(
                    // Shops with couriers, whose vendors the tests answer for.
                    Array.from({ length: 18 }, (_, place) => [
                      `kurir-${place + 1}.localhost`,
                      {
                        biteship: {
                          key: 'only-for-tests',
                          couriers: 'jne',
                          webhook: { header: 'X-B', secret: 'only-for-tests' },
                          baseUrl: 'https://biteship.test',
                        },
                        gosend: {
                          clientId: 'only-for-tests',
                          passKey: 'only-for-tests',
                          callbackToken: 'only-for-tests',
                          baseUrl: 'https://gosend.test',
                        },
                      },
                    ]),
                  ),
                  'kurir-diam.localhost': {
                    biteship: {
                      key: 'only-for-tests',
                      couriers: 'jne',
                      webhook: { header: 'X-B', secret: 'only-for-tests' },
                      baseUrl: 'http://127.0.0.1:9',
                    },
                  },
                  ...Object.fromEntries(
                    [1, 2, 3, 4, 5, 6].map((n) => [`surat-${n}.localhost`, writing(urls.postOffice)]),
                  ),
                }),
                SIGN_IN_HOST: 'masuk.localhost',
                GOOGLE_CLIENT: JSON.stringify({ ...client, issuer, signIn: 'http://masuk.localhost' }),
                POST_OFFICE: urls.postOffice,
                MIGRATIONS: migrations,
                // The long forms of what is tried at random or by many at once.
                NIGHTLY: process.env['NIGHTLY'] ?? '',
              },
              cf: false,
            },
          }),
        ],
        test: {
          name: 'workerd',
          include: ['tests/{commerce,edge}/**/*.test.ts'],
          setupFiles: ['./tests/support/in-workerd/migrate.ts', './tests/support/in-workerd/audit-after-suite.ts'],
          testTimeout: 20_000,
          maxWorkers: 2,
          // A runtime for each of fifty files would take longer than what they test; a test's shop is its own, so files
          // may share one.
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{shared,worker/commerce,tools,demo}/**/*.test.ts',
            'client/**/*.test.{ts,tsx}',
            'tests/{structure,specification,vendors}/**/*.test.{ts,tsx}',
          ],
          // A machine with more to do than processors makes a property of a hundred runs slow, not wrong.
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
