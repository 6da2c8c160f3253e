import { startCarousels } from '#client/enhance/carousel.ts'
import { startCountdowns } from '#client/enhance/countdown.ts'
import { onClick } from '#client/enhance/dom.ts'
import { startFollowing } from '#client/enhance/follow.ts'
import { startPresses } from '#client/enhance/dom.ts'
import { startForms } from '#client/enhance/forms.ts'
import { defineIslands } from '#client/enhance/islands.ts'
import { restorePlace, startListing } from '#client/enhance/listing.ts'
import { startModalLock } from '#client/enhance/modal.ts'
import { startDropDowns } from '#client/enhance/drop-down.ts'
import { endWaiting, paint } from '#client/enhance/paint.ts'
import { startPhotos } from '#client/enhance/photos.ts'
import { startPicker } from '#client/enhance/picker.ts'
import { openPopup } from '#client/enhance/popup.ts'
import { startProduct } from '#client/enhance/product.ts'
import { startProgress } from '#client/enhance/progress.ts'
import { paintRecentProducts, startRecentProducts } from '#client/enhance/recent-products.ts'
import { rememberSearch } from '#client/enhance/recent-searches.ts'
import { startReviews } from '#client/enhance/reviews.ts'
import { startSearch } from '#client/enhance/search.ts'
import { paintShippingCost } from '#client/enhance/shipping-cost.ts'
import { startToasts } from '#client/enhance/toasts.ts'
import { markVouchers, startVouchers } from '#client/enhance/vouchers.ts'
import { paintWishlist, startWishlist } from '#client/enhance/wishlist.ts'

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
  void import('#client/enhance/shrink.ts').then(({ shrinkPhoto }) => shrinkPhoto(target))
  const { form } = target
  if (form?.dataset['sends'] !== undefined)
    void import('#client/enhance/send.ts').then(({ watchSending }) => watchSending(form))
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
