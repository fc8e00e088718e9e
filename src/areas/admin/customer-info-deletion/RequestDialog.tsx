import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { ErasureDetail } from '#src/contract/entities/privacy/erasure-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { SecondPersonFrom } from '#src/features/second-person/SecondPersonFrom.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import type { Decision } from './DecisionDialog.tsx'
import { ErasureSteps } from './ErasureSteps.tsx'
import { useErasureRequest } from './hooks.ts'
import { OwnerButton } from './OwnerButton.tsx'

interface RequestDialogProps {
  reference: string
  onClose: () => void
}

/** One request: where it stands, what goes, what stays and why, who else is told, and what staff can do about it. */
export function RequestDialog({ reference, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['erasure-desk', 'common'])
  const id = useId()
  const request = useErasureRequest(reference)
  const [deciding, setDeciding] = useOpened<Decision | null>(null)
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={`${id}-title`} onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{t('detail.title', { reference })}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Loaded query={request} failed={t('detail.failed')} waiting={<Skeleton variant="rounded" height={320} />}>
          {(data) => <Details request={data} />}
        </Loaded>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2 }}>
        {request.data && request.data.due_at !== null && <OwnerButton request={request.data} />}
        {request.data?.status === 'verifying' && (
          <>
            {request.data.may_approve_from !== null ? (
              <Box sx={{ flex: '1 1 220px' }}>
                <SecondPersonFrom at={request.data.may_approve_from} />
              </Box>
            ) : request.data.needs_another ? (
              <Typography variant="body2" sx={{ flex: '1 1 220px' }}>
                {t('detail.another')}
              </Typography>
            ) : (
              <Button variant="contained" onClick={() => setDeciding('confirm')}>
                {t('decide.confirm.open')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setDeciding('refuse')}>
              {t('decide.refuse.open')}
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
      {deciding && <DecisionDialog reference={reference} decision={deciding} onClose={() => setDeciding(null)} />}
    </Dialog>
  )
}

function Details({ request }: { request: ErasureDetail }) {
  const { t } = useTranslation('erasure-desk')
  const { goes, keeps, told, holds, certificate, status } = request
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box>
        <Typography>
          {t('detail.asked', { id: request.user_id, at: dateTime(request.requested_at) })}{' '}
          {t(`cameBy.${request.came_by}`)}
        </Typography>
        <Typography>{t('owner.line', { name: request.owner ?? t('owner.nobody') })}</Typography>
        {request.note !== null && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('detail.note', { name: request.written_by ?? '', note: request.note })}
          </Typography>
        )}
        {request.decision !== null && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('detail.decision', { name: request.decided_by ?? '', decision: request.decision })}
          </Typography>
        )}
      </Box>
      <ErasureSteps request={request} />
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Part title={t(status === 'done' ? 'goes.done' : 'goes.title')} empty={t('goes.none')}>
          {goes.map(({ kind, count }) => (
            <Line key={kind} left={t(`goes.${kind}`)} right={String(count)} />
          ))}
        </Part>
        <Part title={t('keeps.title')} empty={t('keeps.none')}>
          {keeps.map(({ kind, about, until }) => (
            <Line key={`${kind}${about}`} left={[t(`keeps.${kind}`), about].filter(Boolean).join(', ')}>
              {t('keeps.until', { at: dateTime(until) })}
            </Line>
          ))}
        </Part>
        <Part title={t('holds.title')} empty={t('holds.none')}>
          {holds.map(({ reason, about, until, basis, kinds }) => (
            <Line key={`${reason}${about}${basis}`} left={[t(`holds.${reason}`), about].filter(Boolean).join(', ')}>
              {basis === null
                ? t('keeps.until', { at: dateTime(until) })
                : [
                    t(`holds.basis.${basis}`),
                    kinds.length === 0
                      ? t('holds.everything')
                      : kinds.map((kind) => t(`holds.kind.${kind}`)).join(', '),
                    t('holds.review', { at: dateTime(until) }),
                  ].join(' · ')}
            </Line>
          ))}
        </Part>
        <Part title={t('told.title')} empty={t('told.none')}>
          {told.map((each, at) => (
            <Line key={at} left={each.name}>
              {toldWords(each)}
            </Line>
          ))}
        </Part>
      </Box>
      {status !== 'done' && (
        <Link component={RouterLink} to={`${pathTo('customer-eligibility')}?tab=holds`}>
          {t('detail.hold')}
        </Link>
      )}
      {certificate !== null && (
        <Box>
          <Typography variant="h4" component="h3">
            {t('certificate.title')}
          </Typography>
          <NewTabLink href={certificate.path}>{t('certificate.open')}</NewTabLink>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('certificate.hash', { hash: certificate.hash })}
          </Typography>
        </Box>
      )}
    </Box>
  )

  function toldWords({ asked_at, answer, answered_at, gave_up_at }: ErasureDetail['told'][number]): string {
    if (answer !== null && answered_at !== null) return t(`told.${answer}`, { at: dateTime(answered_at) })
    if (gave_up_at !== null) return t('told.gaveUp', { at: dateTime(gave_up_at) })
    return asked_at === null ? t('told.later') : t('told.waits', { at: dateTime(asked_at) })
  }
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

function Line({ left, right, children }: { left: string; right?: string; children?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {left}
        {children && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {children}
          </Typography>
        )}
      </Box>
      {right !== undefined && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{right}</Box>}
    </Box>
  )
}
