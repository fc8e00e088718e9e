import { BROWSER_REPORTS } from '#src/contract/constants.ts'
import type { Env } from '../env.ts'

const YEAR_SECONDS = 31_536_000

/** On every answer, whatever it is. */
const COMMON: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
  }),
)

export function setCommonHeaders(headers: Headers): void {
  for (const [name, value] of COMMON) if (!headers.has(name)) headers.set(name, value)
}

/** Answers of the API are data: nothing in them may run or be framed, and no cache keeps them. */
export function setApiHeaders(headers: Headers): void {
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  headers.set('cache-control', 'no-store')
}

/** @param nonce fresh for every page; scripts and styles without it do not run. */
export function setHtmlHeaders(headers: Headers, env: Env, nonce: string): void {
  const crm = env.crm ? ` ${new URL(env.crm.url).origin}` : ''
  const csp = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': `'self'${crm}`,
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'report-uri': BROWSER_REPORTS,
    'report-to': 'csp',
  }
  headers.set(
    'content-security-policy',
    Object.entries(csp)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
  )
  headers.set('reporting-endpoints', `csp="${BROWSER_REPORTS}"`)
  headers.set('cache-control', 'no-store')
}
