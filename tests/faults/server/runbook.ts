import { readFileSync } from 'node:fs'

/** The commands of docs/operations.md for a shop, in their order: of its boxes, and inside its sentences. */
export function typedCommands(): { boxed: string[]; inline: string[] } {
  const page = readFileSync('docs/operations.md', 'utf8')
  const box = /^ *```sh\n(.*?)^ *```$/gms
  const boxed = [...page.matchAll(box)].flatMap(([, text = '']) => text.trim().split('\n').map(bare))
  const inline = [...page.replaceAll(/```.*?```/gs, '').matchAll(/`(npm run shop -- [^`]+)`/g)]
  return { boxed, inline: inline.map(([, text = '']) => text) }
}

/** Without the note behind it. */
const bare = (line: string): string => line.trim().replace(/\s+#.*$/, '')

/**
 * What no test of this machine can type, or another test types: by how the command begins, with the reason. Everything
 * else of the page is run.
 */
export const notHere: Readonly<Record<string, string>> = {
  'npx wrangler': 'only an account has it',
  'npm run deploy': 'tests/deploy, against a stand-in of the platform',
  'npm run smoke': 'tests/deploy/smoke.spec.ts',
  'docker compose up': 'needs an engine; the steps of the Dockerfile: tests/faults/server/image.spec.ts',
  'docker compose logs': 'needs an engine',
  'docker compose stop': 'needs an engine',
  'docker compose run': 'needs an engine; a restore: tests/faults/server/restart.spec.ts',
  'docker compose exec shop node tools/backup': 'tests/faults/server/restart.spec.ts',
  'docker compose exec': 'tests/faults/server/first-shop.spec.ts',
  'curl ': 'tests/commerce/media',
  'npm run shop -- key.set': 'asks the vendor; tests/vendors',
  'npm run shop -- doctor': 'asks the DNS of the internet; tools/shop/outside.test.ts',
  'npm run shop -- backup ': 'tests/faults/server/other-place.spec.ts',
  'npm run shop -- restore ': 'tests/faults/server/other-place.spec.ts',
  'npm run shop -- domain.': 'asks the DNS of the internet; tests/commerce/app/domains.test.ts',
  'npm run shop -- upload': 'needs the program that draws pictures; tools/shop/pictures.test.ts',
  'npm run shop -- shop.create --at https://zone.example host=': 'the same with a file below it',
  'npm run shop -- shop.erase': 'nothing undoes it; tests/commerce/app/shop-end.test.ts',
  'npm run shop -- --help': 'tests/structure/commands.test.ts',
}
