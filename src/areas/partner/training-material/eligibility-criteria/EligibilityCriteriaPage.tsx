import '#src/ui/print.css'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CriteriaCards } from '#src/features/training/CriteriaCards.tsx'
import { CriteriaTable } from '#src/features/training/CriteriaTable.tsx'
import { EMPLOYMENTS, eligibilityTable, filterEligibility } from '#src/features/training/eligibility-table.ts'
import type { EligibilityRow } from '#src/features/training/eligibility-table.ts'
import { INCOME_STEP, SCORE_STEP, useCriteriaFilter } from '#src/features/training/use-criteria-filter.ts'
import { useLenderGuides } from '#src/features/training/use-lender-guides.ts'
import { getBoot } from '#src/lib/boot.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { FilterChip } from '#src/ui/FilterChip.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { TitleRow } from '#src/ui/TitleRow.tsx'

/** What the lenders ask for today, as a table that is filtered and printed. */
export function EligibilityCriteriaPage() {
  const { t } = useTranslation(['partner-training', 'staff-titles'])
  const guides = useLenderGuides()
  const table = guides.data && eligibilityTable(guides.data)
  const day = dateShort(new Date(guides.dataUpdatedAt).toISOString())
  return (
    <>
      <TitleRow
        beside={
          <Button variant="outlined" className="no-print" onClick={() => window.print()}>
            {t('criteria.print')}
          </Button>
        }
      >
        <PageTitle lead={table && t('criteria.lead', { count: table.length, day })}>
          {t('staff-titles:eligibilityCriteria')}
        </PageTitle>
      </TitleRow>
      <Alert severity="info" sx={{ mt: 4 }}>
        {getBoot().sandbox && t('criteria.illustrative')} {t('criteria.never')}
      </Alert>
      <Loaded
        query={{ ...guides, data: table }}
        failed={t('criteria.failed')}
        older="goes"
        waiting={<Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />}
      >
        {(all) => <Criteria all={all} />}
      </Loaded>
    </>
  )
}

function Criteria({ all }: { all: readonly EligibilityRow[] }) {
  const { t } = useTranslation('partner-training')
  const narrow = useMediaQuery('screen and (max-width:899.95px)', { noSsr: true })
  const { filter, change, clear } = useCriteriaFilter()
  // The address follows a moment later: what is typed must not wait for it.
  const [search, setSearch] = useState(filter.search)
  const rows = filterEligibility(all, { ...filter, search })
  const onSearch = (text: string) => {
    setSearch(text)
    change('search', text)
  }
  return (
    <>
      <Box
        className="no-print"
        role="group"
        aria-label={t('criteria.filters')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4, alignItems: 'end' }}
      >
        <SearchField label={t('criteria.search')} value={search} onChange={onSearch} />
        {EMPLOYMENTS.map((kind) => (
          <FilterChip
            key={kind}
            label={t(`criteria.filter.${kind}`)}
            on={filter.employment === kind}
            onClick={() => change('employment', filter.employment === kind ? null : kind)}
          />
        ))}
        <FilterChip
          label={t('criteria.filter.income', { amount: rupees(INCOME_STEP) })}
          on={filter.incomeUpTo !== null}
          onClick={() => change('income', filter.incomeUpTo === null ? String(INCOME_STEP) : null)}
        />
        <FilterChip
          label={t('criteria.filter.score', { score: SCORE_STEP })}
          on={filter.scoreUnder !== null}
          onClick={() => change('score', filter.scoreUnder === null ? String(SCORE_STEP) : null)}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {t('criteria.shown', { count: rows.length })}
      </Typography>
      {rows.length === 0 ? (
        <Card variant="outlined" sx={{ mt: 3, p: 5 }}>
          <Typography sx={{ mb: 3 }}>{t('criteria.none')}</Typography>
          <Button
            variant="outlined"
            onClick={() => {
              setSearch('')
              clear()
            }}
          >
            {t('criteria.clear')}
          </Button>
        </Card>
      ) : narrow ? (
        <CriteriaCards rows={rows} />
      ) : (
        <CriteriaTable rows={rows} />
      )}
    </>
  )
}
