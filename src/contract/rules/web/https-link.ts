import { isHostName, isLocalHostName } from './host-name.ts'

/**
 * True for an https address on a host with a public name that a browser can open: no script and no other scheme, no
 * credentials in it, no port of another service, no number address and no machine nearby.
 */
export function isHttpsLink(value: string): boolean {
  if (!/^https:\/\/[^\s]+$/.test(value) || value.length > 2_000 || !URL.canParse(value)) return false
  const { hostname, port, username, password } = new URL(value)
  return port === '' && username === '' && password === '' && isHostName(hostname) && !isLocalHostName(hostname)
}
