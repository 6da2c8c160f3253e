import { expect } from '@playwright/test'
import { secretWords } from './backend-faults.ts'
import type { Reply } from '#tests/support/server/server-call.ts'

/** Checks what every page must have, even when the backend fails: it is complete and offers a next step. */
export function expectWholePage(reply: Reply, what: string): void {
  expect.soft(reply.body.trimEnd().endsWith('</html>'), `${what}: the page ends in </html>`).toBe(true)
  expect.soft(/<a [^>]*href="|<button|<form/.test(reply.body), `${what}: there is a next step`).toBe(true)
  expectNothingOfTheBackend(reply, what)
}

export function expectNothingOfTheBackend(reply: Reply, what: string): void {
  const everything = `${JSON.stringify(reply.headers)}\n${reply.body}`
  for (const word of secretWords) expect.soft(everything.includes(word), `${what}: shows '${word}'`).toBe(false)
  expect
    .soft(everything, `${what}: shows a stack`)
    .not.toMatch(/\bat \w+ \(.*:\d+:\d+\)|node_modules|worker\/edge|\.tsx?:\d+/)
  expect
    .soft(reply.headers['content-security-policy'] ?? '', `${what}: has our content security policy`)
    .toContain("default-src 'none'")
}
