import { days, hours } from '#src/contract/rules/time.ts'

/** How long something has waited, in the largest unit that is full: days, hours, or neither. */
export function workAge(since: string, asOf: string): { unit: 'days' | 'hours' | 'new'; count: number } {
  const span = Math.max(0, Date.parse(asOf) - Date.parse(since))
  if (span >= days(1)) return { unit: 'days', count: Math.floor(span / days(1)) }
  const count = Math.floor(span / hours(1))
  return { unit: count === 0 ? 'new' : 'hours', count }
}
