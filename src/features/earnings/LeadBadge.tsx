import { useTranslation } from 'react-i18next'
import type { LeadStatus } from '#src/contract/attribution.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import type { StatusTone } from '#src/ui/timeline/StatusBadge.tsx'

const TONES: Record<LeadStatus, StatusTone> = {
  new: 'neutral',
  in_progress: 'neutral',
  applied: 'info',
  disbursed: 'ok',
  lost: 'err',
}

export function LeadBadge({ status }: { status: LeadStatus }) {
  const { t } = useTranslation('partner-home')
  return <StatusBadge tone={TONES[status]}>{t(`leadStatus.${status}`)}</StatusBadge>
}
