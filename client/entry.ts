import * as dom from '#client/app/dom-names.ts'
import { claimedCodes } from '#client/scripts/claimed-vouchers.ts'
import { startCountdowns } from '#client/scripts/countdown.ts'
import { startPresses } from '#client/scripts/dom.ts'
import { startFirstTouch } from '#client/scripts/first-touch.ts'
import { checkAgain, startForms } from '#client/scripts/forms.ts'
import { showHearts } from '#client/scripts/hearts.ts'
import { defineLateElements } from '#client/scripts/late-elements.ts'
import { openPopup } from '#client/scripts/popup.ts'
import { startProgress } from '#client/scripts/progress.ts'
import { showRecentProducts } from '#client/scripts/recent-products.ts'
import { findTiming } from '#client/scripts/server-timing.ts'
import { whenComplete } from '#client/scripts/shell.ts'
import { startToasts } from '#client/scripts/toasts.ts'
import { endWaiting, updateBadges } from '#client/scripts/update-badges.ts'
import { startVersionWatch } from '#client/scripts/version-watch.ts'
import { startLightbox } from '#client/screens/product/lightbox/script.ts'
import { startProduct } from '#client/screens/product/script.ts'
import { startFilterSheet } from '#client/screens/products/filter-sheet.ts'
import { rememberPlace, restorePlace } from '#client/screens/products/place.ts'
import { showShippingCost } from '#client/screens/shipping-cost/script.ts'

// This script loads async and may run before the page is complete. So everything below listens on the document and
// needs no element to exist yet.
startPresses()
const touched = startFirstTouch(() => import('./touched.ts'))
startToasts()
startVersionWatch()
startForms(touched)
startProgress()
// What is bought must be what was tapped last, so this cannot come later than the form.
startProduct()
startLightbox()
startFilterSheet()
rememberPlace()
defineLateElements(() => import('./islands.ts').then(({ startIsland }) => startIsland))

updateBadges()
// What is filled in once needs the complete page. A page that comes back from the browser's memory is filled in again.
whenComplete(() => {
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
  showRecentProducts()
  keepCurrent()
})

function fillIn() {
  showHearts()
  showRecentProducts()
  showShippingCost()
  openPopup()
  keepCurrent()
  if (claimedCodes().length > 0) void import('#client/scripts/vouchers.ts').then(({ markVouchers }) => markVouchers())
  if (new URLSearchParams(location.search).has('q'))
    void import('#client/scripts/recent-searches.ts').then(({ rememberSearch }) => rememberSearch())
  // Only in a shop that counts its visits elsewhere, and where it may.
  if (document.body.hasAttribute(dom.tagsMark))
    void import('#client/scripts/tags.ts').then(({ startTags }) => startTags())
  // The edge asks a few visits for their times, and only where something keeps them.
  const measured = findTiming('measure')?.description
  if (measured) void import('#client/scripts/vitals.ts').then(({ watchVitals }) => watchVitals(measured))
}

/** What changes by itself while a page is open, on the few pages that have it. */
function keepCurrent() {
  startCountdowns()
  if (document.querySelector(`[${dom.underWayMark}]`))
    void import('#client/screens/tracking-gosend/poll.ts').then(({ startPolling }) => startPolling())
}
