import { BlockList, isIP } from 'node:net'
import { isLocalHostName } from '#src/contract/rules/web/host-name.ts'

/** Networks of RFC 6890 and its successors that are not the public internet. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Parts of 2000::/3 that are tunnels into IPv4, or examples. Everything outside 2000::/3 is not public. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const blocked = new BlockList()
for (const [net, prefix] of PRIVATE_V4) blocked.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of PRIVATE_V6) blocked.addSubnet(net, prefix, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

/** Is this IP address on the public internet? Text that is no address is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4')
    case 6:
      return globalV6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
    default:
      return false
  }
}

/** May we call this IP address? `loopback`: our own machine too, which demo and test mode allow. */
export const mayCall = (address: string, loopback: boolean): boolean =>
  isPublicAddress(address) || (loopback && LOOPBACK.includes(address))

/** The host of an address without the brackets of IPv6. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Empty = 443. Other ports of other people's machines are nothing that we knock at. */
const PORTS: readonly string[] = ['', '8443']

/**
 * What is wrong with a web address by its looks: `https` where it must be encrypted, `private` where it names a network
 * that we do not call, `port` where it is not one for the web. Null = it may be tried; what its name resolves to is checked again at every call.
 * @param loopback demo and test mode: http to our own machine is allowed
 */
export function urlProblem(url: URL, loopback: boolean): 'https' | 'private' | 'port' | null {
  const host = hostOf(url)
  const own = loopback && (host === 'localhost' || LOOPBACK.includes(host))
  if (own) return null
  if (url.protocol !== 'https:') return 'https'
  if (isIP(host) === 0 ? isLocalHostName(host) : !mayCall(host, loopback)) return 'private'
  if (!PORTS.includes(url.port)) return 'port'
  return null
}
