import { formatCountdown } from '#shared/format/countdown.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { showSlides, startCarousels } from '#client/scripts/page/carousel.ts'
import { onClick, savesData, startPresses } from '#client/scripts/dom/dom.ts'
import { loadAtFirstTouch } from '#client/scripts/dom/first-touch.ts'
import { checkAgain, startForms } from '#client/scripts/form/forms.ts'
import { showHearts } from '#client/scripts/product/hearts.ts'
import { defineLateElements } from '#client/scripts/page/late-elements.ts'
import { startClosing, startModalLock } from '#client/scripts/page/modal.ts'
import { startNotifications } from '#client/scripts/page/notifications.ts'
import { startPicker } from '#client/scripts/form/picker.ts'
import { startProgress } from '#client/scripts/dom/progress.ts'
import { findTiming } from '#client/scripts/dom/server-timing.ts'
import { startSharing } from '#client/scripts/page/share.ts'
import { showBroken, whenComplete } from '#client/scripts/dom/shell.ts'
import { startToasts } from '#client/scripts/page/toasts.ts'
import { endWaiting, updateBadges } from '#client/scripts/dom/update-badges.ts'
import { startVersionWatch } from '#client/scripts/page/version-watch.ts'
import { rememberProduct } from '#client/scripts/product/seen-products.ts'
import { startWishlist } from '#client/scripts/product/wishlist.ts'
import { startProduct } from '#client/screens/product/script.ts'
import { startFilterSheet } from '#client/screens/products/filter-sheet.ts'
import { rememberPlace, restorePlace } from '#client/screens/products/place.ts'

/** Pages that show something of the late script without a touch, and the addresses of searches, which it remembers. */
const untouched = `#${dom.buyFormId},#${dom.popupId},[${dom.untilMark}],[${dom.districtMark}],[${dom.districtHereMark}*='.'],.tickets,[type=file]`
const searched = /[?&]q=/
const unhurriedMs = 3_000
const loadLate = loadAtFirstTouch(
  `[${dom.opensMark}],[${dom.moreMark}],[${dom.forgetRecentMark}],[${dom.printMark}],[${dom.playMark}],[${dom.zoomMark}],.tickets button`,
  () => import('./late.ts').then(({ startLate }) => whenComplete(() => startLate(formatCountdown))),
)

// This script loads async and may run before the page is complete. So everything below listens on the document and
// needs no element to exist yet.
startPresses()
startToasts()
startVersionWatch()
startForms()
startProgress()
startProduct()
startFilterSheet()
rememberPlace()
startNotifications()
startPicker()
startClosing()
startSharing()
startCarousels()
startWishlist()
startModalLock()
onClick(`button[${dom.schemeMark}]`, () =>
  import('#client/scripts/page/scheme.ts').then(({ changeScheme }) => changeScheme()),
)
defineLateElements(() => import('./islands.ts').then(({ startIsland }) => startIsland))

updateBadges()
// A connection that breaks tells no script.
setTimeout(showBroken, limits.requestTimeoutMs)
// What is filled in once needs the complete page. A page that comes back from the browser's memory is filled in again.
whenComplete(() => {
  showBroken()
  updateBadges()
  checkAgain()
  restorePlace()
  // The browser has laid out the whole page in this task. The rest is a task of its own, between which a tap is answered.
  setTimeout(fillIn)
})
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  endWaiting()
  updateBadges()
})

const loadUnhurried = () => setTimeout(loadLate, unhurriedMs)

function fillIn() {
  showHearts()
  rememberProduct()
  showSlides()
  // Only in a shop that counts its visits elsewhere, and where it may.
  if (document.body.hasAttribute(dom.tagsMark))
    void import('#client/scripts/page/tags.ts').then(({ startTags }) => startTags())
  // The edge asks a few visits for their times, and only where something keeps them.
  const measured = findTiming('measure')?.description
  if (measured) void import('#client/scripts/page/vitals.ts').then(({ watchVitals }) => watchVitals(measured))
  // A light page waits for the first touch.
  if (savesData()) return
  if (document.querySelector(untouched) || searched.test(location.search)) loadLate()
  // So that the first tap need not wait for it, once the view is there and has its pictures.
  else if (document.readyState === 'complete') loadUnhurried()
  else addEventListener('load', loadUnhurried)
}
