import '#src/ui/page/print.css'
import Alert from '@mui/material/Alert'
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
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'

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
      <FilterChips
        className="no-print"
        label={t('criteria.filters')}
        beside={<SearchField label={t('criteria.search')} value={search} onChange={onSearch} />}
        choices={[
          ...EMPLOYMENTS.map((value) => ({ value, label: t(`criteria.filter.${value}`) })),
          { value: 'income', label: t('criteria.filter.income', { amount: rupees(INCOME_STEP) }) },
          { value: 'score', label: t('criteria.filter.score', { score: SCORE_STEP }) },
        ]}
        chosen={[
          ...(filter.employment === null ? [] : [filter.employment]),
          ...(filter.incomeUpTo === null ? [] : ['income' as const]),
          ...(filter.scoreUnder === null ? [] : ['score' as const]),
        ]}
        onChoose={(each) => {
          if (each === 'income') change('income', filter.incomeUpTo === null ? String(INCOME_STEP) : null)
          else if (each === 'score') change('score', filter.scoreUnder === null ? String(SCORE_STEP) : null)
          else change('employment', filter.employment === each ? null : each)
        }}
        sx={{ gap: 3, mt: 4, alignItems: 'end' }}
      />
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
