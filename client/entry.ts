import * as dom from '#client/app/dom-names.ts'
import { startCarousels } from '#client/scripts/carousel.ts'
import { startCountdowns } from '#client/scripts/countdown.ts'
import { onClick } from '#client/scripts/dom.ts'
import { startPolling } from '#client/screens/tracking-gosend/poll.ts'
import { startPresses } from '#client/scripts/dom.ts'
import { checkAgain, startForms } from '#client/scripts/forms.ts'
import { defineIslands } from './islands.ts'
import { restorePlace, startListing } from '#client/screens/products/script.ts'
import { startModalLock } from '#client/scripts/modal.ts'
import { startDropDowns } from '#client/scripts/drop-down.ts'
import { endWaiting, updateBadges } from '#client/scripts/update-badges.ts'
import { startLightbox } from '#client/screens/product/lightbox/script.ts'
import { startNotifications } from '#client/scripts/notifications.ts'
import { definePhoneCountry } from '#client/scripts/phone-country.ts'
import { startPicker } from '#client/scripts/picker.ts'
import { openPopup } from '#client/scripts/popup.ts'
import { startProduct } from '#client/screens/product/script.ts'
import { startProgress } from '#client/scripts/progress.ts'
import { showRecentProducts, startRecentProducts } from '#client/scripts/recent-products.ts'
import { rememberSearch } from '#client/scripts/recent-searches.ts'
import { startReviews } from '#client/screens/product/reviews-script.ts'
import { startSearch } from '#client/scripts/search.ts'
import { findTiming } from '#client/scripts/server-clock.ts'
import { startSharing } from '#client/scripts/share.ts'
import { showShippingCost } from '#client/screens/shipping-cost/script.ts'
import { startToasts } from '#client/scripts/toasts.ts'
import { startVersionWatch } from '#client/scripts/version-watch.ts'
import { markVouchers, startVouchers } from '#client/scripts/vouchers.ts'
import { showHearts, startWishlist } from '#client/scripts/wishlist.ts'

// This script loads async and may run before the page is complete. So everything below listens on the document and
// needs no element to exist yet.
startPresses()
startToasts()
startNotifications()
startVersionWatch()
startForms()
startProgress()
startDropDowns()
startPicker()
startProduct()
startSharing()
startLightbox()
startReviews()
startRecentProducts()
startListing()
startSearch()
startCarousels()
startVouchers()
startWishlist()
onClick(`[${dom.printMark}]`, () => print())
defineIslands()
definePhoneCountry()
// Few pages take a file, so the code for it loads when one is chosen.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
  void import('#client/scripts/shrink-photo.ts').then(({ shrinkPhoto }) => shrinkPhoto(target))
  const { form } = target
  if (form?.hasAttribute(dom.sendsFilesMark))
    void import('#client/scripts/send-files.ts').then(({ watchSending }) => watchSending(form))
})

updateBadges()
// What is filled in once needs the complete page. A page that comes back from the browser's memory is filled in again.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fillIn)
else fillIn()
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  endWaiting()
  updateBadges()
  showRecentProducts()
  startCountdowns()
  startPolling()
  startModalLock()
})

function fillIn() {
  updateBadges()
  checkAgain()
  rememberSearch()
  markVouchers()
  showHearts()
  restorePlace()
  showRecentProducts()
  showShippingCost()
  openPopup()
  // Only in a shop that counts its visits elsewhere, and where it may.
  if (document.body.hasAttribute(dom.tagsMark))
    void import('#client/scripts/tags.ts').then(({ startTags }) => startTags())
  startCountdowns()
  startPolling()
  // The edge asks a few visits for their times, and only where something keeps them.
  const measured = findTiming('measure')?.description
  if (measured) void import('#client/scripts/vitals.ts').then(({ watchVitals }) => watchVitals(measured))
}
