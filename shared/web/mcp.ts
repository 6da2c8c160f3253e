import { jsonOf } from '#shared/json.ts'
/**
 * A server of the Model Context Protocol that answers each message by itself, without sessions and streams:
 * https://modelcontextprotocol.io/specification/2026-07-28. Clients of before begin with `initialize`, which is answered
 * too.
 */

/** The newest first. */
const mcpVersions = ['2026-07-28', '2025-11-25', '2025-06-18'] as const

export interface McpTool {
  name: string
  title: string
  description: string
  inputSchema: object
  annotations: { readOnlyHint: boolean; destructiveHint?: boolean }
}
/** What a call came to: data, and whether it failed; null: there is no such tool, or its input is not of its form. */
export type McpOutcome = { value: object; failed: boolean } | null

export interface McpServer {
  name: string
  instructions: string
  /** Whether the tools are the same for everybody. */
  everybody: boolean
  tools: readonly McpTool[]
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<McpOutcome>
}
export interface McpAnswer {
  status: number
  /** null: nothing is answered to a message without an id. */
  body: object | null
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isKnown = (version: unknown): boolean => mcpVersions.some((known) => known === version)

const codes = { request: -32_600, method: -32_601, input: -32_602, parse: -32_700, header: -32_020, version: -32_022 }

/** Answers the text of one message. `header` reads a header of its request. */
export async function answerMcp(
  text: string,
  header: (name: string) => string | undefined,
  server: McpServer,
): Promise<McpAnswer> {
  const message = jsonOf(text)
  if (message === undefined) return failure(400, null, codes.parse, 'not JSON')
  if (!isFields(message) || message['jsonrpc'] !== '2.0' || typeof message['method'] !== 'string')
    return failure(400, null, codes.request, 'not one message of JSON-RPC 2.0')
  const { method, id } = message
  if (id === undefined) return { status: 202, body: null }
  if (typeof id !== 'string' && typeof id !== 'number') return failure(400, null, codes.request, 'the id is no text')
  const params = isFields(message['params']) ? message['params'] : {}
  const meta = isFields(params['_meta']) ? params['_meta'] : {}
  const version = header('mcp-protocol-version') ?? meta['io.modelcontextprotocol/protocolVersion']
  if (version !== undefined && !isKnown(version))
    return failure(400, id, codes.version, 'unsupported protocol version', {
      supported: mcpVersions,
      requested: version,
    })
  const requested = meta['io.modelcontextprotocol/protocolVersion'] ?? version
  const named = header('mcp-method') ?? method
  if (requested !== version || named !== method)
    return failure(400, id, codes.header, 'a header differs from the message')
  return respond(id, method, params, server)
}

async function respond(id: string | number, method: string, params: Fields, server: McpServer): Promise<McpAnswer> {
  const { tools, instructions, everybody } = server
  const serverInfo = { name: server.name, version: '1' }
  const kept = { ttlMs: 300_000, cacheScope: everybody ? 'public' : 'private' }
  const result = (value: object): McpAnswer => ({
    status: 200,
    body: {
      jsonrpc: '2.0',
      id,
      result: { resultType: 'complete', ...value, _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } },
    },
  })
  switch (method) {
    case 'server/discover':
      return result({ supportedVersions: mcpVersions, capabilities: { tools: {} }, instructions, ...kept })
    case 'initialize': {
      const asked = params['protocolVersion']
      const protocolVersion = isKnown(asked) ? asked : mcpVersions[1]
      return result({ protocolVersion, capabilities: { tools: {} }, serverInfo, instructions })
    }
    case 'ping':
      return result({})
    case 'tools/list':
      return result({ tools, ...kept })
    case 'tools/call': {
      const { name, arguments: input = {} } = params
      const outcome = typeof name === 'string' && isFields(input) ? await server.call(name, input) : null
      if (!outcome) return failure(400, id, codes.input, 'no such tool, or its input is not of its form')
      const content = [{ type: 'text', text: JSON.stringify(outcome.value) }]
      return result({ content, structuredContent: outcome.value, isError: outcome.failed })
    }
    default:
      return failure(404, id, codes.method, 'no such method')
  }
}

const failure = (
  status: number,
  id: string | number | null,
  code: number,
  message: string,
  data?: object,
): McpAnswer => ({ status, body: { jsonrpc: '2.0', id, error: { code, message, ...(data ? { data } : {}) } } })
