import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'

/** With the shop's own worker, which some browsers inside apps lack. */
export const showsNews = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Where the maker of the browser takes messages, and its own keys: base64url. */
type Subscription = Record<'endpoint' | 'key' | 'auth', string>

/** Asks the shopper, so only when something was pressed. null: the shopper or the browser does not want to. */
export async function subscribe(pushKey: string): Promise<Subscription | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null
    // Where the worker cannot start, it is never ready.
    const registration = await within(limits.workerReadyMs, navigator.serviceWorker.ready, () => null)
    if (!registration) return null
    const { pushManager } = registration
    const asked = { userVisibleOnly: true, applicationServerKey: pushKey }
    // One with a former key of the shop gives way.
    const subscription = await pushManager.subscribe(asked).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe()
      return pushManager.subscribe(asked)
    })
    const { endpoint, keys } = subscription.toJSON()
    return endpoint && keys?.['p256dh'] && keys['auth'] ? { endpoint, key: keys['p256dh'], auth: keys['auth'] } : null
  } catch {
    return null
  }
}
