import { defineConfig } from '@playwright/test'
import { leftOut } from './tests/browser/support/only.ts'

const phone = { viewport: { width: 360, height: 740 }, locale: 'id-ID', timezoneId: 'Asia/Jakarta' }
const report = process.env.PLAYWRIGHT_REPORT
const nightly = Boolean(process.env.NIGHTLY)

export default defineConfig({
  outputDir: 'test-results/journeys',
  globalSetup: './tests/support/server/playwright-setup.ts',
  fullyParallel: true,
  // Two more than the cores of CI: a journey often waits, for a page, for a limit of seconds, for a flash sale that
  // begins. With one more, a seventh of the processor was idle.
  // By night waits are measured, and another test would be a part of them.
  workers: nightly ? 1 : 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 7_500 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    ...phone,
    // A trace makes a run a sixth longer, so it is recorded only on request: TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Page transitions are slow without a graphics card, and no test checks them.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker answers before `page.route` is asked; journeys/offline.spec.ts has it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.ETALASE_CHROMIUM ? { executablePath: process.env.ETALASE_CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, because some of their tests take as long as fifty others and mostly wait: at the end every other worker
    // would wait for them.
    { name: 'faults', testDir: 'tests/faults/server' },
    { name: 'foreign-backend', testDir: 'tests/foreign-backend' },
    { name: 'with-script', testDir: 'tests/browser', grepInvert: leftOut({ scripted: true }, nightly) },
    {
      name: 'without-script',
      testDir: 'tests/browser',
      grepInvert: leftOut({ scripted: false }, nightly),
      use: { javaScriptEnabled: false },
    },
    { name: 'deploy', testDir: 'tests/deploy', testMatch: '*.spec.ts' },
  ],
})
