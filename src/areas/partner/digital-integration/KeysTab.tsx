import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiKey } from '#src/contract/entities/integration/partner-integration.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useApiKeys, useRevokeApiKey, useRotateApiKey } from './hooks.ts'
import { KeyForm } from './KeyForm.tsx'
import { ShownOnce } from './ShownOnce.tsx'

const TONES = { active: 'ok', ending: 'warn', ended: 'neutral', revoked: 'err' } as const

type Asked = { kind: 'rotate' | 'revoke'; row: ApiKey }

/** The partner's keys: made, rotated and revoked; a new one is shown this once. */
export function KeysTab({ onSandboxKey }: { onSandboxKey: (key: string) => void }) {
  const { t } = useTranslation('partner-integration')
  const masquerade = useSession((session) => session.masquerade !== null)
  const keys = useApiKeys()
  const [made, setMade] = useState<{ key: string; name: string } | null>(null)
  const [asked, setAsked] = useOpened<Asked | null>(null)
  const rotate = useRotateApiKey()
  const revoke = useRevokeApiKey()
  const show = ({ key, row }: { key: string; row: ApiKey }) => {
    setMade({ key, name: row.name })
    if (row.sandbox) onSandboxKey(key)
  }
  const act = ({ kind, row }: Asked) => {
    const settled = { onError: (failure: Error) => toastError(failure), onSettled: () => setAsked(null) }
    if (kind === 'rotate') rotate.mutate(row.key_id, { ...settled, onSuccess: show })
    else revoke.mutate(row.key_id, { ...settled, onSuccess: () => toast.success(t('keys.revoked')) })
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {made && (
        <ShownOnce
          title={t('keys.made', { name: made.name })}
          label={t('keys.key')}
          value={made.key}
          onKept={() => setMade(null)}
        />
      )}
      {masquerade ? <Typography>{t('masquerade')}</Typography> : <KeyForm onMade={show} />}
      <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
        <Typography variant="h4" component="h2">
          {t('keys.list')}
        </Typography>
        <Loaded
          query={keys}
          failed={t('failed')}
          waiting={<Skeleton variant="rounded" height={120} sx={{ mt: 3 }} />}
          empty={<Typography sx={{ mt: 3 }}>{t('keys.none')}</Typography>}
        >
          {(data) => (
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
            >
              {data.map((row) => (
                <KeyLine key={row.key_id} row={row} onAsk={masquerade ? null : setAsked} />
              ))}
            </Box>
          )}
        </Loaded>
      </Card>
      {asked && (
        <ConfirmDialog
          open
          title={t(`keys.${asked.kind}Title`, { name: asked.row.name })}
          text={t(`keys.${asked.kind}Text`)}
          confirm={t(`keys.${asked.kind}`)}
          busy={rotate.isPending || revoke.isPending}
          onConfirm={() => act(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Box>
  )
}

function KeyLine({ row, onAsk }: { row: ApiKey; onAsk: ((asked: Asked) => void) | null }) {
  const { t } = useTranslation('partner-integration')
  const { name, prefix, scopes, sandbox, state, last_used_at, expires_at } = row
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 4, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
          {`${prefix}…`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {scopes.map((scope) => t(`scope.${scope.replace(':', '_')}`)).join(', ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('keys.since', { date: dateShort(row.created_at) })}
          {' · '}
          {last_used_at === null ? t('keys.unused') : t('keys.used', { when: dateTime(last_used_at) })}
        </Typography>
        {state === 'ending' && expires_at !== null && (
          <Typography variant="body2">{t('keys.until', { when: dateTime(expires_at) })}</Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" component="span">
          {t(sandbox ? 'keys.test' : 'keys.live')}
        </Typography>
        <StatusBadge tone={TONES[state]}>{t(`keys.state.${state}`)}</StatusBadge>
      </Box>
      {onAsk && (state === 'active' || state === 'ending') && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {state === 'active' && (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('keys.rotateNamed', { name })}
              onClick={() => onAsk({ kind: 'rotate', row })}
            >
              {t('keys.rotate')}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            color="error"
            aria-label={t('keys.revokeNamed', { name })}
            onClick={() => onAsk({ kind: 'revoke', row })}
          >
            {t('keys.revoke')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
