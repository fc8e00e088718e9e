import { useTranslation } from 'react-i18next'
import type { Approval } from '#src/contract/entities/approvals/approval.ts'
import { LENDER_CARDS, shownValue } from './lender-fields.ts'
import type { LenderField } from './lender-fields.ts'

const FIELDS: readonly LenderField[] = Object.values(LENDER_CARDS).flat()

/** What a statement prints of a lender, before and after; an item of a list. */
export function PrintedChange({ property, before, after }: NonNullable<Approval['printed']>) {
  const { t } = useTranslation(['lenders-admin', 'criteria', 'common'])
  const kind = FIELDS.find((field) => field.property === property)?.kind ?? 'text'
  return (
    <li>
      {t('criteria:drafts.change', {
        field: t(`fields.${property}`),
        before: shownValue(kind, before, t),
        after: shownValue(kind, after, t),
      })}
    </li>
  )
}
