import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mark } from '#client/kit/base/mark.tsx'
import { methodTable } from '#commerce/vendors/payment/method-table.ts'
import { biteship } from '#commerce/vendors/shipping/biteship.ts'

const views = [...readFileSync('client/kit/base/marks.svg', 'utf8').matchAll(/<view id="(\w+)"/g)].map(([, id]) => id)
const unmarked = (names: readonly string[]): string[] =>
  names.filter((name) => !views.includes(/#(\w*)"/.exec(renderToStaticMarkup(<Mark name={name} />))?.[1]))

test('every way to pay has its mark; a card and a transfer, which name no bank, are the plain tile', () => {
  const names = Object.values(methodTable).map(({ name }) => name)
  expect(unmarked(names)).toEqual(['Transfer Manual', 'Kartu Kredit/Debit'])
})

test('every courier that a shop may offer by Biteship has its mark', () => {
  const couriers = 'jne,jnt,sicepat,anteraja,ninja,pos,tiki,gojek,grab,lalamove,paxel,idexpress,lion,wahana,sap,rpx'
  const keys = { key: 'key', couriers, webhook: { header: 'x-key', secret: 'secret' }, baseUrl: 'https://ship.test' }
  expect(unmarked(biteship.courier(keys, { fetch }).brands)).toEqual([])
})
