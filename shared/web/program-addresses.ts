/** What is here for programs that help a shopper: https://llmstxt.org, https://ucp.dev, https://modelcontextprotocol.io */
export const programAddresses = {
  llms: '/llms.txt',
  agents: '/agents.md',
  ucp: '/.well-known/ucp',
  ucpMcp: '/ucp/mcp',
  ucpRest: '/ucp',
} as const

/** How much work they make: apart from what people ask. */
export const programWork = {
  llms: 'agent',
  agents: 'agent',
  ucp: 'agent',
  ucpMcp: 'agent',
  ucpRest: 'agent',
} as const satisfies Record<keyof typeof programAddresses, string>
