import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { APPROVAL_KIND_KEYS } from '#src/contract/entities/approvals/approval.ts'
import type { Approval, ApprovalKind } from '#src/contract/entities/approvals/approval.ts'
import { FilterChip } from '#src/ui/FilterChip.tsx'
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
    <Box role="group" aria-label={t('filter.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <FilterChip
        label={t('filter.all', { count: approvals.length })}
        on={kind === undefined}
        onClick={() => show(undefined)}
      />
      {kinds.map((each) => (
        <FilterChip
          key={each}
          label={t('filter.counted', { name: t(`filter.kind.${each}`), count: countOf(each) })}
          on={kind === each}
          onClick={() => show(kind === each ? undefined : each)}
        />
      ))}
    </Box>
  )
}
