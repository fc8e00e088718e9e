import type { TFunction } from 'i18next'
import { STATUS_MEANINGS } from '#src/contract/entities/applications/status-words.ts'
import type { StatusMeaning, StatusRow } from '#src/contract/entities/applications/status-words.ts'

type T = TFunction<['status-words', 'applications']>

/** When a line counts, a part each. */
export function whenWords(row: Pick<StatusRow, 'status' | 'sub_status' | 'reason'>, t: T): string[] {
  return [
    ...(row.status === null ? [] : [t('when.status', { word: row.status })]),
    ...(row.sub_status === null ? [] : [t('when.sub_status', { word: row.sub_status })]),
    ...(row.reason === null ? [] : [t('when.reason', { word: row.reason })]),
  ]
}

const OWN: readonly StatusMeaning[] = ['exit_confirmed', 'exit_refused', 'nothing_new']

/** As the customer reads it; what is no status has words of its own. */
const meaningWords = (means: StatusMeaning, t: T): string =>
  isOwn(means) ? t(`means.${means}`) : t(`applications:status.${means}`)

const isOwn = (means: StatusMeaning): means is 'exit_confirmed' | 'exit_refused' | 'nothing_new' => OWN.includes(means)

/** What a line means, in one go. */
export function thenWords({ means, refusal }: StatusRow, t: T): string {
  const because = refusal && t(means === null ? 'becauseAlone' : 'because', { reason: t(`refusal.${refusal}`) })
  return [means && meaningWords(means, t), because].filter((part) => part !== null).join(', ')
}

export const meaningChoices = (t: T) => STATUS_MEANINGS.map((id) => ({ id, value: meaningWords(id, t) }))
