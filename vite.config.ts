import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { integrity, licences, quietArrows } from './tools/build/client-plugins.js'
import { plainRules } from './tools/build/plain-rules.js'
import { fingerprint } from './tools/build/inputs.js'
import { openPictures } from './demo/pictures/draw.js'

/** `tools/dev/dev.js` sets these: the same secrets and backend as `npm start`, for the shop with hot reload. */
const { ETALASE_STATE: state = '.wrangler/dev', TOKEN_SECRET, ADMIN_TOKEN, BACKEND_URL, INSPECTOR_PORT } = process.env

/** React packages carry 'use client' marks, which we do not use; the bundler's warnings about them are noise. */
const noise = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'])

export default defineConfig(({ command }) => ({
  // A page that is kept must not outlive the code that drew it, even when its script and its style sheet stay the same.
  define: {
    'import.meta.env.DRAWN_BY': JSON.stringify(
      fingerprint(['client', 'shared', 'worker/edge'], /\.test\.tsx?$/).slice(0, 16),
    ),
  },
  plugins: [
    quietArrows(),
    tailwind(),
    withoutComments(),
    withoutSpaces(),
    latestBuild(),
    licences(),
    integrity(),
    withoutCertificates(),
    phonesAsText(),
    pagesAsStrings(),
    hotReload(),
    demoPictures(),
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
      // A debugger attaches to the Workers only on request; see docs/debugging.md.
      inspectorPort: Number(INSPECTOR_PORT) || false,
    }),
  ],
  css: {
    postcss: { plugins: [plainRules()] },
    // `Features.LightDark`: a scheme would get two variables for a function of two colours that we do not write.
    lightningcss: { exclude: 1 << 20 },
  },
  build: {
    rolldownOptions: { onwarn: (warning, warn) => (noise.has(warning.code ?? '') ? undefined : warn(warning)) },
  },
  environments: {
    // The font and the images stay separate files: nothing is inlined into the stylesheet.
    client: {
      build: {
        manifest: true,
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        // The oldest browsers that are supported (tests/browser/visual/budgets.spec.ts): above all, sizes as `min-width`.
        cssTarget: ['chrome99', 'safari15.4', 'ios15.4'],
        rolldownOptions: {
          input: [
            'client/entry.ts',
            'client/styles/index.css',
            'client/desk/desk.css',
            'client/desk/passkey.ts',
            'client/desk/product-form.ts',
            'client/desk/print.ts',
            'client/offline/offline-worker.ts',
          ],
          // The names of client/app/dom-names.ts are written where they are used instead of being imported.
          optimization: { inlineConst: { mode: 'all' } },
          // Every import repeats a name, and none is kept twice: without words the checkout loads 600 bytes less.
          output: {
            chunkFileNames: 'assets/[hash:7].js',
            // Every island needs all of React; in one file it is 860 bytes smaller than in three.
            codeSplitting: { groups: [{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// }] },
          },
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

/** A Worker is parsed at each start; who reads what was built has its source map. */
function withoutComments(): Plugin {
  return {
    name: 'without-comments',
    // Nor the name of each module above its part.
    options: ({ experimental, ...options }) => ({
      ...options,
      experimental: { ...experimental, attachDebugInfo: 'none' },
    }),
    outputOptions: (options) => ({ ...options, comments: false }),
  }
}

/** Nor what indents it, which was a seventh of it. Names stay as they are: an error's stack says them. */
function withoutSpaces(): Plugin {
  return {
    name: 'without-spaces',
    // What browsers get is made smaller by Vite itself.
    applyToEnvironment: ({ name }) => name !== 'client',
    outputOptions: (options) => ({
      ...options,
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    }),
  }
}

/**
 * The lengths and patterns of the phone numbers of all countries are 153 KB of nested lists, and printed as code each
 * item has a line with its indentation. As one text they are that small, and a Worker's start reads them faster.
 */
function phonesAsText(): Plugin {
  return {
    name: 'phones-as-text',
    async load(id) {
      if (!id.endsWith('/libphonenumber-js/metadata.max.json.js')) return null
      const text = await readFile(id.slice(0, -'.js'.length), 'utf8')
      return `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(text)))})`
    },
  }
}

/**
 * A page is one string, so of React's two renderers a Worker needs that of strings; the other is 240 KB that each start
 * would read. The development build says more of an error.
 */
function pagesAsStrings(): Plugin {
  const renderer = new URL('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js', import.meta.url)
  return {
    name: 'pages-as-strings',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (/^react-dom\/server(\.edge)?$/.test(id) ? fileURLToPath(renderer) : null),
  }
}

/** In development Vite serves the client's modules and the Worker answers everything else, as in production. */
function forDevelopment(): Partial<WorkerConfig> {
  const own = ['/@*', '/__*', '/node_modules/*', '/client/*', '/shared/*', '/assets/*', '/builds/*']
  return {
    vars: given({ BACKEND_URL, FRESH_PAGES: 'all' }),
    assets: { run_worker_first: ['/*', ...own.map((path) => `!${path}`)] },
  }
}

/** Keeps only the variables that are set: a missing one must not become the text 'undefined'. */
function given(vars: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(vars).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/**
 * Passkeys come without a statement about the maker of their device (worker/commerce/identity/passkeys/credential.ts),
 * so the part of the library that walks a chain of certificates, and asks addresses in them, is left out. It is two
 * thirds of the library, and the bundler puts its polyfill behind the code that needs it.
 */
function withoutCertificates(): Plugin {
  return {
    name: 'without-certificates',
    load(id) {
      const [, name] =
        /@simplewebauthn\/server\/esm\/helpers\/(validateCertificatePath|isCertRevoked)\.js$/.exec(id) ?? []
      return name && `export function ${name}() { throw new Error('certificates are not read here') }`
    },
  }
}

/** `builds/latest.json` names the script of this build; see client/scripts/page/version-watch.ts. */
function latestBuild(): Plugin {
  return {
    name: 'latest-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'entry' && file.isEntry)
      if (!entry) throw new Error('the build has no entry script')
      this.emitFile({
        type: 'asset',
        fileName: 'builds/latest.json',
        source: JSON.stringify({ id: `/${entry.fileName}` }),
      })
    },
  }
}

/**
 * Pages are rendered on the edge, so every change except in a stylesheet reloads the page. The entry loads Vite's
 * client.
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

/** The pictures of the demo shops belong to local runs: no deployment carries them. */
function demoPictures(): Plugin {
  const read = openPictures('.cache/demo')
  return {
    name: 'demo-pictures',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, answer, next) => {
        read((request.url ?? '').replace(/\?.*/, '')).then((bytes) => (bytes ? answer.end(bytes) : next()), next)
      })
    },
  }
}
