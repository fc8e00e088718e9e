import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/entities/integration/partner-integration.ts'
import { dateShort } from '#src/lib/dates.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useTestWebhook, useUpdateWebhook } from './hooks.ts'

interface WebhookItemProps {
  hook: Webhook
  /** True = it is only looked at. */
  locked: boolean
  onEdit: () => void
  onRemove: () => void
}

/** One webhook: what it is told, whether it is paused, and what can be done with it. */
export function WebhookItem({ hook, locked, onEdit, onRemove }: WebhookItemProps) {
  const { t } = useTranslation('partner-integration')
  const { url, active } = hook
  const test = useTestWebhook()
  const update = useUpdateWebhook(hook.webhook_id)
  const sendTest = () =>
    test.mutate(hook.webhook_id, {
      onSuccess: ({ status, response_code }) =>
        status === 'delivered'
          ? toast.success(t('hooks.tested', { code: response_code ?? '' }))
          : toast.error(t('hooks.testFailed')),
      onError: (failure) => toastError(failure),
    })
  const turn = () =>
    update.mutate(
      { active: !active },
      {
        onSuccess: () => toast.success(t(active ? 'hooks.pausedNow' : 'hooks.resumed')),
        onError: (failure) => toastError(failure),
      },
    )
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 4, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hook.events.map((event) => t(`event.${event.replace('.', '_')}`)).join(', ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('hooks.since', { date: dateShort(hook.created_at) })}
        </Typography>
        {!active && (
          <Box sx={{ mt: 2 }}>
            <StatusBadge tone="warn">{t('hooks.paused')}</StatusBadge>
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('hooks.pausedHelp')}
            </Typography>
          </Box>
        )}
      </Box>
      {!locked && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {active && (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('hooks.testNamed', { url })}
              aria-busy={test.isPending}
              onClick={() => !test.isPending && sendTest()}
            >
              {t('hooks.test')}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            aria-label={t(active ? 'hooks.pauseNamed' : 'hooks.resumeNamed', { url })}
            aria-busy={update.isPending}
            onClick={() => !update.isPending && turn()}
          >
            {t(active ? 'hooks.pause' : 'hooks.resume')}
          </Button>
          <Button size="small" variant="outlined" aria-label={t('hooks.editNamed', { url })} onClick={onEdit}>
            {t('hooks.edit')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="error"
            aria-label={t('hooks.removeNamed', { url })}
            onClick={onRemove}
          >
            {t('hooks.remove')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
