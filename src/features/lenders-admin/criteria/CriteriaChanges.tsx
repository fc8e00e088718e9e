import { useTranslation } from 'react-i18next'
import { criteriaOf } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { Criteria } from '#src/contract/entities/criteria/criteria-draft.ts'
import { criterionWords } from './criteria-form.ts'

/** Each criterion that changes, before and after; items of a list. */
export function CriteriaChanges({ before, after }: { before: Criteria; after: Criteria }) {
  const { t } = useTranslation(['criteria', 'lenders-admin', 'common'])
  const words = (key: string) => t(key.includes(':') ? key : `lenders-admin:${key}`)
  return criteriaOf(after).map(([name, value]) => (
    <li key={name}>
      {t('drafts.change', {
        field: t(`lenders-admin:fields.${name}`),
        before: criterionWords(name, before[name] ?? null, words),
        after: criterionWords(name, value, words),
      })}
    </li>
  ))
}
