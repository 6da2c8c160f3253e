/**
 * Finds the Chromium for the browser tests, and installs one when the machine has none. `node tools/verify/browser.js`
 * prints its path. It tries in this order: CHROMIUM_PATH, Playwright's own browser, an installed Chromium or Chrome,
 * `apt-get` as root on Debian, `npx playwright install chromium`. Chromium's headless shell goes before the whole
 * browser: without windows to draw, the journeys take half the processor time. CI installs it beside a Chromium.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const elsewhere = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {Promise<string>} the path of an executable */
export async function findBrowser() {
  const found = given() ?? (await playwrights()) ?? system()
  if (found && !(process.env.CI && isSystemsChromium(found) && canApt())) return found
  if (canApt()) {
    console.log('Installing Chromium with apt-get …')
    if (!install('chromium-headless-shell') && !found) install('chromium')
    const installed = system()
    if (installed) return installed
  }
  console.log('Downloading Chromium with Playwright …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' })
  const downloaded = await playwrights()
  if (downloaded) return downloaded
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its executable.',
  )
}

function given() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`)
  return path || null
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function system() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...onPath.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere]
  return candidates.find((path) => existsSync(path)) ?? null
}

/** @param {string} path */
const isSystemsChromium = (path) => /\/chromium(-browser)?$/.test(path)

/** Without a network it gives up soon. */
const hurried = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

/** @param {string} name of a package */
function install(name) {
  const put = [...hurried, 'install', '-y', '-qq', '--no-install-recommends', name]
  return apt(put).status === 0 || (apt([...hurried, 'update', '-qq']).status === 0 && apt(put).status === 0)
}

function canApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** @param {string[]} args */
function apt(args) {
  return spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

if (process.argv[1] === import.meta.filename) console.log(await findBrowser())
