/** What a dependency may do instead of its work. partial: some of its answers fail, or half of one comes. */
export const kinds = ['down', 'slow', 'garbage', 'stale', 'partial'] as const
export type Kind = (typeof kinds)[number]

/** A test by file and title, or the reason why there can be none. */
type Proof = readonly [file: string, title: string] | { none: string }
export type Matrix = Readonly<Record<string, Readonly<Record<Kind, readonly Proof[]>>>>

const backend = 'tests/faults/backend.test.ts'
const deploy = 'tests/faults/deploy.test.ts'
const machineCalls = 'tests/faults/machine-calls.test.ts'
const health = 'tests/faults/health.test.ts'
const pictures = 'tests/faults/pictures.test.ts'
const stores = 'tests/faults/stores.test.ts'
const unknown = 'tests/faults/unknown-results.test.ts'
const slow = 'tests/foreign-backend/slow.spec.ts'
const payment = 'tests/commerce/order/payment/payment.test.ts'
const midtrans = 'tests/commerce/order/payment/midtrans.test.ts'
const checks = 'tests/commerce/order/payment/payment-checks.test.ts'
const silentVendor = 'tests/faults/payment-vendor.test.ts'
const shipping = 'tests/commerce/order/checkout/shipping.test.ts'
const shipment = 'tests/commerce/order/fulfilment/shipment.test.ts'
const message = 'tests/commerce/notification/message.test.ts'
const scheduler = 'tests/commerce/platform/scheduler.test.ts'
const identity = 'tests/faults/identity.test.ts'
const google = 'tests/edge/google.test.ts'
const versions = 'tests/specification/version-watch.test.ts'
const screens = 'tests/specification/screens.test.ts'
const tagVendors = 'tests/vendors/tags.test.ts'
const purchase = 'tests/commerce/tags/purchase.test.ts'

const everyPage = [backend, 'with a backend whose every answer is %s, each page comes whole within 3 s'] as const
const checked = [unknown, '%s whose answer is %s is shown as being checked, and happens once'] as const
const kv = [stores, 'with KV %s a shop opens, sells and shows its changes'] as const
const directory = [stores, 'with a Directory that is %s, carts, search and orders of known shops work'] as const
const shopObject = [stores, 'with a Shop object that is %s, seen pages come and the others say what is known'] as const
const examined = [health, 'when %s, that is what the answer says, in time'] as const
const googleFails = [
  identity,
  'when Google is %s, the shopper comes back without a session and can sign in otherwise',
] as const
const images = [
  screens,
  'a variant without an image, or with notfound.webp, shows its name on a round placeholder',
] as const
const picturesWait = [
  pictures,
  'no picture holds up a page: each has its place and its words, and only the first are fetched at once',
] as const
const machines = [machineCalls, '%s says what is known when commerce is silent or down'] as const
const signInHost = [
  machineCalls,
  'when commerce is %s, the platform’s sign-in host says so in a sentence within its time',
] as const
const digital = 'tests/commerce/order/fulfilment/digital.test.ts'
const humanCheck = 'tests/commerce/identity/human-check.test.ts'
const bucket = [
  'tests/commerce/media/media.test.ts',
  'while the bucket does not answer, a picture is late and not missing, and an upload is refused',
] as const
const uncounted = ['tests/edge/rate.test.ts', 'a shop sells when requests cannot be counted'] as const
const human = [
  humanCheck,
  'who passed is counted like everybody; any other outcome leaves the stricter limit, never a refusal',
] as const
const noCountry = [
  'tests/edge/phone.test.ts',
  'the country that the platform knows of the visitor is chosen; without one it is Indonesia, and only the log says so',
] as const
const refusedPurchase = [
  purchase,
  'a purchase that the vendor refuses is given up, and the order does not notice',
] as const

/** Every dependency and every way it fails. A cell names the tests that hold what a shopper sees then. */
export const matrix: Matrix = {
  'backend catalogue': {
    down: [
      everyPage,
      ['tests/faults/storm.test.ts', 'without a free place a page that was seen before comes as it was'],
    ],
    slow: [
      everyPage,
      [backend, 'with a frozen backend every shared page ever seen comes whole within 300 ms'],
      [slow, 'sells from its first or second view on'],
      [slow, 'a shop whose backend turns slow or fast is never closed for long'],
    ],
    garbage: [
      everyPage,
      ['tests/foreign-backend/broken-backend.spec.ts', 'pages are complete, offer a next step and leak nothing'],
    ],
    stale: [
      [backend, 'with a frozen backend every shared page ever seen comes whole within 300 ms'],
      ['tests/edge/changes.test.ts', 'a page that was rendered during a change is not cached as the new version'],
    ],
    partial: [
      [backend, 'one broken call of many collapses its section and never closes the shop'],
      [backend, 'when the catalogue is gone the cart works, and when the cart is gone the catalogue works'],
      [backend, 'a home page that lost its products is kept for seconds and then drawn whole'],
      [backend, 'a home page that lost its products does not replace the whole one before it, for five minutes'],
    ],
  },
  'backend cart and sale': {
    down: [checked, [backend, 'a personal page that cannot be read says what is known of it']],
    slow: [
      [unknown, 'an answer that does not come is shown as being checked after eight seconds, and no later'],
      [slow, 'a guest buys before a backend of'],
      [backend, 'after three failures in ten seconds nothing is asked for fifteen, then one call tries'],
    ],
    garbage: [
      checked,
      ['tests/foreign-backend/broken-backend.spec.ts', 'a form gets an answer that is never a success'],
    ],
    stale: [
      [
        'tests/commerce/order/checkout/checkout.test.ts',
        'a higher price is shown and must be accepted before the order is placed',
      ],
    ],
    partial: [
      [
        'tests/edge/errors.test.ts',
        'a change that succeeded is not reported as refused when the page cannot be read again',
      ],
      ['tests/foreign-backend/odd-answers.spec.ts', 'whatever one field of an answer holds'],
    ],
  },
  KV: {
    down: [kv],
    slow: [kv],
    garbage: [kv],
    stale: [kv, [stores, 'a KV that forgets a new shop never makes it an unknown domain']],
    partial: [kv],
  },
  Directory: {
    down: [
      directory,
      [stores, 'with a Directory that is %s, a host nobody knows yet is asked to come back, never called unknown'],
    ],
    slow: [directory],
    garbage: [directory],
    stale: [
      [
        stores,
        'a shop that is closed in the Directory is closed within ten seconds, and one that is known opens no other',
      ],
    ],
    partial: [
      directory,
      [stores, 'a shop whose opening broke off half way is finished by the same request, and opens to nobody before'],
    ],
  },
  'Shop object': {
    down: [shopObject],
    slow: [shopObject],
    garbage: [shopObject],
    stale: [[stores, 'an object that was cut off and moved is reached again by the same call']],
    partial: [
      ['tests/commerce/models/crashes.test.ts', '%s ends exactly once after a crash at any of its writes and a retry'],
      ['tests/faults/server/kill.spec.ts', 'a shop that is killed while it sells loses nothing that it acknowledged'],
    ],
  },
  scheduler: {
    down: [[scheduler, 'a job that fails is tried again for about a day and does not stop the others']],
    slow: [
      [scheduler, 'a late alarm does the same as a punctual one'],
      [shipment, 'a slow booking does not delay another'],
    ],
    garbage: [[scheduler, 'a job that fails is tried again for about a day and does not stop the others']],
    stale: [[scheduler, 'a job does not run before it is due, and runs once when it is due']],
    partial: [[payment, 'at the deadline the order expires once and its pieces return to the stock once']],
  },
  payment: {
    down: [
      [payment, 'when the bank does not answer, the order has no number, and gets one later without a second charge'],
      [checks, 'a vendor that fails at the deadline is asked again later, and a payment it reports reopens the order'],
    ],
    slow: [
      [midtrans, 'while the service fails (%s) the order stays, and gets its number and its payment later'],
      [
        silentVendor,
        'while the payment vendor is silent an order that was placed shows its own page, and is charged once',
      ],
    ],
    garbage: [
      [payment, 'forged and changed notifications are refused and change nothing'],
      [midtrans, 'while the service fails (%s) the order stays, and gets its number and its payment later'],
    ],
    stale: [[midtrans, 'a pending notification after the settlement and a repeated expiry change nothing']],
    partial: [[checks, 'a payment whose notification was lost is found within a minute']],
  },
  courier: {
    down: [[shipping, 'when a courier does not answer, its last price is used for a day and marked']],
    slow: [
      ['tests/vendors/rates.test.ts', 'a slow or broken courier does not delay the others'],
      [
        'tests/edge/shipping.test.ts',
        'slow couriers hold neither the page nor its other calls; what they offer ends the same response',
      ],
    ],
    garbage: [
      ['tests/vendors/biteship.test.ts', 'both spellings of a state mean the same, and an unknown state is held'],
    ],
    stale: [[shipping, 'a chosen shipping service that is not offered any more is refused and no longer charged']],
    partial: [
      [
        shipment,
        'a packed order books its courier once, even when the first answer is lost, and stores the receipt number',
      ],
    ],
  },
  messages: {
    down: [[scheduler, 'a job that fails is tried again for about a day and does not stop the others']],
    slow: [[shipment, 'a slow booking does not delay another']],
    garbage: [[message, 'a message that the vendor refuses is not tried again and blocks no other']],
    stale: [[message, 'a code that has ended before it could be sent is not sent, and nothing of it is kept']],
    partial: [[message, 'after a crash between sending and marking, the shop sends the same key again']],
  },
  'identity and Google': {
    down: [googleFails],
    slow: [googleFails],
    garbage: [googleFails],
    stale: [[google, 'a state does not work in another shop, in another browser or after a change']],
    partial: [
      googleFails,
      [
        google,
        'after cancelling at Google the shopper can try again or sign in otherwise, and keeps the return address',
      ],
    ],
  },
  'the bucket of files': {
    down: [bucket, [digital, 'files belong to a product or a variant; only the customer can download them']],
    slow: [picturesWait],
    garbage: [
      {
        none: 'What comes out is what went in: names are hashes of the bytes, and types were found by the first bytes.',
      },
    ],
    stale: [{ none: 'A file never changes. Another file has another name, so no old one can stand for it.' }],
    partial: [
      ['tests/commerce/files/uploads.test.ts', 'an upload without bytes leaves a row, and that row is deleted, too'],
    ],
  },
  'counters of the edge': {
    down: [uncounted],
    slow: [uncounted],
    garbage: [{ none: 'The platform answers yes or no in its own types; there is no body that could be broken.' }],
    stale: [
      { none: 'Counting is rough by design, per data centre; what must be exact is counted by the shop itself.' },
    ],
    partial: [uncounted],
  },
  'the human check': {
    down: [human],
    slow: [[humanCheck, 'a token is good once, and a Turnstile that is silent is waited for two seconds']],
    garbage: [human],
    stale: [[humanCheck, 'a token is good once, and a Turnstile that is silent is waited for two seconds']],
    partial: [[humanCheck, 'programs of many networks together stop at the shop’s limit']],
  },
  'where the visitor is': {
    down: [noCountry],
    slow: [{ none: 'The platform says it with the request, so nobody is asked and nothing is waited for.' }],
    garbage: [noCountry],
    stale: [{ none: 'It is said with each request and kept nowhere, so there is no old one.' }],
    partial: [noCountry],
  },
  images: {
    down: [images],
    slow: [picturesWait],
    garbage: [images],
    stale: [
      {
        none: 'An old picture beside today’s name and price misleads nobody. Ours never change: another picture has another address.',
      },
    ],
    partial: [images, picturesWait],
  },
  tags: {
    down: [[tagVendors, "['google', 'down', 'drop']"], refusedPurchase],
    slow: [refusedPurchase, { none: 'A tag is loaded after consent and after the page, and nothing waits for it.' }],
    garbage: [['tests/edge/tags.test.ts', 'an id of another backend that is no id is never written into a page']],
    stale: [
      [
        purchase,
        'a purchase that waited longer than a vendor takes is not reported to it, and the other vendor still gets it',
      ],
    ],
    partial: [
      [
        purchase,
        'a paid order is reported to both vendors once, with the order’s number and nothing that names the shopper',
      ],
    ],
  },
  'a deploy in progress': {
    down: [[versions, 'a page whose chunks are gone reloads when there is a newer build, and not otherwise']],
    slow: [
      [versions, 'a page on which something was typed is not reloaded'],
      [deploy, 'a page of the build before may send an action or ask for a part that is gone, and loses nothing'],
    ],
    garbage: [
      [deploy, 'while commerce is of the build before, %s is a plain refusal on a whole page'],
      [
        deploy,
        'an answer of a newer commerce, with fields and words that this build does not know, is shown as far as it is known',
      ],
    ],
    stale: [
      [versions, 'a page that was reloaded less than 10 s ago is not reloaded again'],
      [deploy, 'a page that was kept by the build before is made again with the assets of this one'],
    ],
    partial: [
      [deploy, 'while commerce is of the build before, %s is a plain refusal on a whole page'],
      [stores, 'an object that was cut off and moved is reached again by the same call'],
    ],
  },
  'calls of machines': {
    down: [machines, signInHost],
    slow: [machines, signInHost],
    garbage: [
      { none: 'What commerce answers to a machine is passed on as data, in a sandbox; no page is made of it.' },
    ],
    stale: [{ none: 'An answer to a machine is kept nowhere, so no old one can be given.' }],
    partial: [
      [machineCalls, 'a body that comes slowly is not taken for silence'],
      [
        'tests/edge/cut-off.test.ts',
        'neither is one that breaks off at the backend, from a shopper, an owner or a vendor',
      ],
    ],
  },
  // Each part behind the edge in turn: KV, Directory, Shop, secrets, commerce.
  '/check-health': {
    down: [examined, [health, 'a platform without its Directory finds no shop: 503']],
    slow: [examined],
    garbage: [examined],
    stale: [[health, 'however many ask, a shop is looked at once in five seconds; /health asks nobody']],
    partial: [
      [
        health,
        'late and given-up jobs, findings of the night and a closed shop are noticed, and strangers read no count',
      ],
    ],
  },
}

/** How the calls of another company's backend may take their time; each way names its tests like a cell above. */
export const paces: Readonly<Record<string, readonly Proof[]>> = {
  'slow and steady': [
    [slow, 'sells from its first or second view on'],
    [slow, 'a guest buys before a backend of'],
    ['tests/foreign-backend/page-before-its-data.spec.ts', 'a shopper from outside sees the shop before its data'],
  ],
  'slow then fast': [[slow, 'a shop whose backend turns slow or fast is never closed for long']],
  'fast then slow': [
    [slow, 'a shop whose backend turns slow or fast is never closed for long'],
    [
      'tests/specification/pace-of-a-backend.test.ts',
      'a backend that has become slow costs no page: the first that learns it waits for all its reads',
    ],
    [slow, 'a wrong password before a backend that has become slow is shown, and no 503'],
  ],
  'one call alone is dear': [['worker/edge/cache/pace.test.ts', 'a dear one after twice its own']],
  'some answers never come': [[slow, 'where every tenth answer']],
}
