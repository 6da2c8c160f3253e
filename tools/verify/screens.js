/**
 * Takes a screenshot of every state of every screen, for people to look at: run `npm run screens` while a shop runs
 * (`npm start`), then open test-results/screens/<width>/<screen>-<sample>.png. `PORT` is the shop's port,
 * `SCREENS=cart,home-lengkap` selects screens or states, `WIDTHS=1280` selects widths.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.js'

const origin = `http://batik.localhost:${process.env.PORT ?? 8787}`
const folder = 'test-results/screens'
const heights = /** @type {Record<string, number>} */ ({ 360: 740, 768: 1024, 1280: 800 })
const widths = process.env.WIDTHS?.split(',') ?? Object.keys(heights)
const wanted = process.env.SCREENS?.split(',')

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const samples = await listSamples()
  for (const width of widths) await photograph(width, samples)
  console.log(`${samples.length * widths.length} pictures in ${folder}`)
} finally {
  await browser.close()
}

/** @returns {Promise<{ name: string, address: string }[]>} */
async function listSamples() {
  const page = await browser.newPage()
  await page.goto(`${origin}/dev/layar`)
  const addresses = await page
    .locator('a[href*="layar="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.close()
  return addresses.flatMap((address) => {
    const { layar, contoh } = Object.fromEntries(new URL(address, origin).searchParams)
    const name = `${layar}-${contoh}`
    return !wanted || wanted.includes(layar ?? '') || wanted.includes(name) ? [{ name, address }] : []
  })
}

/**
 * @param {string} width
 * @param {{ name: string, address: string }[]} samples
 */
async function photograph(width, samples) {
  mkdirSync(`${folder}/${width}`, { recursive: true })
  const viewport = { width: Number(width), height: heights[width] ?? 800 }
  const page = await browser.newPage({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' })
  for (const { name, address } of samples) {
    await page.goto(origin + address)
    await page.evaluate(showWhole)
    await page.screenshot({ path: `${folder}/${width}/${name}.png`, fullPage: true })
  }
  await page.close()
}

/** Images below the fold load only when somebody scrolls; a screenshot needs them all. */
async function showWhole() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))])
}
