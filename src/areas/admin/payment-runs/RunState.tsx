import { useTranslation } from 'react-i18next'
import type { RunState as State } from '#src/contract/paying/run-sums.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

const TONES = {
  made: 'warn',
  checked: 'info',
  sent: 'info',
  done: 'ok',
  called_off: 'neutral',
} as const satisfies Record<State, string>

/** Where a run stands, in words and colour. */
export function RunState({ state }: { state: State }) {
  const { t } = useTranslation('payment-runs')
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>
}
