import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import type { CallDesk } from '#src/contract/entities/calls/call.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { CallSheetCard } from './CallSheetCard.tsx'
import { useCallDesk } from './hooks.ts'
import { Hours } from './Hours.tsx'
import { MyDay } from './MyDay.tsx'
import { Queue } from './Queue.tsx'
import { SoFar } from './SoFar.tsx'

/** Who may be called now, whom this agent has taken, and what they did today. */
export function TelecallingPage() {
  const { t } = useTranslation(['telecalling', 'staff-titles'])
  const desk = useCallDesk()
  const { roleId } = useSession()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:telecalling')}</PageTitle>
      {mayOpen(roleId, 'telecalling/team') && (
        <Link
          component={RouterLink}
          to={pathTo('telecalling/team')}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('today.team')}
        </Link>
      )}
      <Loaded query={desk} failed={t('failed')} waiting={<Skeleton variant="rounded" height={420} sx={{ mt: 4 }} />}>
        {(data) => <Desk desk={data} />}
      </Loaded>
    </>
  )
}

function Desk({ desk }: { desk: CallDesk }) {
  const { t } = useTranslation('telecalling')
  return (
    <>
      {desk.sandbox && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('sandbox')}
        </Alert>
      )}
      <Hours desk={desk} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 4,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(260px, 300px) minmax(0, 1fr)',
            lg: '280px minmax(0, 1fr) 260px',
          },
        }}
      >
        <Queue desk={desk} />
        <CallSheetCard key={desk.sheet?.call_id ?? 0} sheet={desk.sheet} now={desk.now} />
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' } }}>
          {desk.sheet && <SoFar sheet={desk.sheet} />}
          <MyDay desk={desk} />
        </Box>
      </Box>
    </>
  )
}
