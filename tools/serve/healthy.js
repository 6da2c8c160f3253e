import { get } from 'node:http'

/** Ends with 0 while the server beside it can serve: the health check of a container. */
get(`http://127.0.0.1:${process.env.PORT ?? 8787}/health`, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
).on('error', () => process.exit(1))
