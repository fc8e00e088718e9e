import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Approval, LenderApprovals } from '#src/contract/entities/approvals/approval.ts'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { CriteriaSandbox } from './criteria/CriteriaSandbox.tsx'
import { CARDS_OF_TAB } from './lender-fields.ts'
import type { CardTab } from './lender-fields.ts'
import { LenderCard } from './LenderCard.tsx'
import { LenderGroups } from './LenderGroups.tsx'
import { SpecialOfferState } from './SpecialOfferState.tsx'
import { tabOfChange } from './waiting-changes.ts'

const TABS = [
  ...(['details', 'charges', 'entity', 'criteria', 'revenue'] as const),
  ...(['words', 'offer', 'system', 'history'] as const),
] as const
const isCardTab = (tab: (typeof TABS)[number]): tab is CardTab => Object.hasOwn(CARDS_OF_TAB, tab)

interface LenderTabsProps {
  lender: AdminLender
  revenue: ReactNode
  words: ReactNode
  history: ReactNode
  approvals: LenderApprovals
  /** What waits for a second person, on its tab. */
  waitingOf: (waiting: readonly Approval[]) => ReactNode
}

/** The parts of a lender; which one is open is in the address. */
export function LenderTabs({ lender, revenue, words, history, approvals, waitingOf }: LenderTabsProps) {
  const { t } = useTranslation('lenders-admin')
  const on = (tab: string) => approvals.waiting.filter((each) => tabOfChange(each) === tab)
  const counted = (tab: string, name: string) => {
    const count = on(tab).length
    return count === 0 ? name : t('waiting.tab', { tab: name, count })
  }
  return (
    <UrlTabs tabs={TABS} label={t('tabs.label')} nameOf={(tab) => counted(tab, t(`tabs.${tab}`))}>
      {(open) => (
        <Box key={lender.lender_id} sx={grid}>
          {on(open).length > 0 && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{waitingOf(on(open))}</Box>}
          {isCardTab(open) &&
            CARDS_OF_TAB[open].map((card) => (
              <LenderCard key={card} lender={lender} card={card} approvals={approvals}>
                {card === 'offer' && <SpecialOfferState lender={lender} />}
              </LenderCard>
            ))}
          {open === 'system' && <LenderGroups lender={lender} />}
          {open === 'criteria' && <CriteriaSandbox lender={lender} />}
          {open === 'revenue' && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{revenue}</Box>}
          {open === 'words' && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{words}</Box>}
          {open === 'history' && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{history}</Box>}
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
