import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'

const TONES = { active: 'success', suspended: 'warning', left: 'default' } as const

export function StandingChip({ standing }: { standing: Standing }) {
  const { t } = useTranslation('partner-standing')
  return <Chip size="small" variant="outlined" color={TONES[standing]} label={t(`standings.${standing}`)} />
}
