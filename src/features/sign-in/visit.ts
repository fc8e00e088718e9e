import type { Visit } from './api.ts'

const MOST_TAGS = 20
const LONGEST_TAG = 200

/** Campaign tags of the address, within what the server keeps. */
export function utmsOf(search: string): Record<string, string> {
  const tags = [...new URLSearchParams(search)].filter(([name]) => /^utm_\w{1,60}$/.test(name)).slice(0, MOST_TAGS)
  return Object.fromEntries(tags.map(([name, value]) => [name, value.slice(0, LONGEST_TAG)]))
}

/** What the address says about where the visitor came from; tags seen earlier stay. */
export function visitFrom(
  { search, urlSegment, partner }: { search: string; urlSegment: string | undefined; partner: string },
  before: Pick<Visit, 'urlSegment' | 'utms'>,
): Visit {
  const segment = urlSegment && urlSegment.length <= 64 ? urlSegment : before.urlSegment
  return { partner, urlSegment: segment, utms: { ...before.utms, ...utmsOf(search) } }
}
