import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/entities/integration/partner-integration.ts'
import { toast } from '#src/lib/toast.ts'
import { useUpdateWebhook } from './hooks.ts'
import { WebhookFields } from './WebhookFields.tsx'

/** Changes the address and the events of a webhook. */
export function EditWebhook({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const { t } = useTranslation(['partner-integration', 'common'])
  const id = useId()
  const update = useUpdateWebhook(hook.webhook_id)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={() => !update.isPending && onClose()}>
      <DialogTitle id={`${id}-title`}>{t('hooks.editTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('hooks.editHelp')}</DialogContentText>
        <WebhookFields
          given={{ url: hook.url, events: hook.events }}
          onSave={update.mutateAsync}
          onSaved={() => {
            toast.success(t('hooks.saved'))
            onClose()
          }}
        >
          {(busy) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
              <Button variant="outlined" disabled={busy} onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <Button type="submit" variant="contained" aria-busy={busy}>
                {t('hooks.save')}
              </Button>
            </Box>
          )}
        </WebhookFields>
      </DialogContent>
    </Dialog>
  )
}
