import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'

/** Why somebody is here and not at the page they asked for; it goes when they go on. */
export function DeniedNotice() {
  const { t } = useTranslation(['staff', 'staff-titles'])
  const state: unknown = useLocation().state
  const asked = typeof state === 'object' && state !== null && 'denied' in state ? state.denied : undefined
  const denied = PAGE_KEYS.find((page) => page === asked)
  if (denied === undefined) return null
  const { area } = PAGES[denied]
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {t(area === 'partner' ? 'denied.partner' : 'denied.admin', { page: t(titleOf(PAGES[denied])) })}
    </Alert>
  )
}
