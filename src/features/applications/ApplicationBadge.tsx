import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { shownStatus, STATUS_TONES } from './status-steps.ts'

export function ApplicationBadge({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const status = shownStatus(application)
  return <StatusBadge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusBadge>
}
