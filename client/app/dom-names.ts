/** Names that tie markup to scripts, each once: constants that the build inlines. In addresses they are Indonesian. */

// Ids.
/** What is shown of a page that has left before its data. */
export const meanwhileId = 'meanwhile'
export const messagesId = 'messages'
export const popupId = 'popup'
/** The question about tags, and the template it is made from. */
export const consentId = 'consent'
export const consentTemplateId = 'consent-question'
/** The floating button of the shop's chat; a chosen variant replaces it. */
export const chatId = 'chat'
export const searchId = 'search'
export const wideSearchId = 'search-wide'
export const orderSearchId = 'search-orders'
export const buyFormId = 'buy'
export const buyBarId = 'buy-bar'
export const alertFormId = 'kabari'
export const quantityId = 'quantity'
export const productHeadId = 'product-head'
export const variantsId = 'variants'
export const togetherId = 'together'
export const specificationsId = 'specifications'
export const reviewsTitleId = 'reviews-title'
export const pickerTitleId = 'picker-title'
export const resultsId = 'results'
export const moreResultsId = 'more-results'
export const flashSaleId = 'flash-sale'
export const flashSaleTitleId = 'flash-sale-title'
export const forYouId = 'for-you'
export const courierId = 'courier'
export const waitingOrdersId = 'waiting-orders'
export const iconPrefix = 'i-'

/** After the id of a field: the lines below it. */
export const errorSuffix = '-error'
export const hintSuffix = '-hint'

// Ids that a shopper reads in the address bar.
export const contentId = 'isi'
export const filterId = 'saring'
export const listPageId = (page: number) => `halaman-${page}`
export const galleryImageId = (place: number) => `foto-${place}`
export const similarProductsId = 'serupa'
export const reviewsId = 'ulasan'
export const reviewId = (id: string) => `ulasan-${id}`
export const cancelOrderId = 'batalkan'
export const bankAccountsId = 'rekening'
export const addBankAccountId = 'tambah-rekening'
export const removeBankAccountId = (id: string) => `hapus-rekening-${id}`
export const refundId = (id: string) => `dana-${id}`
export const passwordId = 'sandi'
export const passkeysId = 'passkey'
export const contactId = (kind: 'email' | 'phone') => (kind === 'email' ? 'ubah-email' : 'ubah-nomor')
export const ownDataId = 'data'
export const orderDataId = 'data-pesanan'
export const googleId = 'google'
export const removeAccountId = 'hapus'

/** A data attribute. Markup carries it by `mark`, a script finds it by the selector `[${dom.shareMark}]`. */
export type Mark = `data-${string}`
export const mark = (name: Mark, value: string | number = '') => ({ [name]: value })

// Forms and fields.
/** The form is posted in place. */
export const inPlaceMark = 'data-in-place'
/** The form asks what became of it: after so many seconds the script sends it again. */
export const checkAgainMark = 'data-check-again'
/** The form takes files; the script shows how far they have come, and sets the value once it watches. */
export const sendsFilesMark = 'data-sends-files'
export const searchMark = 'data-search'
export const filterMark = 'data-filter'
/** A button that changes a quantity by its value. */
export const stepMark = 'data-step'
/** What comes back for one piece, for two, and so on, of what the tick gives back. */
export const amountsMark = 'data-amounts'
export const fileTileMark = 'data-file'
export const sendAgainMark = 'data-send-again'
/** The country beside a phone number; the script makes it a list to search. */
export const phoneCountryTag = 'phone-country'
/** How the script shows a number: auto, national or international. */
export const phoneModeMark = 'data-mode'
/** The line below a field that says what is wrong with it. */
export const fieldErrorMark = 'data-field-error'

// The frame of every page.
export const backMark = 'data-back'
/** A box whose panel drops down; its value is the part that fills the panel. And the link that opens it. */
export const dropDownMark = 'data-drop-down'
export const opensMark = 'data-opens'
export const cartMark = 'data-cart'
export const cartCountMark = 'data-cart-count'
/** Its value is the text for a shopper who is signed in. */
export const signedInMark = 'data-signed-in'
/** The shop keeps wishlists, so product cards get a heart. */
export const heartsMark = 'data-hearts'
/** Of the body: the route and the shop's ids at Google, Meta and TikTok, where its tags may run. */
export const tagsMark = 'data-tags'
export const liteMark = 'data-lite'
/** The offer of news of an order, and a form that asks for news of goods: with the sender's key. */
export const newsMark = 'data-news'
export const alertMark = 'data-alert'
/** The shopper pays or signs in on this page: nothing of ours may interrupt. */
export const undisturbedMark = 'data-undisturbed'
export const closeMark = 'data-close'
export const printMark = 'data-print'
/** On the document: the chosen scheme. On a button: changes it. */
export const schemeMark = 'data-scheme'
/** The address to pass on, beside its title. */
export const shareMark = 'data-share'
export const shareTitleMark = 'data-share-title'
export const copyMark = 'data-copy'
export const referralMark = 'data-referral'

// What is counted or watched.
/** The moment a countdown leads to, in milliseconds since the epoch, and the words before the time that is left. */
export const untilMark = 'data-until'
export const untilWordsMark = 'data-until-words'
/** The part of the page that is fetched again when the countdown has reached zero. */
export const untilPartMark = 'data-until-part'
/** The shipment is under way: the script asks for news. */
export const underWayMark = 'data-under-way'

// Products.
/** A heart button; its value is the slug of the product. */
export const heartMark = 'data-heart'
/** The slugs a wishlist holds, separated by commas. */
export const wishlistMark = 'data-wishlist'
/** A hidden field: the first place of an option that nobody has chosen yet. The class of options that must be chosen. */
export const asksField = 'asks'
/** Radio buttons of the first option's values; each opens its own form. */
export const groupName = 'group'
/** The link opens the variant picker. */
export const pickMark = 'data-pick'
/** The link chooses a variant; its value is the variant's image. */
export const variantMark = 'data-variant'
/** What one piece costs and, of a sum, after a blank what is bought with it. */
export const subtotalMark = 'data-subtotal'
export const carouselMark = 'data-carousel'
/** The list that scrolls inside a carousel. */
export const trackMark = 'data-track'
/** A track that has moved: its further images are fetched. `client/styles/goods.css` names it too. */
export const movedMark = 'data-moved'
/** Leads to one slide; its value says whether that slide is the one shown. */
export const dotMark = 'data-dot'
export const counterMark = 'data-counter'
export const playMark = 'data-play'
/** A slide of the gallery; its value is its image. */
export const imageMark = 'data-image'
/** The images that open full screen together, and the link of one of them. */
export const lightboxMark = 'data-lightbox'
export const zoomMark = 'data-zoom'
/** The lightbox while its image is larger than the screen, and while a finger moves its strip. */
export const zoomedMark = 'data-zoomed'
export const dragMark = 'data-drag'
/** A button that turns to the image before or after. */
export const turnMark = 'data-turn'
/** A link to other reviews; its value distinguishes the links. */
export const reviewsMark = 'data-reviews'
export const allReviewsLink = 'all'
export const moreReviewsLink = 'more'
export const reviewListMark = 'data-review-list'
/** Appends the next page of a list. */
export const moreMark = 'data-more'
/** Opens the filters as a sheet. */
export const sheetMark = 'data-sheet'
/** The place of the products seen lately; its value is the page that shows them. */
export const recentMark = 'data-recent'
/** The product of the page, which is not shown there. */
export const recentProductMark = 'data-recent-product'
export const forgetRecentMark = 'data-forget-recent'
/** The place of the shipping cost on a product's page. */
export const shippingCostId = 'ongkir'
/** On a card and on a place of a shipping cost: what couriers charge it as, where that is not 1. `0`: nobody knows. */
export const kilosMark = 'data-kg'
/** What the goods of such a place cost; a card says it itself. */
export const valueMark = 'data-rp'
/** In an answer about shipping costs: from which value on, up to which the courier collects, and that none collects. */
export const fromMark = 'data-from'
export const codMark = 'data-cod'
export const unpaidMark = 'data-unpaid'
/** On a product's page: the words that promise COD. */
export const codPromiseMark = 'data-cod-promise'
/** The district that the browser remembers; places of shipping costs have room then. In a page: the address's. */
export const districtHereMark = 'data-kec'
export const districtMark = 'data-district'
/** The form that asks for a place by its name, and the list of what was found. */
export const placesMark = 'data-places'
export const placesId = 'tempat'

// Cart and checkout.
/** A card that opens; its value is its name. */
export const cardMark = 'data-card'
export const removeLineMark = 'data-remove'
/** A line of the mini-cart by its id; what it holds as variant, quantity and price. */
export const cartLineMark = 'data-line'
export const cartItemMark = 'data-item'

// Without signal.
/** There was no signal when the page was opened: on the line above its copy, or on the page instead of it. */
export const oldCopyMark = 'data-old-copy'
/** The place of the list of pages that can be opened without signal. */
export const copiesMark = 'data-copies'

// Islands.
export const islandTag = 'shop-island'
export const islandMark = 'data-island'
export const islandWhenMark = 'data-when'
export const islandPrefixMark = 'data-prefix'
export const islandPropsMark = 'data-props'
export const islandReadyMark = 'data-ready'

/** What came late stands after the page: fields of an island's data, as JSON. */
export const latePartMark = 'data-late-part'
/** Stands where a page is complete except for what comes late. */
export const shellEndTag = 'shop-shell-end'

/** The parts of pages that scripts fetch as bare HTML, at the page's address with `?part=name`. */
export const cardsPart = 'cards'
export const categoriesPart = 'categories'
export const miniCartPart = 'mini-cart'
export const flashSalePart = 'flash-sale'
export const variantPart = 'variant'
export const variantPickerPart = 'variant-picker'
export const secondPicturePart = 'second-picture'
export const reviewsPart = 'reviews'
export const suggestionsPart = 'suggestions'
export const shippingCostPart = 'shipping-cost'
export const placesPart = 'places'
export const courierPart = 'courier'
export const waitingOrdersPart = 'waiting-orders'
export type Part =
  | typeof cardsPart
  | typeof categoriesPart
  | typeof miniCartPart
  | typeof flashSalePart
  | typeof variantPart
  | typeof variantPickerPart
  | typeof secondPicturePart
  | typeof reviewsPart
  | typeof suggestionsPart
  | typeof shippingCostPart
  | typeof placesPart
  | typeof courierPart
  | typeof waitingOrdersPart

// Keys of addresses and fields of forms that are ours.
export const partParam = 'part'
/** `?_=name` of a POST names its action. */
export const actionParam = '_'
/** Hidden fields: the key with which a form happens once; it may have arrived; its checks; without files; when shown. */
export const onceField = '_key'
export const sentField = '_sent'
export const checksField = '_checks'
export const unsentField = '_unsent'
export const shownAtField = '_at'

// Events on the document.
/** `toast()` has something to say, or `notify()`. */
export const toastEvent = 'shop-toast'
export const notifyEvent = 'shop-notify'
/** `act()` has succeeded; the detail says at what. */
export const actedEvent = 'shop-acted'
export interface Acted {
  action: string
  /** Of the page that the action belongs to. */
  path: string
  fields: URLSearchParams
  data: unknown
}
/** The taps that wait for the signal have become more or fewer. */
export const tapsEvent = 'shop-taps'
/** On a form: how much of its files has been sent, as a share; -1: it is over. */
export const sendingEvent = 'shop-sending'
/** An action has succeeded: what shows its result is read again. */
export const actionDoneEvent = 'shop-action-done'
/** An action was refused: the data that its form was filled from are read again. */
export const actionRefusedEvent = 'shop-action-refused'
/** The hidden field of a form in which the human check leaves its token. */
export const humanTokenField = 'humanToken'

// The policies of Trusted Types that every page's header allows: for HTML, and for the script of the shop's worker.
export const htmlPolicy = 'shop-html'
export const workerPolicy = 'shop-worker'
export const ownVoucherMark = 'data-own-voucher'

// Keys of the browser's local storage. That of searches is also the id of the list that shows them.
export const recentProductsKey = 'recent-products'
export const recentSearchesKey = 'recent-searches'
export const claimedVouchersKey = 'claimed-vouchers'
export const wishlistKey = 'wishlist'
export const searchKeyOffKey = 'search-key-off'
export const waitingTapsKey = 'waiting-taps'
/** The scheme that the shopper chose against that of the system: `dark` or `light`. */
export const schemeKey = 'scheme'
/** The district that shipping costs are for, as it was picked; until then, that of an address. */
export const districtKey = 'kec'
export const addressDistrictKey = 'alamat'
/** For the session: what shipping to it costs. */
export const shippingCostsKey = 'ongkir'
