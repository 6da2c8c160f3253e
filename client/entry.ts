import { startCarousels } from './enhance/carousel.ts'
import { startCountdowns } from './enhance/countdown.ts'
import { onClick } from './enhance/dom.ts'
import { startFollowing } from './enhance/follow.ts'
import { startPresses } from './enhance/dom.ts'
import { startForms } from './enhance/forms.ts'
import { defineIslands } from './enhance/islands.ts'
import { restorePlace, startListing } from './enhance/listing.ts'
import { startModalLock } from './enhance/modal.ts'
import { startDropDowns } from './enhance/drop-down.ts'
import { endWaiting, paint } from './enhance/paint.ts'
import { startPhotos } from './enhance/photos.ts'
import { startPicker } from './enhance/picker.ts'
import { openPopup } from './enhance/popup.ts'
import { startProduct } from './enhance/product.ts'
import { startProgress } from './enhance/progress.ts'
import { paintRecentProducts, startRecentProducts } from './enhance/recent-products.ts'
import { rememberSearch } from './enhance/recent-searches.ts'
import { startReviews } from './enhance/reviews.ts'
import { startSearch } from './enhance/search.ts'
import { paintShippingCost } from './enhance/shipping-cost.ts'
import { startToasts } from './enhance/toasts.ts'
import { markVouchers, startVouchers } from './enhance/vouchers.ts'
import { paintWishlist, startWishlist } from './enhance/wishlist.ts'

// Loaded async, it may run before the page is whole: everything below listens on the document and needs no element to
// exist yet.
startPresses()
startToasts()
startForms()
startProgress()
startDropDowns()
startPicker()
startProduct()
startPhotos()
startReviews()
startRecentProducts()
startListing()
startSearch()
startCarousels()
startVouchers()
startWishlist()
onClick('[data-print]', () => print())
defineIslands()
// Few pages take a file: the work on it comes when one is chosen.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
  void import('./enhance/shrink.ts').then(({ shrinkPhoto }) => shrinkPhoto(target))
  const { form } = target
  if (form?.dataset['sends'] !== undefined)
    void import('./enhance/send.ts').then(({ watchSending }) => watchSending(form))
})

paint()
// What is painted once needs the whole page; a page that comes back from the browser's memory is painted again.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whole)
else whole()
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  endWaiting()
  paint()
  paintRecentProducts()
  startCountdowns()
  startFollowing()
  startModalLock()
})

function whole() {
  paint()
  rememberSearch()
  markVouchers()
  paintWishlist()
  restorePlace()
  paintRecentProducts()
  paintShippingCost()
  openPopup()
  startCountdowns()
  startFollowing()
}
