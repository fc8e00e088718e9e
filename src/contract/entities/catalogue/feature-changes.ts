/** The features of a card with their UUIDs, in order; `created` and `updated` count those that are new or reworded. */
export interface FeatureChanges {
  ids: string[]
  created: number
  updated: number
  /** UUIDs of what is new or reworded, in order. */
  uuids: string[]
}

/**
 * Which feature of a card became which: the same words stay the same feature wherever they stand, a text in the place
 * of one that is gone is that one reworded, every other is new and gets its UUID from `newId`.
 */
export function matchFeatures(
  before: readonly string[],
  beforeIds: readonly string[],
  after: readonly string[],
  newId: () => string,
): FeatureChanges {
  const old = before.map((text, at) => ({ text, id: beforeIds[at] ?? newId(), taken: false }))
  const take = (feature: (typeof old)[number]) => {
    feature.taken = true
    return feature.id
  }
  const kept = after.map((text) => {
    const same = old.find((feature) => !feature.taken && feature.text === text)
    return same ? take(same) : null
  })
  const changes: FeatureChanges = { ids: [], created: 0, updated: 0, uuids: [] }
  for (const [at, id] of kept.entries()) {
    const place = old[at]
    const reworded = id === null && place && !place.taken ? take(place) : null
    const known = id ?? reworded ?? newId()
    changes.ids.push(known)
    if (id !== null) continue
    changes.uuids.push(known)
    if (reworded === null) changes.created += 1
    else changes.updated += 1
  }
  return changes
}
