const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Change {
  /** Empty where the whole value changed. */
  field: string
  before: string | null
  after: string | null
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** The fields of an entry that changed, with both values as text; null = there was, or is, none. */
export function changesOf(before: unknown, after: unknown): Change[] {
  if (!isRecord(before ?? {}) || !isRecord(after ?? {}))
    return [{ field: '', before: textOf(before), after: textOf(after) }]
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter((change) => change.before !== change.after)
}

/** Who acted, by name where there is one, and by the key that finds all that they did. */
export const actorWords = ({ actor, actor_name }: { actor: string; actor_name: string | null }): string =>
  actor_name === null ? actor : `${actor_name} (${actor})`
