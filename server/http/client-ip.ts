import { IncomingMessage } from 'node:http'

/**
 * The client's address. Anybody can send X-Forwarded-For, so only the entries that our own proxies appended count.
 * @param trustedProxies how many of them stand in front
 */
export function clientIp(headers: Headers, peer: string, trustedProxies: number): string {
  if (trustedProxies === 0) return peer
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-trustedProxies) ?? peer
}

/** Address of the connection that a request came by. */
export const remoteAddress = (incoming: object): string | undefined =>
  incoming instanceof IncomingMessage ? incoming.socket.remoteAddress : undefined
