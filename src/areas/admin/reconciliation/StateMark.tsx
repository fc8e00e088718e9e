import { useTranslation } from 'react-i18next'
import type { LedgerState } from '#src/contract/entities/reconciliation/ledger.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

const TONES = { closed: 'ok', ready: 'ok', open: 'warn', no_file: 'info' } as const

/** Where a month with a lender stands, in words and colour. */
export function StateMark({ state, open }: { state: LedgerState; open: number }) {
  const { t } = useTranslation('reconciliation')
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`, { count: open })}</StatusBadge>
}
