import { app } from '#edge/app.ts'
import { refusedAgain } from '#edge/shop/refused-again.ts'

/** Of a crowd, who is asked to come again takes as little as possible. */
const fetch: typeof app.fetch = (request, ...rest) => refusedAgain(request) ?? app.fetch(request, ...rest)

export default { fetch }
