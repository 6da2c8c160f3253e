import { api, type EndpointName } from '#shared/api/index.ts'
import { type Known, never, type Step, step } from './plan.ts'

const paging = { index: 0, size: 12 } as const
const account = never('it changes an account')
const money = never('it moves money')
const message = never('it sends a message')
const demo = never('only demo shops have it')
const ofLink = never('it needs a link that only a shopper has')
const google = never('it needs a sign-in at Google')
const passkey = never('it needs a passkey')

const bySlug = ({ slug }: Known) => (slug ? { slug } : null)
const ofProduct = { needs: 'a product of catalog.list', input: bySlug }

/** Marked so that nobody packs it. */
const recipient = {
  recipient: 'Uji Kesesuaian JANGAN DIKIRIM',
  phone: '081200000000',
  email: 'uji@contoh.id',
  villageCode: '31.74.01.1001',
  postcode: '12810',
  street: 'Jl. Uji Kesesuaian No. 1, jangan dikirim',
  province: 'DKI Jakarta',
  regency: 'Kota Jakarta Selatan',
  district: 'Tebet',
  village: 'Tebet Timur',
}

const byOrder = ({ order }: Known) => (order ? { orderId: order } : null)
const byPlaced = ({ placed }: Known) => (placed ? { orderId: placed } : null)
const byVoucher = ({ order, voucher }: Known) => (order && voucher ? { orderId: order, code: voucher } : null)
const ofSale = { phase: 'write', needs: 'a sale of checkout.create', input: byOrder } as const
const ofPlaced = { phase: 'write', needs: 'an order of checkout.place', input: byPlaced } as const
const ofLine = { phase: 'write', needs: 'a line in the cart' } as const

/** What is done with each call; one that is missing here does not compile. Reads come first, then this order. */
export const steps: Readonly<Record<EndpointName, Step>> = {
  'access.find': step(api.access.find, {
    learn(known, { companyId, accessKey, extended }) {
      known.extended = extended
      known.companyId = companyId
      known.accessKey ??= accessKey
    },
  }),
  'site.templateSetting': step(api.site.templateSetting),
  'site.banners': step(api.site.banners),
  'site.footerMenu': step(api.site.footerMenu),
  'site.companyHeader': step(api.site.companyHeader),
  'site.watermark': step(api.site.watermark),
  'site.settings': step(api.site.settings),
  'site.googleAnalytics': step(api.site.googleAnalytics),
  'site.metaPixel': step(api.site.metaPixel),
  'site.popup': step(api.site.popup),
  'catalog.categories': step(api.catalog.categories),
  'catalog.list': step(api.catalog.list, {
    input: () => paging,
    learn(known, { rows }) {
      const product = rows.find(({ available, digital, flash }) => available && !digital && !flash) ?? rows[0]
      if (product) known.slug = product.slug
    },
  }),
  'catalog.listBySlugs': step(api.catalog.listBySlugs, {
    ...ofProduct,
    input: ({ slug }) => (slug ? { slugs: [slug] } : null),
  }),
  'catalog.search': step(api.catalog.search, { input: () => ({ ...paging, text: 'a' }) }),
  'catalog.suggest': step(api.catalog.suggest, { input: () => ({ text: 'ba' }) }),
  'catalog.find': step(api.catalog.find, {
    ...ofProduct,
    learn(known, { variants }) {
      const inStock = variants.find(({ stock }) => stock === null || stock > 1)
      if (inStock) known.item ??= inStock.itemId
    },
  }),
  'catalog.listByItems': step(api.catalog.listByItems, {
    needs: 'the ITEM_ID_CODE of a variant (catalog.find, or --item)',
    input: ({ item }) => (item ? { items: [item] } : null),
  }),
  'catalog.listWhole': step(api.catalog.listWhole),
  'catalog.listSlugs': step(api.catalog.listSlugs, { input: () => ({ block: 0 }) }),
  'catalog.related': step(api.catalog.related, ofProduct),
  'review.list': step(api.review.list, { ...ofProduct, input: ({ slug }) => (slug ? { ...paging, slug } : null) }),
  'review.listWaiting': step(api.review.listWaiting, { input: () => paging }),
  'review.listOwn': step(api.review.listOwn, { input: () => paging }),
  'review.findLine': never('it needs an order that has arrived'),
  'review.add': never('it writes a review'),
  'review.listByLink': ofLink,
  'review.addByLink': ofLink,
  'payment.findShared': ofLink,
  'content.listArticles': step(api.content.listArticles, {
    input: () => paging,
    learn(known, { rows: [first] }) {
      if (first) known.article = first.slug
    },
  }),
  'content.articleCategories': step(api.content.articleCategories),
  'content.findArticle': step(api.content.findArticle, {
    needs: 'an article of content.listArticles',
    input: ({ article }) => (article ? { slug: article } : null),
  }),
  'planned.find': never('it needs a link of the administration'),
  'content.listInformation': step(api.content.listInformation, {
    learn(known, [first]) {
      if (first) known.information = first.slug
    },
  }),
  'content.findInformation': step(api.content.findInformation, {
    needs: 'a page of content.listInformation',
    input: ({ information }) => (information ? { slug: information } : null),
  }),
  'voucher.list': step(api.voucher.list, {
    learn(known, vouchers) {
      // The one that the least goods can use.
      const [first] = vouchers.toSorted((a, b) => a.minimum - b.minimum)
      if (first) known.voucher ??= first.code
    },
  }),
  'voucher.find': step(api.voucher.find, {
    needs: 'a voucher (voucher.list, or --voucher)',
    input: ({ voucher }) => (voucher ? { code: voucher } : null),
  }),
  'flashSale.find': step(api.flashSale.find),
  'region.list': step(api.region.list),
  'region.search': step(api.region.search, {
    input: () => ({ languageId: 1, limit: 10, searchById: false, text: 'tebet' }),
  }),
  'shipment.findEstimate': step(api.shipment.findEstimate, {
    ...ofProduct,
    input: ({ slug }) => (slug ? { slug, district: '31.74.01' } : null),
  }),
  'shipment.listEstimates': step(api.shipment.listEstimates, {
    input: () => ({ district: '31.74.01', kilos: [1, 3] }),
  }),
  'code.listWays': step(api.code.listWays),
  'google.find': step(api.google.find),
  'cart.list': step(api.cart.list, {
    learn(known, lines) {
      known.linesBefore ??= new Set(lines.map(({ id }) => id))
      const own = lines.find(({ id }) => !known.linesBefore?.has(id))
      if (own) known.line = own.id
      else delete known.line
    },
  }),
  'cart.findNote': step(api.cart.findNote),
  'wishlist.list': step(api.wishlist.list),
  'wishlist.listSlugs': step(api.wishlist.listSlugs),
  'alert.list': step(api.alert.list),

  'customer.me': step(api.customer.me),
  'account.find': step(api.account.find),
  'address.list': step(api.address.list),
  'order.list': step(api.order.list, { input: () => paging }),
  'wallet.find': step(api.wallet.find),
  'wallet.listMoves': step(api.wallet.listMoves, { input: () => paging }),
  'wallet.listWithdrawals': step(api.wallet.listWithdrawals, { input: () => paging }),
  'wallet.listBankAccounts': step(api.wallet.listBankAccounts),
  'coins.find': step(api.coins.find),
  'coins.listMoves': step(api.coins.listMoves, { input: () => paging }),
  'affiliate.find': step(api.affiliate.find),
  'affiliate.listOrders': step(api.affiliate.listOrders, { input: () => paging }),
  'affiliate.listWithdrawals': step(api.affiliate.listWithdrawals, { input: () => paging }),
  'wishlist.findLink': step(api.wishlist.findLink),
  'return.list': step(api.return.list, { input: () => paging }),
  'digital.list': step(api.digital.list, { input: () => paging }),
  'google.mine': step(api.google.mine),
  'passkey.list': step(api.passkey.list),

  'tracking.addView': step(api.tracking.addView, { phase: 'write', input: () => ({ path: '/uji-kesesuaian' }) }),
  'tracking.addClick': step(api.tracking.addClick, {
    phase: 'write',
    input: () => ({ code: 'UJI-KESESUAIAN', event: 'CLICK' as const, address: '', device: 'DESKTOP' }),
  }),
  'cart.add': step(api.cart.add, {
    phase: 'write',
    needs: 'the ITEM_ID_CODE of a variant (catalog.find, or --item)',
    after: ['cart.list'],
    input: ({ item }) => (item ? { itemId: item, quantity: 1 } : null),
  }),
  'cart.change': step(api.cart.change, {
    ...ofLine,
    after: ['cart.list'],
    input: ({ line }) => (line ? { id: line, quantity: 2 } : null),
  }),
  'cart.remove': step(api.cart.remove, {
    ...ofLine,
    after: ['cart.add', 'cart.list'],
    input: ({ line }) => (line ? { id: line } : null),
  }),
  'cart.empty': step(api.cart.empty, {
    ...ofLine,
    after: ['cart.add', 'cart.list'],
    input: ({ line }) => (line ? { lines: [{ id: line }] } : null),
  }),
  'cart.changeNote': account,
  'voucher.listForCart': step(api.voucher.listForCart, {
    ...ofLine,
    input: ({ line }) => (line ? { lines: [{ id: line }] } : null),
  }),
  'checkout.create': step(api.checkout.create, {
    ...ofLine,
    input: ({ line }) => (line ? { lines: [{ id: line }] } : null),
    learn(known, { orderId }) {
      known.order = orderId
    },
  }),
  'checkout.attach': step(api.checkout.attach, ofSale),
  'checkout.find': step(api.checkout.find, {
    ...ofSale,
    learn(known, { total }) {
      if (total !== null) known.total = total
    },
  }),
  'checkout.applyAddress': step(api.checkout.applyAddress, {
    ...ofSale,
    input: ({ order }) => (order ? { orderId: order, ...recipient } : null),
  }),
  'checkout.listShipping': step(api.checkout.listShipping, {
    ...ofSale,
    learn(known, choices) {
      const choice = choices.find(({ instant, cod }) => !instant && !cod) ?? choices[0]
      if (choice) known.shipping = choice.code
    },
  }),
  'checkout.applyShipping': step(api.checkout.applyShipping, {
    phase: 'write',
    needs: 'a service of checkout.listShipping',
    input: ({ order, shipping }) => (order && shipping ? { orderId: order, code: shipping } : null),
  }),
  'checkout.applyDelivery': step(api.checkout.applyDelivery, {
    ...ofSale,
    input: ({ order }) => (order ? { orderId: order, delivery: 'shipped' as const } : null),
  }),
  'checkout.findShipping': step(api.checkout.findShipping, ofSale),
  'checkout.listPayments': step(api.checkout.listPayments, {
    ...ofSale,
    learn(known, choices) {
      const offered = choices.filter(({ available }) => available)
      const choice = offered.find(({ group }) => group === 'va' || group === 'transfer') ?? offered[0]
      if (choice) known.payment = { vendor: choice.vendor, method: choice.method }
    },
  }),
  'checkout.applyPayment': step(api.checkout.applyPayment, {
    phase: 'write',
    needs: 'a method of checkout.listPayments',
    input: ({ order, payment }) => (order && payment ? { orderId: order, ...payment } : null),
  }),
  'checkout.applyVoucher': step(api.checkout.applyVoucher, {
    phase: 'write',
    needs: 'a sale and a voucher (voucher.list, or --voucher)',
    input: byVoucher,
  }),
  'checkout.removeVoucher': step(api.checkout.removeVoucher, {
    phase: 'write',
    needs: 'a sale and a voucher (voucher.list, or --voucher)',
    input: byVoucher,
  }),
  'voucher.listForCheckout': step(api.voucher.listForCheckout, ofSale),
  'checkout.applyDropship': step(api.checkout.applyDropship, {
    ...ofSale,
    after: ['checkout.find'],
    input: ({ order }) => (order ? { orderId: order, active: false } : null),
  }),
  'checkout.place': step(api.checkout.place, {
    ...ofSale,
    input: ({ order, extended, total: acceptedTotal }) =>
      order ? { orderId: order, note: 'UJI KESESUAIAN, JANGAN DIKIRIM', ...(extended ? { acceptedTotal } : {}) } : null,
    learn(known, { orderId, billCode, trackToken }) {
      known.placed = orderId
      if (billCode) known.bill = billCode
      if (trackToken) known.track = trackToken
    },
  }),
  'payment.findBill': step(api.payment.findBill, {
    ...ofPlaced,
    input: ({ placed, bill }) => (placed ? { orderId: placed, ...(bill ? { code: bill } : {}) } : null),
  }),
  'order.findInvoice': step(api.order.findInvoice, ofPlaced),
  'order.find': step(api.order.find, ofPlaced),
  'order.track': step(api.order.track, {
    phase: 'write',
    needs: 'the TRACK_TOKEN of checkout.place',
    input: ({ track }) => (track ? { token: track } : null),
  }),
  'transferReceipt.find': step(api.transferReceipt.find, {
    phase: 'write',
    needs: 'the TRACK_TOKEN of checkout.place',
    input: ({ track }) => (track ? { token: track } : null),
  }),
  'order.cancel': step(api.order.cancel, {
    ...ofPlaced,
    input: ({ placed }) => (placed ? { orderId: placed, reason: 'Uji kesesuaian' } : null),
  }),

  'checkout.applyCoins': money,
  'checkout.applyWallet': money,
  'payment.retry': money,
  'payment.change': money,
  'payment.listContactWays': step(api.payment.listContactWays, ofSale),
  'payment.askContactCode': message,
  'payment.proveContact': message,
  'voucher.choose': account,
  'voucher.claim': account,
  'customer.register': account,
  'customer.registerByOrder': message,
  'customer.finishRegistration': account,
  'customer.sendRegistrationCode': message,
  'customer.login': account,
  'customer.loginByCode': account,
  'customer.resetPassword': account,
  'customer.logout': account,
  'account.rename': account,
  'account.changeContact': account,
  'account.confirmContact': account,
  'account.cancelContact': account,
  'account.changePassword': account,
  'account.askCode': message,
  'account.confirm': account,
  'account.export': account,
  'account.sendContactCode': message,
  'account.undoChange': account,
  'account.endSession': account,
  'account.endSessions': account,
  'account.setMarketing': account,
  'account.setPhoto': account,
  'account.removePhoto': account,
  'account.remove': account,
  'address.save': account,
  'address.remove': account,
  'address.makeMain': account,
  'order.receive': account,
  'order.confirmDelivery': ofLink,
  'order.openTrack': ofLink,
  'order.notify': ofLink,
  'order.claim': ofLink,
  'order.askRefundCode': message,
  'order.nameRefundAccount': ofLink,
  'order.trackInvoice': ofLink,
  'personalData.export': ofLink,
  'personalData.askCode': message,
  'personalData.erase': ofLink,
  'shipment.find': ofLink,
  'code.ask': message,
  'code.askAgain': message,
  'google.begin': google,
  'google.peek': google,
  'google.login': google,
  'google.link': google,
  'passkey.beginAdd': passkey,
  'passkey.add': passkey,
  'passkey.beginLogin': step(api.passkey.beginLogin, { phase: 'write' }),
  'passkey.login': passkey,
  'passkey.beginConfirm': passkey,
  'passkey.confirm': passkey,
  'passkey.rename': passkey,
  'passkey.remove': passkey,
  'google.unlink': google,
  'google.confirm': google,
  'message.list': demo,
  'simulator.find': demo,
  'simulator.press': demo,
  'files.upload': never('it keeps a file'),
  'wallet.askConfirmation': message,
  'wallet.withdraw': money,
  'account.findChange': never('it needs the link of a message'),
  'wallet.findWithdrawal': never('it needs a withdrawal'),
  'wallet.addBankAccount': account,
  'wallet.removeBankAccount': account,
  'affiliate.join': account,
  'affiliate.askConfirmation': message,
  'affiliate.withdraw': money,
  'transferReceipt.findOrder': ofLink,
  'transferReceipt.send': never('it keeps a file'),
  'wishlist.add': account,
  'wishlist.remove': account,
  'wishlist.saveLine': account,
  'wishlist.share': account,
  'wishlist.findShared': ofLink,
  'alert.ask': message,
  'alert.remove': account,
  'return.find': never('it needs a return'),
  'return.findReturnable': never('it needs an order that has arrived'),
  'return.request': account,
  'return.send': account,
  'return.receive': account,
  'return.cancel': account,
  'digital.open': never('it needs a digital product that was bought'),
  'digital.find': never('it needs a digital product that was bought'),
  'digital.findByLink': ofLink,
}
