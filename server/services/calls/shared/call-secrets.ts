import type { Deps } from '#server/deps.ts'

/** Where the note of a call is sealed. */
export const NOTE_PLACE = 'calls.note'

/** What draws the calls that are looked at again: made of the secret key, so that nobody on the phone can know. */
export const reviewSeed = ({ vault }: Pick<Deps, 'vault'>): string => vault.index('call-review', 'seed')
