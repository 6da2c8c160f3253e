import { html } from 'hono/html'
import type { Company } from '#commerce/platform/directory/store.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refusal } from '#commerce/platform/http/envelope.ts'
import { lookAround } from './doctor.ts'

const words = { stops: 'Menghentikan penjualan', harms: 'Merugikan', advice: 'Saran' } as const

/** The doctor as a page for people. It holds no personal data, and nobody keeps it. */
export async function doctorPage(env: Env, company: Company, pass: string): Promise<Response> {
  const around = await lookAround(env, company)
  const { result } = await shopOf(env, company).internalCall('examineByLink', { pass, around }, asNobody(company))
  if (!result.ok) return refusal(null, result)
  const { name, findings } = result.value
  const page = await html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Pemeriksaan ${name}</title>
        <style>
          body {
            margin: 0 auto;
            max-width: 44rem;
            padding: 1rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
            color: #1c1917;
          }
          dt {
            margin-top: 1.25rem;
            font-weight: 600;
          }
          dd {
            margin: 0.25rem 0 0;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Pemeriksaan ${name}</h1>
          ${findings.length === 0 ? html`<p>Tidak ada yang perlu diperbaiki.</p>` : ''}
          <dl>
            ${findings.map(
              ({ severity, what, how }) =>
                html`<dt>${words[severity]}: ${what}</dt>
                  <dd>${how}</dd>`,
            )}
          </dl>
        </main>
      </body>
    </html>`
  return new Response(page.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
