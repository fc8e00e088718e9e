import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { RunState as State } from '#src/contract/paying/run-sums.ts'

const TONES = {
  made: 'warning',
  checked: 'info',
  sent: 'info',
  done: 'success',
  called_off: 'default',
} as const satisfies Record<State, string>

/** Where a run stands, in words and colour. */
export function RunState({ state }: { state: State }) {
  const { t } = useTranslation('payment-runs')
  return <Chip size="small" variant="outlined" color={TONES[state]} label={t(`state.${state}`)} />
}
