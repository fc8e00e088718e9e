import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { APPROVAL_KIND_KEYS } from '#src/contract/entities/approvals/approval.ts'
import type { Approval, ApprovalKind } from '#src/contract/entities/approvals/approval.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { withNames } from '#src/ui/with-names.ts'

interface KindFilterProps {
  approvals: readonly Approval[]
  /** The one that is shown; none = all. */
  kind: ApprovalKind | undefined
}

/** Narrows the acts to one kind, which stands in the address; those that there are, and the chosen one. */
export function KindFilter({ approvals, kind }: KindFilterProps) {
  const { t } = useTranslation('approvals')
  const setParams = useSearchParams()[1]
  const countOf = (wanted: ApprovalKind) => approvals.filter((each) => each.kind === wanted).length
  const kinds = APPROVAL_KIND_KEYS.filter((each) => each === kind || countOf(each) > 0)
  const show = (next: ApprovalKind | undefined) =>
    setParams((before) => withNames(before, { kind: next }), { replace: true })
  // One kind alone narrows nothing.
  if (kinds.length < 2 && kind === undefined) return null
  return (
    <FilterChips
      label={t('filter.label')}
      choices={[
        { value: 'all', label: t('filter.all', { count: approvals.length }) },
        ...kinds.map((value) => ({
          value,
          label: t('filter.counted', { name: t(`filter.kind.${value}`), count: countOf(value) }),
        })),
      ]}
      chosen={kind ?? 'all'}
      onChoose={(each) => show(each === 'all' || each === kind ? undefined : each)}
    />
  )
}
