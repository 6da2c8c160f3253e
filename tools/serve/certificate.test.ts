import { createServer, type TlsOptions } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { certificateOf } from './certificate.js'

const pem = (label: string, text: string) => `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----\n`
/** Made for this test, for toko.example, until 2126. */
const key = pem(
  'PRIVATE KEY',
  `MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/zQf/tTTFnNmfIR9
kJKidf3cZpvOAOHW/+8ovIi8zRWhRANCAASlhf6z7xwyzP3J8ZiSxBWDNnp5M4DO
2RTU1tAtrbprvYX0lMriyfXbLrotRBGQl7/mFMY/KhK1mZIzBJ5FWvEa`,
)
const cert = pem(
  'CERTIFICATE',
  `MIIBhjCCASugAwIBAgIUTG3TkXwsyjdtAkzCQdvtyIcFsmMwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMdG9rby5leGFtcGxlMCAXDTI2MTEyNjE1NDkwMVoYDzIxMjYx
MTAyMTU0OTAxWjAXMRUwEwYDVQQDDAx0b2tvLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAASlhf6z7xwyzP3J8ZiSxBWDNnp5M4DO2RTU1tAtrbprvYX0
lMriyfXbLrotRBGQl7/mFMY/KhK1mZIzBJ5FWvEao1MwUTAdBgNVHQ4EFgQUYUPD
YI26ZvB1VTLVK8eeT6qC+h8wHwYDVR0jBBgwFoAUYUPDYI26ZvB1VTLVK8eeT6qC
+h8wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA4FsnYR/WQk1E
o2j2t3RXjmewICBwpIb/S8G86iWMnRgCIQCTj+v5Rz3nmhBUAgMEsHg2ITELBbjX
85YYz8J2EiAamw==`,
)

async function ask(options: TlsOptions): Promise<unknown> {
  const server = createServer(options).on('tlsClientError', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const found = await certificateOf('127.0.0.1', (server.address() as AddressInfo).port)
  server.close()
  return found
}

test('the days of a certificate are read, a refused handshake is none, and silence says nothing', async () => {
  expect(await ask({ key, cert })).toEqual({
    from: expect.stringMatching(/^2026-/),
    until: expect.stringMatching(/^2126-/),
  })
  // Without a certificate for the name the proxy ends the handshake.
  expect(await ask({})).toEqual({ from: null, until: null })
  expect(await certificateOf('127.0.0.1', 9)).toBeNull()
})
