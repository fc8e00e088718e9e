import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Campaign } from '#src/contract/entities/messages/campaign.ts'
import { SecondPersonFrom } from '#src/features/second-person/SecondPersonFrom.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { count } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { HeadcountCard } from './HeadcountCard.tsx'
import { useCampaign, useCampaignAct, useHeadcount } from './hooks.ts'
import type { CampaignAct } from './hooks.ts'
import { Lines } from './Lines.tsx'
import { STAGE_TONES } from './stage-tones.ts'
import { StartDialog } from './StartDialog.tsx'
import { TestDialog } from './TestDialog.tsx'

/** One message to many: before it goes out who gets it, then how far it is and what the operators said. */
export function CampaignView({ id }: { id: string }) {
  const { t } = useTranslation('messaging')
  const campaign = useCampaign(id)
  return (
    <Loaded query={campaign} failed={t('sending.failed')} waiting={<Skeleton variant="rounded" height={360} />}>
      {(data) => <Opened campaign={data} />}
    </Loaded>
  )
}

function Opened({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('messaging')
  const { name, state, template, version, channel, created_by, created_at, approved_by } = campaign
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('messages.template', { name: template, version, channel: t(`channel.${channel}`) })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('sending.by', { name: created_by ?? '–', at: dateTime(created_at) })}
            {approved_by !== null && <>. {t('sending.approvedBy', { name: approved_by })}</>}
          </Typography>
          <StatusBadge tone={STAGE_TONES[state]}>{t(`stage.${state}`)}</StatusBadge>
        </Box>
        <Acts campaign={campaign} />
      </Box>
      <Notices campaign={campaign} />
      <Conditions campaign={campaign} />
      {state === 'draft' || state === 'asking' || state === 'planned' ? (
        <Counted campaign={campaign} />
      ) : (
        <Progress campaign={campaign} />
      )}
    </Box>
  )
}

function Acts({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('messaging')
  const { campaign_id, state, needs_another, may_approve_from } = campaign
  const act = useCampaignAct(campaign_id)
  const [asking, setAsking] = useOpened<boolean>(false)
  const [testing, setTesting] = useOpened<boolean>(false)
  const does = (what: CampaignAct, said: string) => act.mutate(what, { onSuccess: () => toast.success(said) })
  const saidOf = ({ state, send_at }: Campaign) => {
    if (state === 'planned' && send_at !== null) return t('act.planned', { at: dateTime(send_at) })
    return t(state === 'asking' ? 'act.asked' : 'act.started')
  }
  const start = () =>
    act.mutate('start', {
      onSuccess: (after) => toast.success(saidOf(after)),
      onSettled: () => setAsking(false),
    })
  const waits = state === 'draft' || state === 'asking' || state === 'planned'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      {waits && (
        <>
          <Button variant="outlined" onClick={() => setTesting(true)}>
            {t('act.test')}
          </Button>
          <Button variant="outlined" disabled={act.isPending} onClick={() => does('stop', t('act.cancelled'))}>
            {t('act.cancel')}
          </Button>
        </>
      )}
      {state === 'draft' && (
        <Button variant="contained" disabled={act.isPending} onClick={() => setAsking(true)}>
          {t('act.start')}
        </Button>
      )}
      {state === 'asking' && !needs_another && may_approve_from === null && (
        <Button
          variant="contained"
          disabled={act.isPending}
          onClick={() => act.mutate('approve', { onSuccess: (after) => toast.success(saidOf(after)) })}
        >
          {t('act.approve')}
        </Button>
      )}
      {state === 'running' && (
        <Button
          variant="contained"
          color="error"
          disabled={act.isPending}
          onClick={() => does('stop', t('act.stopped'))}
        >
          {t('act.stop')}
        </Button>
      )}
      {state === 'stopped' && (
        <Button variant="contained" disabled={act.isPending} onClick={() => does('resume', t('act.resumed'))}>
          {t('act.resume')}
        </Button>
      )}
      {asking && (
        <StartDialog campaign={campaign} busy={act.isPending} onStart={start} onClose={() => setAsking(false)} />
      )}
      {testing && <TestDialog campaign={campaign} onClose={() => setTesting(false)} />}
    </Box>
  )
}

function Notices({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('messaging')
  const { state, stop_cause, stop_word, trouble_since, waits_until, needs_another, created_by, send_at } = campaign
  const isAhead = state === 'draft' || state === 'asking' || state === 'planned'
  return (
    <>
      {isAhead && send_at !== null && <Alert severity="info">{t('sending.planned', { at: dateTime(send_at) })}</Alert>}
      {state === 'asking' && needs_another && (
        <Alert severity="info">{t('sending.asking', { name: created_by ?? '–' })}</Alert>
      )}
      {state === 'asking' && campaign.may_approve_from !== null && (
        <Alert severity="info">
          <SecondPersonFrom at={campaign.may_approve_from} />
        </Alert>
      )}
      {state === 'running' && trouble_since !== null && (
        <Alert severity="warning">{t('sending.trouble', { at: dateTime(trouble_since) })}</Alert>
      )}
      {state === 'running' && waits_until !== null && (
        <Alert severity="info">{t('sending.waits', { at: dateTime(waits_until) })}</Alert>
      )}
      {state === 'stopped' && stop_cause !== null && (
        <Alert severity={stop_cause === 'staff' ? 'info' : 'error'}>
          {t(`sending.stop_${stop_cause}`, { word: stop_word ?? '–' })}
        </Alert>
      )}
    </>
  )
}

/** What everybody of the audience has in common. */
function Conditions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(['messaging', 'applications'])
  const { product, status, partner, min_days, max_days } = campaign.audience
  const words = [
    product !== null && t(`applications:productName.${product}`),
    status !== null && t(`applications:status.${status}`),
    partner,
    min_days !== null && t('sending.minDays', { count: min_days }),
    max_days !== null && t('sending.maxDays', { count: max_days }),
  ].filter((word): word is string => typeof word === 'string')
  return (
    <Box role="group" aria-label={t('sending.conditions')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(words.length > 0 ? words : [t('sending.everybody')]).map((word) => (
        <StatusBadge key={word} tone="neutral">
          {word}
        </StatusBadge>
      ))}
    </Box>
  )
}

function Counted({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('messaging')
  const { name, template_id, audience, channel } = campaign
  const headcount = useHeadcount({ name, template_id, audience })
  return (
    <Loaded query={headcount} failed={t('count.failed')} waiting={<Skeleton variant="rounded" height={320} />}>
      {(data) => <HeadcountCard headcount={data} channel={channel} />}
    </Loaded>
  )
}

function Progress({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('messaging')
  const { total, sent, left_out, waiting, left, receipts, channel } = campaign
  const done = total === 0 ? 100 : Math.round(((sent + left_out) / total) * 100)
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <SettingsCard title={t('sending.progress')}>
        <LinearProgress variant="determinate" value={done} aria-label={t('sending.progress')} sx={{ mb: 4 }} />
        <Lines
          label={t('sending.progress')}
          lines={[
            { key: 'sent', left: t('sending.sent'), right: count(sent) },
            { key: 'left', left: t('sending.left'), right: count(left_out) },
            { key: 'waiting', left: t('sending.waiting'), right: count(waiting) },
          ]}
        />
      </SettingsCard>
      <SettingsCard title={t('sending.receipts')}>
        {channel === 'email' ? (
          <Typography>{t('sending.noReceipts')}</Typography>
        ) : (
          <Lines
            label={t('sending.receipts')}
            lines={receipts.map((each) => ({
              key: each.kind,
              left: t(`receipt.${each.kind}`),
              right: count(each.count),
            }))}
          />
        )}
      </SettingsCard>
      {left.length > 0 && (
        <SettingsCard title={t('sending.leftTitle')}>
          <Lines
            label={t('sending.leftTitle')}
            lines={left.map((each) => ({ key: each.reason, left: t(`why.${each.reason}`), right: count(each.count) }))}
          />
        </SettingsCard>
      )}
    </Box>
  )
}
