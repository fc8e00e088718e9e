import { isHttpsLink } from '#src/contract/rules/web/https-link.ts'

const PLACEHOLDER = 'UNIQUE_ID'

/**
 * The bank's address for one application: every UNIQUE_ID of the card's link becomes the application's own opaque id,
 * URL-encoded. Null when that gives no https address: nobody may be sent there.
 */
export function cardLink(utmLink: string, uniqueId: string): string | null {
  // As a function: a `$` in the id is no replacement pattern.
  const link = utmLink.replaceAll(PLACEHOLDER, () => encodeURIComponent(uniqueId))
  return isHttpsLink(link) ? link : null
}
