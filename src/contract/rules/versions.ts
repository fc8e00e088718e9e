import { addDays } from './calendar.ts'

/** Something that counts from a day of India on, until the next of its kind does; null = from the beginning. */
export interface Version {
  from_day: string | null
}

export const VERSION_STATES = ['past', 'in_force', 'planned'] as const
export type VersionState = (typeof VERSION_STATES)[number]

/** The version that counts on a day: the latest that has begun by then. One of them counts from the beginning. */
export function inForceOn<V extends Version>(versions: readonly V[], day: string): V {
  const begun = versions.filter(({ from_day }) => from_day === null || from_day <= day)
  const [first, ...others] = begun
  if (!first) throw new Error('no version counts from the beginning')
  return others.reduce((latest, each) => ((each.from_day ?? '') > (latest.from_day ?? '') ? each : latest), first)
}

/** How far ahead a change may be planned, days. */
const LATEST_DAYS = 366

/** Why a change cannot count from a day, as a key of its words; null = it can. Nothing counts before what is planned. */
export function fromDayProblem(versions: readonly Version[], day: string, today: string): string | null {
  if (day < today) return 'rules:terms.past'
  if (day > addDays(today, LATEST_DAYS)) return 'rules:terms.far'
  return versions.some(({ from_day }) => from_day !== null && from_day > day) ? 'rules:terms.planned' : null
}

/** Where a version stands on a day, beside the others of its kind. */
export function versionState(version: Version, versions: readonly Version[], day: string): VersionState {
  if (version.from_day !== null && version.from_day > day) return 'planned'
  return inForceOn(versions, day).from_day === version.from_day ? 'in_force' : 'past'
}
