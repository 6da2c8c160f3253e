import { Hono } from 'hono'
import { resources } from '#shared/web/resources.ts'
import { otherPaths, routes } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { guide, ucpProfile, ucpRest, ucpTools } from '#edge/agents/agents.ts'
import { desk } from '#edge/desk/desk.ts'
import { checkHealth } from '#edge/resources/check-health.tsx'
import { cspReport } from '#edge/resources/csp-report.ts'
import { boughtFile } from '#edge/resources/bought-file.ts'
import { answerBrowserCall } from '#edge/resources/browser-api.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import { feed } from '#edge/resources/feed.ts'
import { offlinePage, offlineWorker } from '#edge/resources/offline.tsx'
import { orderData, ownData, ownFile, ownPhoto } from '#edge/resources/own-files.ts'
import { answerError } from '#edge/pipeline/errors.ts'
import { page } from '#edge/pipeline/page.ts'
import { withinMinuteLimits } from '#edge/pipeline/minute-limits.ts'
import { begin, bound, canonical, encrypted, sameOrigin, shopper, tenant } from '#edge/pipeline/steps.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { identity } from '#edge/backend/sign-in-host.ts'
import { forward } from '#edge/backend/forward.ts'
import {
  changePassword,
  health,
  noFile,
  passkeyEndpoints,
  privacyControl,
  robots,
  securityContact,
} from '#edge/resources/for-machines.ts'
import { phoneMetadata } from '#edge/resources/phone-metadata.ts'
import { media } from '#edge/resources/media.ts'
import { paymentQr } from '#edge/resources/payment-qr.ts'
import { appIcon, favicon, manifest, touchIcon } from '#edge/resources/install.ts'
import { preview } from '#edge/resources/preview/preview.ts'
import { reviewPhoto } from '#edge/resources/review-photo.ts'
import { sitemap, sitemapPart } from '#edge/resources/sitemap.ts'
import { vitals } from '#edge/resources/vitals.ts'
import { routesInOrder } from '#shared/web/route-of.ts'

// The request pipeline, in reading order. `strict: false` would let a trailing slash reach a second copy of a page.
const app = new Hono<EdgeEnv>()

app.onError(answerError)
app.use(begin)
app.use(withinMinuteLimits)

// On any host, before the tenant.
app.get(resources.health, health)
app.get(resources.checkHealth, checkHealth)
app.all('/assets/*', noFile)
app.all('/builds/*', noFile)

// Browsers report what our policy blocked.
app.all(resources.cspReport, cspReport)

// Requests of machines, with a signature or a bearer token.
app.all('/webhooks/*', encrypted, forward)
app.all('/admin/*', encrypted, forward)

app.use(bound)
app.use(identity)
app.use(tenant)
app.get(resources.robots, robots)
app.get(resources.privacyControl, privacyControl)
app.get(resources.offlineWorker, offlineWorker)
// The same for every shopper, so nobody asks who it is.
app.get(`${resources.media}/*`, media)
app.get(`${resources.reviewPhoto}/:id`, reviewPhoto)
app.on(['GET', 'POST'], ['/kelola', '/kelola/*'], desk)
app.use(shopper)
app.use(sameOrigin)
app.use(canonical)
app.on('POST', resources.vitals, vitals)
app.get(resources.securityContact, securityContact)
app.get(resources.offlinePage, offlinePage)
app.get(resources.changePassword, changePassword)
app.get(resources.passkeyEndpoints, passkeyEndpoints)
app.get(resources.llms, guide('llms'))
app.get(resources.agents, guide('agents'))
app.get(resources.ucp, ucpProfile)
app.all(resources.ucpMcp, ucpTools)
app.all(`${resources.ucpRest}/*`, ucpRest)
app.get(resources.feed, feed)
app.get(`${resources.preview}/:kind/:slug`, preview)
app.get(resources.manifest, manifest)
app.get(resources.favicon, favicon)
app.get(resources.touchIcon, touchIcon)
app.get(`${resources.appIcon}/:name`, appIcon)
app.get(resources.sitemap, sitemap)
app.get(resources.sitemapPart, sitemapPart)
app.get(resources.paymentQr, paymentQr)
app.get(resources.file, ownFile)
app.get(resources.digitalFile, boughtFile)
app.get(resources.ownPhoto, ownPhoto)
app.get(resources.ownData, ownData)
app.get(resources.orderData, orderData)
app.get(`${resources.phoneMetadata}/:iso2`, phoneMetadata)

app.on(['GET', 'POST'], '/api/:name', (c) => answerBrowserCall(c.get('context'), c.req.param('name')))
for (const name of routesInOrder())
  for (const path of [routes[name].path, otherPaths[name] ?? []].flat()) app.on(['GET', 'POST'], path, page(name))

app.notFound((c) => notFoundPage(c.get('context') ?? c.get('early'), text.pageNotFound))

export default app
