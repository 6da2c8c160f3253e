/** Opens the demo shops as soon as the development server answers. */
import { demoLogin, demoShops, openShop } from '../serve/demo-shops.js'

const { PORT = '5173', ADMIN_TOKEN = '' } = process.env
const waitMs = 60_000

const [first, ...rest] = demoShops
if (first) await openWhenReady(first, Date.now() + waitMs)
for (const shop of rest) await openShop(Number(PORT), ADMIN_TOKEN, shop)
for (const { host, what } of demoShops) console.log(`  http://${host}:${PORT}  ${what}`)
console.log(`  Login: ${demoLogin.login} / ${demoLogin.password}`)
process.disconnect?.()

/** @param {import('#demo/open.ts').DemoOptions} shop @param {number} until @returns {Promise<void>} */
async function openWhenReady(shop, until) {
  try {
    await openShop(Number(PORT), ADMIN_TOKEN, shop)
  } catch (error) {
    // Vite is still starting; after a minute the reason is told.
    if (Date.now() > until) throw error
    await new Promise((next) => setTimeout(next, 500))
    await openWhenReady(shop, until)
  }
}
