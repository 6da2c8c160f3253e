/**
 * Builds everything that is generated from the sources: regions, refused passwords, a new shop's schema, the contract's
 * description, the production build. A step whose inputs have not changed is skipped. `node tools/build/build.js` builds
 * all of it; `--prepare` builds only what the tests and the dev server need.
 */
import { alone, onceFor } from './inputs.js'
import { run } from '../start/run.js'

const isTest = /\.test\.tsx?$/

/** @param {{ prepareOnly?: boolean }} [options] */
function build({ prepareOnly = false } = {}) {
  return alone(async () => {
    await prepare()
    if (!prepareOnly) await bundle()
  })
}

/** Each of these tools skips its work when nothing has changed. */
async function prepare() {
  await run('tools/build/regions.js')
  await run('tools/build/passwords.js')
  const reads = ['migrations/shop', 'tools/build/schema.js']
  await onceFor('schema', { reads, writes: '.cache/schema.txt' }, () => run('tools/build/schema.js'))
}

async function bundle() {
  const reads = [
    'client',
    'shared',
    'worker',
    'migrations',
    'public',
    'demo',
    '.cache/regions.txt',
    '.cache/passwords.txt',
    '.cache/schema.txt',
    'package-lock.json',
    'tsconfig.base.json',
    'vite.config.ts',
    'tools/build/client-plugins.js',
    'tools/build/plain-rules.js',
    'wrangler.toml',
  ]
  const described = ['shared', 'client', 'worker/edge', 'tools/contract', 'package.json']
  await onceFor('contract', { reads: described, skip: isTest, writes: '.cache/contract/index.html' }, () =>
    run('tools/contract/write.ts'),
  )
  await onceFor('build', { reads, skip: isTest, writes: 'dist/etalase_commerce/wrangler.json' }, () => {
    // Who starts the shop after an edit sees why it waits.
    console.log('building …')
    return run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'])
  })
  const built = ['dist/etalase/wrangler.json', 'dist/etalase_commerce/wrangler.json', 'migrations/directory']
  const writer = 'tools/build/serve-options.js'
  await onceFor('serve', { reads: [...built, writer, 'package-lock.json'], writes: 'dist/serve.json' }, () =>
    run(writer),
  )
}

if (process.argv[1] === import.meta.filename) await build({ prepareOnly: process.argv.includes('--prepare') })
