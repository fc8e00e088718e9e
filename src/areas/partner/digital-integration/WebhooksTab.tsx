import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '#src/contract/entities/integration/partner-integration.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { EditWebhook } from './EditWebhook.tsx'
import { useRemoveWebhook, useWebhooks } from './hooks.ts'
import { ShownOnce } from './ShownOnce.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookItem } from './WebhookItem.tsx'

/** Addresses that are told what happens, and the log of what was sent. */
export function WebhooksTab() {
  const { t } = useTranslation('partner-integration')
  const masquerade = useSession((session) => session.masquerade !== null)
  const hooks = useWebhooks()
  const [signing, setSigning] = useState<string | null>(null)
  const [removing, setRemoving] = useOpened<Webhook | null>(null)
  const [editing, setEditing] = useOpened<Webhook | null>(null)
  const remove = useRemoveWebhook()
  const drop = ({ webhook_id }: Webhook) =>
    remove.mutate(webhook_id, {
      onSuccess: () => toast.success(t('hooks.removed')),
      onError: (failure) => toastError(failure),
      onSettled: () => setRemoving(null),
    })
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {signing !== null && (
        <ShownOnce title={t('hooks.made')} label={t('hooks.signing')} value={signing} onKept={() => setSigning(null)} />
      )}
      {masquerade ? <Typography>{t('masquerade')}</Typography> : <WebhookForm onMade={setSigning} />}
      <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
        <Typography variant="h4" component="h2">
          {t('hooks.list')}
        </Typography>
        <Loaded
          query={hooks}
          failed={t('failed')}
          waiting={<Skeleton variant="rounded" height={120} sx={{ mt: 3 }} />}
          empty={<Typography sx={{ mt: 3 }}>{t('hooks.none')}</Typography>}
        >
          {(data) => (
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
            >
              {data.map((hook) => (
                <WebhookItem
                  key={hook.webhook_id}
                  hook={hook}
                  locked={masquerade}
                  onEdit={() => setEditing(hook)}
                  onRemove={() => setRemoving(hook)}
                />
              ))}
            </Box>
          )}
        </Loaded>
      </Card>
      <Box component="section" sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
          {t('log.title')}
        </Typography>
        <DeliveryLog />
      </Box>
      {editing && <EditWebhook hook={editing} onClose={() => setEditing(null)} />}
      {removing && (
        <ConfirmDialog
          open
          title={t('hooks.removeTitle')}
          text={t('hooks.removeText', { url: removing.url })}
          confirm={t('hooks.remove')}
          busy={remove.isPending}
          onConfirm={() => drop(removing)}
          onCancel={() => setRemoving(null)}
        />
      )}
    </Box>
  )
}
