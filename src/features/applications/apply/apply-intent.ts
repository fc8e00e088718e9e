import type { Intent } from '../api.ts'

const keys = new Map<string, string>()

const nameOf = ({ appId, lenderId, proposalNumber }: Intent): string => [appId, lenderId, proposalNumber].join(':')

/** The key of an intent: the same one until it is answered, so that no retry and no second press makes a second loan. */
export function keyOf(intent: Intent): string {
  const name = nameOf(intent)
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = crypto.randomUUID()
  keys.set(name, key)
  return key
}

/** The lender's answer is here: a later press is a new intent. */
export function closeIntent(intent: Intent): void {
  keys.delete(nameOf(intent))
}
