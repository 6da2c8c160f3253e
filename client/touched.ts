import * as dom from '#client/app/dom-names.ts'
import { startCarousels } from '#client/scripts/carousel.ts'
import { onClick } from '#client/scripts/dom.ts'
import { startDropDowns } from '#client/scripts/drop-down.ts'
import { startModalLock } from '#client/scripts/modal.ts'
import { startNotifications } from '#client/scripts/notifications.ts'
import { startPicker } from '#client/scripts/picker.ts'
import { startSearch } from '#client/scripts/search.ts'
import { startSharing } from '#client/scripts/share.ts'
import { startForgettingProducts } from '#client/scripts/forget-products.ts'
import { startVouchers } from '#client/scripts/vouchers.ts'
import { startWishlist } from '#client/scripts/wishlist.ts'
import { startReviews } from '#client/screens/product/reviews-script.ts'
import { startListing } from '#client/screens/products/script.ts'

// What a page does after it was touched for the first time; client/scripts/first-touch.ts loads it.
startNotifications()
startDropDowns()
startPicker()
startSharing()
startReviews()
startForgettingProducts()
startListing()
startSearch()
startCarousels()
startVouchers()
startWishlist()
startModalLock()
onClick(`[${dom.printMark}]`, () => print())
// Few pages take a file, so the code for it loads when one is chosen.
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'file') takeFiles(target)
})
// One that was chosen before this code was here.
for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]'))
  if (input.files?.length) takeFiles(input)

function takeFiles(input: HTMLInputElement): void {
  void import('#client/scripts/shrink-photo.ts').then(({ shrinkPhoto }) => shrinkPhoto(input))
  const { form } = input
  if (form?.hasAttribute(dom.sendsFilesMark))
    void import('#client/scripts/send-files.ts').then(({ watchSending }) => watchSending(form))
}
