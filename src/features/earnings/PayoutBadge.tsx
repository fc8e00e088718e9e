import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '#src/contract/entities/earnings/payout.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import type { StatusTone } from '#src/ui/timeline/StatusBadge.tsx'

const TONES: Record<PayoutStatus, StatusTone> = { accrued: 'neutral', approved: 'info', paid: 'ok', taken_back: 'err' }

export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation('partner-reports')
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>
}
