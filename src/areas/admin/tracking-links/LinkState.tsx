import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { dateShort } from '#src/lib/dates.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

/** Whether a link works, and if not, who stopped it, since when and why. */
export function LinkState({ link }: { link: LinkLine }) {
  const { t } = useTranslation('tracking-links')
  const { stopped_by, stopped_reason, disabled_at } = link
  const state = stopped_by ?? 'works'
  return (
    <>
      <StatusBadge tone={state === 'works' ? 'ok' : state === 'staff' ? 'warn' : 'neutral'}>
        {t(`state.${state}`)}
      </StatusBadge>
      {disabled_at !== null && (
        <Typography component="span" variant="body2" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere' }}>
          {t('since', { date: dateShort(disabled_at) })}
          {stopped_reason !== null && <>. {t('why', { reason: stopped_reason })}</>}
        </Typography>
      )}
    </>
  )
}
