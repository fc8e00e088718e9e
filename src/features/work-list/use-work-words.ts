import { useTranslation } from 'react-i18next'
import type { WorkKind } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkItem } from '#src/contract/entities/figures/work-list.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { workAge } from './work-age.ts'

/** What staff has done with it; whoever has a ticket is meant to answer it. */
const BY: Partial<Record<WorkKind, 'has' | 'asked' | 'made'>> = {
  tickets_overdue: 'has',
  enquiries_overdue: 'has',
  approvals: 'asked',
  runs_to_check: 'made',
  runs_to_send: 'made',
}

/** An item of the work list in words: what it is, and below that whose, which one, and how long it has waited. */
export function useWorkWords(asOf: string): (item: WorkItem) => { name: string; detail: string } {
  const { t } = useTranslation('work-list')
  return ({ kind, about, by, oldest_at, place, from_at }) => {
    const what = [
      place.run_id !== undefined && kind !== 'files_bank' && t('run', { run: String(place.run_id) }),
      about,
      place.month !== undefined && monthName(place.month),
    ].filter((part): part is string => typeof part === 'string')
    const whose = by && (by.is_own ? t('yours') : t(`by.${BY[kind] ?? 'brought'}`, { name: by.name }))
    const since = oldest_at !== null && workAge(oldest_at, asOf)
    const age = since && t(`age.${since.unit}`, { count: since.count })
    const waits = age ? t('waiting', { age, day: dateShort(oldest_at) }) : t('plain')
    const name = t(`kind.${kind}`)
    const mayFrom = from_at !== undefined && t('mayFrom', { day: dateShort(from_at) })
    return { name, detail: [...what, whose, waits, mayFrom].filter(Boolean).join(' · ') }
  }
}
