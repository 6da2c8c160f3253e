/** Opens the demo shops as soon as the development server answers. */
import { demoLogin, demoShops, openShop } from '../serve/demo-shops.js'
import { endWithParent } from '../start/run.js'
import { openWhenReady, reasonOf } from './open-when-ready.js'

// It would wait for a server that was killed.
endWithParent()

const { PORT = '5173', ADMIN_TOKEN = '' } = process.env

try {
  const open = (/** @type {import('#demo/open.ts').DemoOptions} */ shop) => openShop(Number(PORT), ADMIN_TOKEN, shop)
  await openWhenReady(demoShops, { open, say: (text) => console.log(text) })
  for (const { host, what } of demoShops) console.log(`  http://${host}:${PORT}  ${what}`)
  console.log(`  Login: ${demoLogin.login} / ${demoLogin.password}`)
} catch (error) {
  console.error(`The demo shops could not be opened: ${reasonOf(error)}`)
  console.error('The development server goes on. `npm run reset` deletes the local data, in case it is the reason.')
  process.exitCode = 1
}
process.disconnect?.()
