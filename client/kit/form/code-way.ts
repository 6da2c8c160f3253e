import { type Channel, phoneChannels } from '#shared/api/account/message.ts'
import type { IconName } from '#client/kit/base/icon.tsx'

/** What shoppers call each way, in the order in which a code takes it. */
export const wayNames: readonly [Channel, string][] = [
  ['whatsapp', 'WhatsApp'],
  ['sms', 'SMS'],
  ['email', 'email'],
]

export const wayIcons: Record<Channel, IconName> = { whatsapp: 'whatsapp', sms: 'review', email: 'mail' }

/** The way that an address names; null: it is none. */
export const readWay = (text: string | null): Channel | null =>
  wayNames.find(([channel]) => channel === text)?.[0] ?? null

/**
 * By which of a shop's ways a code goes to this masked contact: the one that was chosen, else the first that reaches it;
 * null: none does, so it goes where only the account's owner knows.
 */
export function wayOf(account: string | null, ways: readonly Channel[], chosen: Channel | null): Channel | null {
  if (account === null) return null
  const mail = account.includes('@')
  const reaching = wayNames.flatMap(([way]) => (ways.includes(way) && (way === 'email') === mail ? [way] : []))
  return reaching.find((way) => way === chosen) ?? reaching[0] ?? null
}

/** A number that is reached two ways has another one than this; null: there is none. */
export const otherWay = (way: Channel | null, ways: readonly Channel[]): Channel | null =>
  phoneChannels.some((one) => one === way)
    ? (phoneChannels.find((one) => one !== way && ways.includes(one)) ?? null)
    : null

/** 'lewat WhatsApp ke 08••••••7890' */
export const wayTo = (way: Channel, account: string): string =>
  `lewat ${wayNames.find(([channel]) => channel === way)?.[1]} ke ${account}`
