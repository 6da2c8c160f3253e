/**
 * Writes the contract's OpenAPI document and its page to .cache/contract, where the local run serves them. `npm run
 * contract` prints the addresses of both files.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from './document.ts'
import { referencePage } from './page.ts'

const folder = '.cache/contract'

const document = await openApi()
mkdirSync(folder, { recursive: true })
write('openapi.json', JSON.stringify(document))
write('index.html', referencePage(document))

/** To another name first: somebody who reads at this moment never gets half a file. */
function write(name: string, text: string): void {
  const target = join(folder, name)
  writeFileSync(`${target}.${process.pid}`, text)
  renameSync(`${target}.${process.pid}`, target)
  console.log(`${target} ${Math.round(text.length / 1024)} KB`)
}
