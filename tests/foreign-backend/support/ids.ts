/** Ids that are no words. All of them come back as they were sent, or nothing is found. */
export const writings = {
  base64: (id) => `${Buffer.from(`~~~${id}?>`).toString('base64')}+/=`,
  '200 characters': (id) => `${id}-`.padEnd(200, 'x'),
  '255 characters that an address escapes': (id) => `${id}-`.padEnd(255, 'é'),
  'signs that separate': (id) => `a|b,c*2,%2F%2C ${id}~;&=#?:/\\"'<i>.`,
} satisfies Record<string, (id: string) => string>
