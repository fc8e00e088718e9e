import type { Clock } from '#server/clock.ts'
import { AppError } from '#src/contract/errors.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'
import { number, object, string, ValidationError } from '#src/contract/yup.ts'
import { CallError } from '../outgoing/call-error.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { GoldPrice, GoldPriceSource } from './gold-price.ts'

export interface RestGoldPriceOptions {
  target: Target
  url: string
  token: string
  clock: Clock
  /** For each of the two tries; default 3,000 ms, since a customer may wait for it. */
  timeoutMs?: number
}

/** A price is asked for again after this. */
const FRESH_MS = hours(1)
/** While the publisher is down, a price this old is still used, with its own date. */
const USABLE_MS = hours(24)
/** Pause after a failure, so that a publisher that is down is not asked with every request. */
const PAUSE_MS = minutes(1)
/** A publisher whose clock is a little ahead of ours is believed. */
const AHEAD_MS = minutes(5)

/** Rupees a gram of 24 carat, wide enough for any year and too narrow for a price an ounce or in paise. */
const answerSchema = object({
  price_per_gram: number().strict().min(1_000).max(100_000).required(),
  as_of: string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)
    .test('instant', (value) => !Number.isNaN(Date.parse(value ?? '')))
    .required(),
  source: string().strict().trim().min(2).max(80).required(),
})

/** A publisher's REST interface, asked once an hour at most, however many customers look. */
export function createRestGoldPrice(options: RestGoldPriceOptions): GoldPriceSource {
  const { target, url, token, clock, timeoutMs = 3_000 } = options
  let last: { price: GoldPrice; askedAt: number } | null = null
  let failedAt = -Infinity
  let asking: Promise<GoldPrice> | null = null

  async function ask(): Promise<GoldPrice> {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const read = (text: string) => readPrice(text, clock.now())
    const price = await target.get({ url, headers, timeoutMs, tries: 2, read })
    last = { price, askedAt: clock.now().getTime() }
    return price
  }

  return {
    sandbox: false,
    async current() {
      const now = clock.now().getTime()
      if (last && now - last.askedAt < FRESH_MS) return last.price
      try {
        if (now - failedAt < PAUSE_MS) throw new CallError('did not answer a moment ago', 'unreachable')
        asking ??= ask().finally(() => (asking = null))
        return await asking
      } catch (error) {
        const known = error instanceof CallError || error instanceof SyntaxError || error instanceof ValidationError
        if (!known) throw error
        if (now - failedAt >= PAUSE_MS) failedAt = now
        if (last && now - last.askedAt < USABLE_MS) return last.price
        throw new AppError('not_available', 'The price of gold is not known just now. Please try again.', {
          cause: error,
        })
      }
    },
  }
}

function readPrice(text: string, now: Date): GoldPrice {
  const { price_per_gram, as_of, source } = answerSchema.validateSync(JSON.parse(text))
  const at = new Date(as_of)
  if (at.getTime() > now.getTime() + AHEAD_MS) throw new ValidationError('the price is of a day to come')
  return { price_per_gram, as_of: at, source }
}
