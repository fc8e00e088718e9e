import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#src/contract/entities/application.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { STATUS_TONES } from '../status-steps.ts'

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('applications')
  return <StatusBadge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusBadge>
}
