import { isIPv6 } from 'node:net'

/**
 * Whose address it is, for limits: one household, office or server has a whole /64 of IPv6 addresses, and may use a new
 * one for every request. IPv4 stays as it is, also where it comes inside IPv6.
 */
export function clientNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (inside !== undefined) return inside
  // The URL parser writes an address in its one shortest form.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
