import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'

/** Since when everybody's access is to be looked at anew: the first instant of this quarter in India. */
export function reviewStart(now: Date): Date {
  const [year, month] = istDay(now).split('-').map(Number) as [number, number]
  const first = month - ((month - 1) % 3)
  return startOfIstDay(`${year}-${String(first).padStart(2, '0')}-01`)
}
