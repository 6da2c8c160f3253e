import type { formatCountdown } from '#shared/format/countdown.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { startAlerts } from '#client/scripts/page/alerts.ts'
import { startCountdowns } from '#client/scripts/page/countdown.ts'
import { closest, onClick, savesData } from '#client/scripts/dom/dom.ts'
import { startDropDowns } from '#client/scripts/page/drop-down.ts'
import { startSheetSizes } from '#client/scripts/form/sheet-sizes.ts'
import { startForgettingProducts } from '#client/scripts/product/forget-products.ts'
import { openPopup } from '#client/scripts/page/popup.ts'
import { showRecentProducts } from '#client/scripts/product/recent-products.ts'
import { rememberSearch } from '#client/scripts/product/recent-searches.ts'
import { addReferral } from '#client/scripts/page/referral.ts'
import { startSearch } from '#client/scripts/product/search.ts'
import { startVouchers } from '#client/scripts/product/vouchers.ts'
import { undoField } from '#client/screens/cart/fields.ts'
import { startLateProduct } from '#client/screens/product/late-script.ts'
import { startListing } from '#client/screens/products/script.ts'
import { startPlaces } from '#client/screens/shipping-cost/places-script.ts'
import { showShippingCosts, watchAddresses } from '#client/screens/shipping-cost/script.ts'

/**
 * What nobody needs at the first touch. The page is complete when this runs. What the first script shares with islands
 * comes as an argument, or the bundler would make it a file of its own.
 */
export function startLate(format: typeof formatCountdown): void {
  startAlerts()
  startDropDowns()
  document.addEventListener(dom.actionDoneEvent, ({ target }) => {
    if (target instanceof HTMLFormElement && target.elements.namedItem(undoField))
      void import('#client/screens/cart/mini-script.ts').then(({ offerLine }) => offerLine(target))
  })
  startForgettingProducts()
  startListing()
  startSearch()
  startLateProduct()
  startSheetSizes()
  startPlaces()
  watchAddresses()
  openPopup()
  startVouchers()
  addReferral()
  // What a choice has put into the page since has a button without it.
  addEventListener('click', (event) => closest(event, `[${dom.shareMark}]`) && addReferral(), true)
  rememberSearch()
  onClick(`[${dom.printMark}]`, () => print())
  const keepCurrent = () => {
    showShippingCosts()
    showRecentProducts()
    startCountdowns(format)
    if (document.querySelector(`[${dom.underWayMark}]`))
      void import('#client/screens/tracking-gosend/poll.ts').then(({ startPolling }) => startPolling())
  }
  keepCurrent()
  const news = document.querySelector<HTMLFormElement>(`[${dom.newsMark}]`)
  if (news) void import('#client/scripts/page/order-news.ts').then(({ startOrderNews }) => startOrderNews(news))
  // Where a mouse can rest on a card, and nobody saves data.
  if (matchMedia('(hover:hover) and (pointer:fine)').matches && !savesData() && document.querySelector('.product-card'))
    void import('#client/scripts/product/second-picture.ts').then(({ startSecondPictures }) => startSecondPictures())
  const words = document.getElementById(dom.recentSearchesKey)
  if (words)
    void import('#client/scripts/product/show-recent-searches.ts').then(({ showRecentSearches }) =>
      showRecentSearches(words),
    )
  // Few pages take a file.
  if (document.querySelector('[type=file]'))
    void import('#client/scripts/form/photo-tiles.ts').then(({ startPhotoTiles }) => startPhotoTiles())
  const scheme = document.querySelector(`span[${dom.schemeMark}]`)
  if (scheme) void import('#client/scripts/page/scheme.ts').then(({ nameScheme }) => nameScheme(scheme))
  const ticks = document.querySelector<HTMLInputElement>(`[${dom.amountsMark}]`)?.form
  if (ticks) void import('#client/screens/order-return/script.ts').then(({ startReturnForm }) => startReturnForm(ticks))
  // At once where a page before has loaded it: the browser keeps it.
  const startOffline = () =>
    void import('#client/scripts/offline/start.ts').then(
      (offline) => offline.startOffline(),
      // The signal went before it came.
      () => addEventListener('online', startOffline, { once: true }),
    )
  const waitOffline = () => setTimeout(startOffline, navigator.serviceWorker?.controller ? 0 : limits.offlineAfterMs)
  // Never beside pictures that are still on their way.
  if (document.readyState === 'complete') waitOffline()
  else addEventListener('load', waitOffline, { once: true })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) keepCurrent()
  })
}
