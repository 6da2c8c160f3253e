/**
 * Writes the contract's OpenAPI document and its page to .cache/contract, where the local run serves them. `npm run
 * contract` prints the addresses of both files.
 */
import { join } from 'node:path'
import { writeWhole } from '../build/write-whole.js'
import { openApi } from './document.ts'
import { referencePage } from './page.ts'

const folder = '.cache/contract'

const document = await openApi()
write('openapi.json', JSON.stringify(document))
write('index.html', referencePage(document))

function write(name: string, text: string): void {
  const target = join(folder, name)
  writeWhole(target, text)
  console.log(`${target} ${Math.round(text.length / 1024)} KB`)
}
