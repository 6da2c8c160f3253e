import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What `tools/dev/dev.js` hands over: the same secrets and the same backend as `npm start`, for the hot reloading shop. */
const { ETALASE_STATE: state = '.wrangler/dev', TOKEN_SECRET, ADMIN_TOKEN, BACKEND_URL } = process.env

/** React's packages mark what runs in a browser; our islands do that by their folder, so the mark is not missed. */
const noise = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'])

export default defineConfig(({ command }) => ({
  publicDir: '.cache/public',
  plugins: [
    tailwind(),
    hotReload(),
    cloudflare({
      configPath: './wrangler.toml',
      config: () => (command === 'serve' ? forDevelopment() : undefined),
      auxiliaryWorkers: [
        {
          configPath: './worker/commerce/wrangler.toml',
          config: () => (command === 'serve' ? { vars: given({ TOKEN_SECRET, ADMIN_TOKEN }) } : undefined),
        },
      ],
      persistState: { path: state },
      inspectorPort: false,
    }),
  ],
  build: {
    rolldownOptions: { onwarn: (warning, warn) => (noise.has(warning.code ?? '') ? undefined : warn(warning)) },
  },
  environments: {
    // The font and the pictures keep their names and their own requests: nothing is inlined into the stylesheet.
    client: {
      build: {
        manifest: true,
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['client/entry.ts', 'client/styles/index.css'],
          // The names of client/app/dom-names.ts are written where they are used instead of being imported.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
  },
  builder: {
    // The edge reads the client's manifest, so the client is built first.
    async buildApp(builder) {
      const { client, ...others } = builder.environments
      if (client) await builder.build(client)
      for (const [name, environment] of Object.entries(others)) if (name !== 'ssr') await builder.build(environment)
    },
  },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true, host: '127.0.0.1', allowedHosts: ['.localhost'] },
}))

/**
 * In development Vite serves the modules of the client; the Worker answers everything else, as in production. Lists are
 * appended to wrangler.toml's.
 */
function forDevelopment(): Partial<WorkerConfig> {
  const own = ['/@*', '/__*', '/node_modules/*', '/client/*', '/shared/*']
  return { vars: given({ BACKEND_URL }), assets: { run_worker_first: own.map((path) => `!${path}`) } }
}

/** Only what is set: a variable that is missing must not become the text 'undefined'. */
function given(vars: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(vars).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/**
 * Pages are rendered on the edge, so a change of anything that is not a stylesheet reloads the page; the entry brings
 * Vite's client along.
 */
function hotReload(): Plugin {
  return {
    name: 'hot-reload',
    apply: 'serve',
    transform: (code, id) => (id.endsWith('/client/entry.ts') ? `import '/@vite/client'\n${code}` : null),
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.css')) server.ws.send({ type: 'full-reload' })
    },
  }
}
