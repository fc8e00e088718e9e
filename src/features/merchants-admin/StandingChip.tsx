import { useTranslation } from 'react-i18next'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

const TONES = { active: 'ok', suspended: 'warn', left: 'neutral' } as const

export function StandingChip({ standing }: { standing: Standing }) {
  const { t } = useTranslation('partner-standing')
  return <StatusBadge tone={TONES[standing]}>{t(`standings.${standing}`)}</StatusBadge>
}
