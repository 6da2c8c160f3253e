/** How much may come in and how much is shown: bytes, characters, rows. */

export const urlBytes = 4_096
/** A browser's report about our policy, how many of a host are written down, how many one request brings. */
export const cspReportBytes = 8 * 1024
export const cspReportsPerMinute = 30
export const cspReportsAtOnce = 5
export const cspOriginChars = 100
export const bodyBytes = 64 * 1024
export const answerBytes = 4 * 1024 * 1024
export const messageChars = 200
export const queryChars = 100
/** A name or number beside the message that one answer leaves for the next page, and all of it as a cookie. */
export const flashValueChars = 60
export const flashChars = 500
/** The path and query to which a login returns. */
export const nextChars = 1_200
export const flashSaleProducts = 40
/** Of so many flash sales that run at once the first with an offer is shown. */
export const flashSalesAtOnce = 5
export const flashSaleItems = 300
export const wishlistItems = 100
export const cartQuantityMax = 999
/** A cart link: its lines, and its characters with the path but without the shop's host. */
export const cartLinkLines = 20
export const cartLinkChars = 3_600
export const orderLines = 100
export const noteChars = 200
export const cancelDetailChars = 120
export const voucherCodeChars = 40
/** How long a voucher that was opened by its link stays saved for the visitor. */
export const voucherKeptDays = 7
export const vouchersShown = 50
/** Unknown voucher codes that one shopper, and one network, may try within `triesWindowMinutes`. */
export const voucherMissesPerOwner = 20
export const voucherMissesPerNetwork = 100
export const nameChars = 100
export const personNameChars = 50
export const streetChars = 200
export const courierNoteChars = 100
/** A customer's own addresses. */
export const addresses = 20
export const addressLabelChars = 30
export const emailChars = 254
export const passwordMin = 8
export const passwordMax = 128
export const referralChars = 64
export const idChars = 512
export const tokenChars = 512
/** The address of a page, a picture or a file. */
export const addressChars = 2_048
export const slugChars = 120
/** Former addresses that a shop keeps, and how many goods may come along when their category gets another. */
export const movedSlugs = 5_000
export const movedGoods = 500
/** The number of a permit, and what a category says of itself. */
export const permitNumberChars = 60
export const categoryTextChars = 300
export const articleBlocks = 200
export const articleTextChars = 5_000
export const articleTeasers = 3
export const searchWords = 8
export const searchWordChars = 40
/** A search word of this length is corrected by one letter; one longer than `typoTwoLetters`, by two. */
export const typoLettersMin = 4
export const typoTwoLetters = 7
export const suggestions = 8
export const recentSearches = 8
export const recentProducts = 12
/** The slugs of the recent products, joined into one text. */
export const slugListChars = 12 * 121
/** How long a link to purchased licence codes works, how long a code may be, and how many are imported at once. */
export const licenceLinkMinutes = 15
export const licenceChars = 200
export const licencesAtOnce = 500
/** A file of a digital product: its size, how many a product has, and how often a customer may download each. */
export const digitalFileBytes = 25 * 1024 * 1024
export const digitalFiles = 10
export const digitalDownloads = 20
export const fileNameChars = 120
export const returnCharsMin = 30
export const returnChars = 1_000
export const returnPhotos = 5
/** Beside the photos, one video of the unboxing. */
export const returnVideos = 1
export const videoBytes = 20 * 1024 * 1024
/** After a return is approved, the shopper has so many days to send the goods. */
export const returnSendDays = 7
/** So many times its shopper corrects the number of a parcel that goes back. */
export const returnCorrections = 5
/** What a parcel that goes back costs at least, and the most that a shop may say it replaces; `returnPostage` is usual. */
export const returnPostageMin = 1_000
export const returnPostageMax = 2_000_000
/** The legal minimum for an exchange or a cancellation, in working days. */
export const returnWindowDaysMin = 2
/** How long an opened link stays open. */
export const linkOpenMinutes = 60
export const reviewChars = 2_000
export const reviewTypedMin = 10
export const reviewTypedMax = 1_000
export const reviewPhotos = 5
/** Reviews on a product page, and on each page of the full list. */
export const reviewsFirst = 5
export const reviewsPage = 20
/** How many attribute values may filter a list at once. */
export const choices = 10
export const facetNames = 8
export const facetValues = 12
export const facetValueChars = 40
/** A name and a value, so that all that a list offers can be chosen; and so many of them with what stands between. */
export const choiceChars = nameChars + facetValueChars
export const choicesChars = choices * (choiceChars + 2)
