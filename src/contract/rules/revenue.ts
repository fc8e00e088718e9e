import { INT4_MAX, REVENUE_PERCENT_MAX, REVENUE_PERCENT_STEP } from '#src/contract/constants.ts'
import { number } from '#src/contract/yup.ts'
import { isKeptExactly } from './paise.ts'

const RUPEES_MAX = 1e12

/** Schema of the revenue type. Message: 'Revenue type is required'. */
export const revenueTypeId = number()
  .typeError('rules:revenue.type')
  .integer('rules:revenue.type')
  .min(1, 'rules:revenue.type')
  .max(INT4_MAX, 'rules:revenue.type')
  .required('rules:revenue.type')

const positive = number()
  .typeError('rules:revenue.positive')
  .min(0, 'rules:revenue.positive')
  .max(RUPEES_MAX, 'rules:number.range')
  .nullable()

const rupees = positive.test(
  'paise',
  'rules:revenue.rupees',
  // What is no number, or too large a one, has a refusal of its own.
  (value) => typeof value !== 'number' || !Number.isFinite(value) || isKeptExactly(value),
)

/**
 * Schema of a flat revenue in rupees. Messages: 'Must be a positive number', 'Use rupees with at most two decimals, such as
 * 250.35'.
 */
export const revenueFlat = rupees

/** True for a percentage from 0 to 100 in steps of 0.001. */
export function isRevenuePercent(value: number): boolean {
  const steps = value / REVENUE_PERCENT_STEP
  return value >= 0 && value <= REVENUE_PERCENT_MAX && Math.abs(steps - Math.round(steps)) < 1e-6
}

/** Schema of a revenue percentage. Message: 'Must be between 0 and 100'; steps of 0.001. */
export const revenuePercent = number()
  .typeError('rules:revenue.percent')
  .min(0, 'rules:revenue.percent')
  .max(REVENUE_PERCENT_MAX, 'rules:revenue.percent')
  .test('step', 'rules:revenue.step', (value) => value === undefined || value === null || isRevenuePercent(value))
  .nullable()

/** Schema of an end of a range in rupees, with the messages of `revenueFlat`; null means no end. */
export const slabRupees = rupees

/** Schema of an end of a range of loans; null means no end. Message: 'Use a whole number'. */
export const slabCount = positive.integer('rules:revenue.whole').max(INT4_MAX, 'rules:number.range')

/** The upper end of the range whose lower end is `minField`. Message: 'Max must be greater than Min'. */
export function above(minField: string, end: typeof positive) {
  return end.test('above-min', 'rules:revenue.maxAboveMin', function (max) {
    const min: unknown = (this.parent as Record<string, unknown>)[minField]
    return typeof max !== 'number' || typeof min !== 'number' || max > min
  })
}

/** True when a slab pays something: a flat amount or a percentage above 0. */
export function hasRevenue(flat: number | null | undefined, percent: number | null | undefined): boolean {
  return (flat ?? 0) > 0 || (percent ?? 0) > 0
}

/** Schema of 0 or 1, the status of a slab. */
export const slabStatus = number<0 | 1>().oneOf([0, 1], 'rules:flag').required('rules:required')
