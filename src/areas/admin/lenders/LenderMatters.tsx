import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { LenderMatter } from '#src/contract/entities/matters/lender-matter.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateTime } from '#src/lib/dates.ts'
import { toastError } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useLenderMatters, useTakeOnMatter } from './matters-hooks.ts'
import { SettleMatterDialog } from './SettleMatterDialog.tsx'
import { StatusLines } from './StatusLine.tsx'

/** Reports of a lender that changed nothing, and answers that it owes: what each is about, who has it, what to do next. */
export function LenderMatters({ lenderId }: { lenderId: number }) {
  const { t } = useTranslation('lender-matters')
  const answer = useLenderMatters(lenderId)
  const take = useTakeOnMatter(lenderId)
  const [settled, setSettled] = useOpened<LenderMatter | null>(null)
  return (
    <Loaded
      query={answer}
      failed={t('failed')}
      waiting={<Skeleton variant="rounded" height={120} role="status" aria-label={t('loading')} />}
    >
      {({ matters, total }) => (
        <>
          {matters.length === 0 && <Typography sx={{ mt: 3 }}>{t('none')}</Typography>}
          <StatusLines>
            {matters.map((matter) => (
              <Matter
                key={matter.matter_id}
                matter={matter}
                busy={take.isPending}
                onTake={() => take.mutate(matter.matter_id, { onError: toastError })}
                onSettle={() => setSettled(matter)}
              />
            ))}
          </StatusLines>
          {total > matters.length && (
            <Typography sx={{ mt: 3 }}>{t('others', { count: total - matters.length })}</Typography>
          )}
          {settled && <SettleMatterDialog lenderId={lenderId} matter={settled} onClose={() => setSettled(null)} />}
        </>
      )}
    </Loaded>
  )
}

interface MatterProps {
  matter: LenderMatter
  busy: boolean
  onTake: () => void
  onSettle: () => void
}

function Matter({ matter, busy, onTake, onSettle }: MatterProps) {
  const { t } = useTranslation(['lender-matters', 'applications'])
  const { kind, status, lender_status: word, event_id: event, due_at, taken, user_id } = matter
  const reference = matter.reference ?? ''
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{t(`kind.${kind}`)}</Typography>
        <Typography variant="body2">
          <Link component={RouterLink} to={pathTo('csr-portal/:id/:pid', { id: String(user_id), pid: reference })}>
            {reference}
          </Link>
          {` · ${t('here', { status: t(`applications:status.${status}`) })}`}
        </Typography>
        {word !== null && <Typography variant="body2">{t('said', { word, event: event ?? '' })}</Typography>}
        <Typography variant="body2">{t(`next.${kind}`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('since', { day: dateTime(due_at) })}{' '}
          {taken === null ? t('nobody') : taken.is_own ? t('yours') : t('has', { name: taken.name })}
        </Typography>
      </Box>
      {taken?.is_own !== true && (
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          disabled={busy}
          aria-label={t('take.of', { reference })}
          onClick={onTake}
        >
          {t('take.take')}
        </Button>
      )}
      <Button variant="outlined" sx={{ minHeight: 44 }} aria-label={t('settle.of', { reference })} onClick={onSettle}>
        {t('settle.confirm')}
      </Button>
    </Box>
  )
}
