import type { Context } from 'hono'
import { copiesMark, oldCopyMark } from '#client/app/dom-names.ts'
import { OfflineScreen } from '#client/frame/error-screen.tsx'
import { limits } from '#shared/limits.ts'
import { meHint } from '#shared/web/cookie-list.ts'
import { keepHeader } from '#shared/web/offline.ts'
import { resources } from '#shared/web/resources.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { answer } from '#edge/request/answer.ts'
import { build } from '#edge/request/assets.ts'
import { systemPage } from '#edge/pages/error-pages.tsx'

/** The script as the build of the client has left it; in development there is none. */
const built = import.meta.glob<string>('/dist/client/assets/offline-worker-*.js', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const script = import.meta.env.DEV ? undefined : Object.values(built)[0]

/** What an operator who switches it off leaves in browsers: nothing. */
const goodbye = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())))
`

/** The service worker of a shop. With each build its bytes change, so a browser that has it takes the new one. */
export const offlineWorker = (c: Context<EdgeEnv>): Promise<Response> => {
  const settings = {
    build,
    page: resources.offlinePage,
    signedIn: meHint.name,
    keep: keepHeader,
    mark: oldCopyMark,
    copies: copiesMark,
  }
  return answer(
    c.get('early'),
    script && c.env.OFFLINE !== 'off' ? `self.settings=${JSON.stringify(settings)};\n${script}` : goodbye,
    {
      kind: 'worker',
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': `private, max-age=${limits.offlineWorkerSeconds}`,
      },
    },
  )
}

/** What it shows of a page that was never opened. */
export const offlinePage = (c: Context<EdgeEnv>): Promise<Response> =>
  systemPage(c.get('context'), {
    head: { title: 'Anda sedang offline', heading: 'Offline', titled: true },
    view: <OfflineScreen />,
    layout: 'inner',
    status: 200,
  })
