import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { WEBHOOK_EVENTS } from '#src/contract/entities/integration/partner-integration.ts'
import { useCreateWebhook } from './hooks.ts'
import { WebhookFields } from './WebhookFields.tsx'

/** Adds an address. */
export function WebhookForm({ onMade }: { onMade: (signing: string) => void }) {
  const { t } = useTranslation('partner-integration')
  const create = useCreateWebhook()
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2">
        {t('hooks.new')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('hooks.help')}
      </Typography>
      <WebhookFields
        given={{ url: '', events: [...WEBHOOK_EVENTS] }}
        onSave={create.mutateAsync}
        onSaved={({ signing }) => onMade(signing)}
      >
        {(busy) => (
          <Box>
            <Button type="submit" variant="contained" aria-busy={busy}>
              {t('hooks.create')}
            </Button>
          </Box>
        )}
      </WebhookFields>
    </Card>
  )
}
