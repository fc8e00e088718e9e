import { sumOf } from '#server/db/repositories/shared/group-rows.ts'
import { addDays } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

/** So many lines are listed; whatever has changed less is put together. */
const MOST_ROWS = 50

interface Sum {
  of: string
  /** A number of rows, or paise. */
  value: number
}
interface Changed {
  now: number
  before: number
  difference: number
}

/**
 * By how much the sums of some days differ from those of as many days before, the largest difference first: what is listed
 * and what is put together make up the whole. A day stands for the one at the same place before.
 */
export function toldChange({
  by,
  sums,
  earlier,
  length,
  unit,
}: {
  by: string
  sums: readonly Sum[]
  earlier: readonly Sum[]
  /** How many days each has. */
  length: number
  unit: 'count' | 'rupees'
}): { total: Changed; rows: (Changed & { of: string })[]; others: (Changed & { count: number }) | null } {
  const past = new Map(earlier.map(({ of, value }) => [by === 'day' ? addDays(of, length) : of, value]))
  const present = new Map(sums.map(({ of, value }) => [of, value]))
  const lines = [...new Set([...present.keys(), ...past.keys()])]
    .map((of) => ({ of, ...changeOf(present.get(of) ?? 0, past.get(of) ?? 0) }))
    .filter((line) => line.now !== 0 || line.before !== 0)
    .sort(
      (a, b) =>
        Math.abs(b.difference) - Math.abs(a.difference) || b.now - a.now || (a.of < b.of ? -1 : a.of > b.of ? 1 : 0),
    )
  const told = toldIn(unit)
  const rest = lines.slice(MOST_ROWS)
  return {
    total: told(togetherOf(lines)),
    rows: lines.slice(0, MOST_ROWS).map(({ of, ...line }) => ({ of, ...told(line) })),
    others: rest.length === 0 ? null : { count: rest.length, ...told(togetherOf(rest)) },
  }
}

const changeOf = (now: number, before: number): Changed => ({ now, before, difference: now - before })
const togetherOf = (lines: readonly Changed[]): Changed =>
  changeOf(
    sumOf(lines, ({ now }) => now),
    sumOf(lines, ({ before }) => before),
  )

/** Paise are added up; rupees are told. */
const toldIn =
  (unit: 'count' | 'rupees') =>
  ({ now, before, difference }: Changed): Changed => {
    const of = (value: number) => (unit === 'rupees' ? toRupees(value as Paise) : value)
    return { now: of(now), before: of(before), difference: of(difference) }
  }
