import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Visitor } from '#tests/support/server/server-call.ts'
import { startServer } from '#tests/support/server/server.ts'
import { audit, fillBasket, goodsOf, openOn, placeOrder } from './buyer.ts'

/** The user that has nothing, on every Linux. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** The files of a commit, or of this working copy, as `COPY . .` gives them to a build. */
function copyTree(folder: string, commit: string | null): void {
  mkdirSync(folder, { recursive: true })
  if (commit) {
    const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 29 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
  } else {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    for (const file of files.trim().split('\n')) {
      if (!statSync(file, { throwIfNoEntry: false })) continue
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      cpSync(file, join(folder, file))
    }
  }
  for (const path of readFileSync('.dockerignore', 'utf8').trim().split('\n'))
    if (!path.includes('*')) rmSync(join(folder, path), { recursive: true, force: true })
}

/** Runs the steps of the Dockerfile's first stage in a folder, as another user, with that user's own home. */
function buildImage(root: string, commit: string | null): string {
  const [tree, image, home] = [join(root, 'build'), join(root, 'app'), join(root, 'home')]
  copyTree(tree, commit)
  mkdirSync(home)
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, root])
  const stage = readFileSync(join(tree, 'Dockerfile'), 'utf8').split(/^FROM /m)[1] ?? ''
  // How this machine reaches the registry is the machine's own affair.
  const reach = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_registry|NODE_EXTRA_CA_CERTS)$/i.test(name),
  )
  const env = { ...Object.fromEntries(reach), PATH: process.env.PATH, HOME: home, TMPDIR: home, DEMO: '0' }
  for (const [, step = ''] of stage.matchAll(/^RUN (.+)$/gm)) {
    const command = step.replaceAll('/app', image)
    execFileSync('sh', ['-c', command], {
      cwd: tree,
      env,
      stdio: 'inherit',
      ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    })
  }
  return image
}

/** The release before this one; until there is one, this one has no other before it. */
function previous(): string | null {
  const tags = execFileSync('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-creatordate'], {
    encoding: 'utf8',
  })
  return tags.trim().split('\n')[0] || null
}

function makeReadOnly(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) chmodSync(join(file.parentPath, file.name), file.name === 'workerd' ? 0o555 : 0o444)
}

test('the steps of the Dockerfile make a container’s tree, which serves, updates and goes back on one volume', async () => {
  test.skip(!process.env.NIGHTLY, 'installs everything again')
  test.setTimeout(1_200_000)
  const root = mkdtempSync(join(tmpdir(), 'etalase-image-'))
  chmodSync(root, 0o755)
  const image = buildImage(join(root, 'new'), null)
  const files = readdirSync(image, { recursive: true }).map(String)
  const strangers = files.filter((file) =>
    /(^|\/)(demo|wrangler|esbuild|sharp|contoh-\d+|\.dev\.vars)$|\.map$|\.test\./.test(file),
  )
  expect(strangers).toEqual([])
  makeReadOnly(image)
  const before = previous()
  const older = before ? buildImage(join(root, 'old'), before) : image
  const [host, state] = [`wadah-${randomBytes(4).toString('hex')}.localhost`, join(root, 'data')]
  mkdirSync(state)
  chmodSync(state, 0o777)
  const env = { ETALASE_STAND_INS: '0', ETALASE_STOP_DELAY: '1', ETALASE_LOG: join(state, 'shop.log') }
  const user = isRoot ? nobody : undefined
  const ordered: { visitor: Visitor; page: string }[] = []
  for (const [round, tree] of [older, image, older, image].entries()) {
    const server = await startServer({ name: `image-${round}`, state, root: tree, env, user })
    try {
      if (round === 0) await openOn(server, host)
      for (const { visitor, page } of ordered) {
        const same = new Visitor(server.port, host)
        for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
        expect((await same.get(page)).status, `round ${round}: an order of another version`).toBe(200)
      }
      const [slug = ''] = await goodsOf(server, host)
      const basket = await fillBasket(server, host, slug)
      const page = await placeOrder(basket, randomUUID())
      expect(page, `round ${round}: a purchase`).not.toBeNull()
      ordered.push({ visitor: basket.visitor, page: page ?? '' })
      expect(await audit(server, host)).toEqual([])
    } finally {
      expect(await server.end(), `round ${round}: its end`).toBe(0)
    }
  }
  rmSync(root, { recursive: true, force: true })
})
