import { connect } from 'node:tls'

/**
 * The days of the certificate that a browser would get at a host: `until` null when it gets none; null when nobody
 * answers there. Nothing is read, and whether it is trusted is the browser's business.
 *
 * @param {string} host
 * @returns {Promise<{ from: string | null, until: string | null } | null>}
 */
export function certificateOf(host, port = 443) {
  const { promise, resolve } = Promise.withResolvers()
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
    const { valid_from: from, valid_to: until } = socket.getPeerCertificate()
    end(until ? { from: new Date(from).toISOString(), until: new Date(until).toISOString() } : null)
  })
  const timer = setTimeout(() => end(null), 4_000)
  // A proxy without a certificate for this name ends the handshake with an alert.
  socket.once('error', (/** @type {NodeJS.ErrnoException} */ { code = '' }) =>
    end(code.startsWith('ERR_SSL_') ? { from: null, until: null } : null),
  )
  return promise

  /** @param {{ from: string | null, until: string | null } | null} found */
  function end(found) {
    clearTimeout(timer)
    socket.destroy()
    resolve(found)
  }
}
