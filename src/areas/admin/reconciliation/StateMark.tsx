import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { LedgerState } from '#src/contract/entities/reconciliation/ledger.ts'
import { Icon } from '#src/ui/site/icons.tsx'

const LOOK = {
  closed: { color: 'success', icon: 'lock' },
  ready: { color: 'success', icon: 'check' },
  open: { color: 'warning', icon: 'alert' },
  no_file: { color: 'info', icon: 'clock' },
} as const

/** Where a month with a lender stands, in words and colour. */
export function StateMark({ state, open }: { state: LedgerState; open: number }) {
  const { t } = useTranslation('reconciliation')
  const { color, icon } = LOOK[state]
  return (
    <Chip
      size="small"
      color={color}
      variant="outlined"
      icon={<Icon name={icon} size={16} />}
      label={t(`state.${state}`, { count: open })}
    />
  )
}
