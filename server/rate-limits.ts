import type { EndpointLimit } from '#src/contract/endpoints/endpoint.ts'

/** How much one client may ask: `burst` at once, then `perMinute`. Guesses of codes and passwords have their own counters in the database. */
const BUDGETS: Record<EndpointLimit, { burst: number; perMinute: number }> = {
  // Many people behind one mobile operator share an address.
  read: { burst: 400, perMinute: 1_200 },
  write: { burst: 200, perMinute: 600 },
  session: { burst: 200, perMinute: 600 },
  'otp-send': { burst: 60, perMinute: 60 },
  'otp-verify': { burst: 120, perMinute: 60 },
  login: { burst: 30, perMinute: 20 },
  help: { burst: 10, perMinute: 5 },
  webhook: { burst: 200, perMinute: 600 },
  // Both for an address and, on its own, for a partner's key.
  'partner-api': { burst: 60, perMinute: 120 },
}
/** Beyond this many clients the longest-silent ones are forgotten: a flood of addresses must not fill the memory. */
const MAX_CLIENTS = 50_000

export interface RateLimits {
  /** `relaxed` lifts the limits per client, for load tests; those per destination and account always hold. */
  profile: 'strict' | 'relaxed'
  /** Seconds to wait, 0 = go on. */
  take(client: string, limit: EndpointLimit): number
}

interface Bucket {
  tokens: number
  at: number
}

/** @param now milliseconds that never jump; tests pass their own. */
export function createRateLimits(now: () => number = () => performance.now()): RateLimits {
  const buckets = new Map<string, Bucket>()
  return {
    profile: 'strict',
    take(client, limit) {
      if (this.profile === 'relaxed') return 0
      const { burst, perMinute } = BUDGETS[limit]
      const key = `${limit} ${client}`
      const at = now()
      const bucket = buckets.get(key) ?? { tokens: burst, at }
      // Deleting and setting again keeps the map in order of last use.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > MAX_CLIENTS)
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest)
          break
        }
      bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) * perMinute) / 60_000)
      bucket.at = at
      if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * 60) / perMinute)
      bucket.tokens -= 1
      return 0
    },
  }
}
