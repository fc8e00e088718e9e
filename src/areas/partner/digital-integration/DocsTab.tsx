import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { NAMING_DAYS, REFUSAL_DAYS } from '#src/contract/attribution.ts'
import {
  API_CONSENT_VERSION,
  API_SCOPES,
  leadEventDataSchema,
  namingEventDataSchema,
  NAMINGS_PER_DAY,
  NAMINGS_PER_HOUR,
  payoutEventDataSchema,
} from '#src/contract/entities/integration/partner-integration.ts'
import type { LeadEventData, WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'
import type { NamingState } from '#src/contract/entities/leads/tracking-link.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toastError } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { CallCard } from './CallCard.tsx'
import { describeCalls } from './describe-calls.ts'
import { useApiDescription, useCreateApiKey } from './hooks.ts'

const KEY = 'field-sandbox-key'
const RULES = ['key', 'limit', 'repeat', 'consent', 'pending', 'refused', 'lists', 'hooks', 'events', 'verify'] as const

/** Names of fields and events, as the server sends them, and the rules' figures. */
const CODE = {
  version: API_CONSENT_VERSION,
  lead: Object.keys(leadEventDataSchema.fields).join(', '),
  amount: 'loan_amount' satisfies keyof LeadEventData,
  nothing: 'null',
  paidEvent: 'payout.approved' satisfies WebhookEvent,
  payout: Object.keys(payoutEventDataSchema.fields).join(', '),
  endedEvent: 'lead.not_counted' satisfies WebhookEvent,
  ended: Object.keys(namingEventDataSchema.fields).join(', '),
  no: 'refused' satisfies NamingState,
  days: NAMING_DAYS,
  refusalDays: REFUSAL_DAYS,
  perHour: NAMINGS_PER_HOUR,
  perDay: NAMINGS_PER_DAY,
}

interface DocsTabProps {
  /** Kept in this page alone, never stored. */
  sandboxKey: string
  onSandboxKey: (key: string) => void
}

/** How a partner's own system speaks to us: the calls, made from the description that the server runs on. */
export function DocsTab({ sandboxKey, onSandboxKey }: DocsTabProps) {
  const { t } = useTranslation('partner-integration')
  const masquerade = useSession((session) => session.masquerade !== null)
  const description = useApiDescription()
  const create = useCreateApiKey()
  const makeKey = () =>
    create.mutate(
      { name: t('docs.keyName'), scopes: [...API_SCOPES], sandbox: true },
      { onSuccess: ({ key }) => onSandboxKey(key), onError: (failure) => toastError(failure) },
    )
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
        <Typography variant="h4" component="h2">
          {t('docs.title')}
        </Typography>
        <Box component="ul" sx={{ pl: 5, my: 3, maxWidth: 720 }}>
          {RULES.map((rule) => (
            <Typography key={rule} component="li" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {t(`docs.rule.${rule}`, CODE)}
            </Typography>
          ))}
        </Box>
        <Typography variant="subtitle1" component="h3">
          {t('docs.consentTitle')}
        </Typography>
        <Typography sx={{ mb: 4, maxWidth: 720 }}>{t('docs.consentText')}</Typography>
        <Link href="/api/openapi.json" target="_blank" rel="noopener">
          {t('docs.openapi')}
        </Link>
      </Card>
      <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 520 }}>
          <FormField id={KEY} label={t('docs.key')} help={t('docs.keyHelp')}>
            {(describedBy) => (
              <OutlinedInput
                id={KEY}
                value={sandboxKey}
                onChange={(event) => onSandboxKey(event.target.value.trim())}
                inputProps={{ autoComplete: 'off', spellCheck: false, 'aria-describedby': describedBy }}
              />
            )}
          </FormField>
          {!masquerade && (
            <Box>
              <Button variant="outlined" aria-busy={create.isPending} onClick={() => !create.isPending && makeKey()}>
                {t('docs.makeKey')}
              </Button>
            </Box>
          )}
        </Box>
      </Card>
      <Loaded query={description} failed={t('failed')} waiting={<Skeleton variant="rounded" height={320} />}>
        {(data) =>
          describeCalls(data).map((each) => <CallCard key={each.id} described={each} sandboxKey={sandboxKey} />)
        }
      </Loaded>
    </Box>
  )
}
