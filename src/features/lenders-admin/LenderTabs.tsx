import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { UrlTabs } from '#src/ui/UrlTabs.tsx'
import { CriteriaSandbox } from './CriteriaSandbox.tsx'
import { LenderCard } from './LenderCard.tsx'
import { LenderGroups } from './LenderGroups.tsx'
import { SpecialOfferState } from './SpecialOfferState.tsx'

const TABS = ['details', 'criteria', 'revenue', 'words', 'offer', 'system', 'history'] as const

interface LenderTabsProps {
  lender: Lender
  revenue: ReactNode
  words: ReactNode
  history: ReactNode
}

/** The parts of a lender; which one is open is in the address. */
export function LenderTabs({ lender, revenue, words, history }: LenderTabsProps) {
  const { t } = useTranslation('lenders-admin')
  return (
    <UrlTabs tabs={TABS} label={t('tabs.label')} nameOf={(tab) => t(`tabs.${tab}`)}>
      {(open) => (
        <Box key={lender.lender_id} sx={grid}>
          {open === 'details' && (
            <>
              <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
                <LenderCard lender={lender} card="who" />
                <LenderCard lender={lender} card="charges" />
              </Box>
              <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
                <LenderCard lender={lender} card="seen" />
                <LenderCard lender={lender} card="agreement" />
                <LenderCard lender={lender} card="complaints" />
              </Box>
            </>
          )}
          {open === 'criteria' && <CriteriaSandbox lender={lender} />}
          {open === 'revenue' && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{revenue}</Box>}
          {open === 'words' && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{words}</Box>}
          {open === 'history' && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{history}</Box>}
          {open === 'offer' && (
            <LenderCard lender={lender} card="offer">
              <SpecialOfferState lender={lender} />
            </LenderCard>
          )}
          {open === 'system' && (
            <>
              <LenderCard lender={lender} card="system" />
              <LenderGroups lender={lender} />
            </>
          )}
        </Box>
      )}
    </UrlTabs>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
  alignItems: 'start',
}
