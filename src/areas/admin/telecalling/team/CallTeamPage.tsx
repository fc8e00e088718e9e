import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { CallTeam } from '#src/contract/entities/calls/call.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useCallTeam } from '../hooks.ts'
import { Part } from '../Part.tsx'
import { MarkForm } from './MarkForm.tsx'

/** What each agent did today, by name, and the calls that somebody looks at again. */
export function CallTeamPage() {
  const { t } = useTranslation(['telecalling', 'staff-titles'])
  const team = useCallTeam()
  return (
    <>
      <Link
        component={RouterLink}
        to={pathTo('telecalling')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('team.back')}
      </Link>
      <PageTitle lead={t('team.lead')}>{t('staff-titles:telecallingTeam')}</PageTitle>
      <Loaded
        query={team}
        failed={t('team.failed')}
        waiting={<Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />}
      >
        {(data) => (
          <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
            <People people={data.people} />
            <Part title={t('team.reviews')}>
              {data.reviews.length === 0 && <Typography sx={{ mt: 2 }}>{t('team.reviewsNone')}</Typography>}
              <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {data.reviews.map((each) => (
                  <Review key={each.call_id} call={each} />
                ))}
              </Box>
            </Part>
          </Box>
        )}
      </Loaded>
    </>
  )
}

function People({ people }: Pick<CallTeam, 'people'>) {
  const { t } = useTranslation('telecalling')
  return (
    <Part title={t('team.people')}>
      {people.length === 0 && <Typography sx={{ mt: 2 }}>{t('team.peopleNone')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map(({ admin_id, name, calls, connected, promised, kept }) => (
          <Box component="li" key={admin_id} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                `${t('today.calls')}: ${calls}`,
                `${t('today.connected')}: ${connected}`,
                `${t('today.kept')}: ${t('today.keptOf', { kept, promised })}`,
              ].join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  )
}

function Review({ call }: { call: CallTeam['reviews'][number] }) {
  const { t } = useTranslation('telecalling')
  const { agent, own, reference, ending, note, ticket, at, minutes, mark, marked_by } = call
  const missed = call.checks.filter((check) => !call.heard.includes(check))
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {[agent, reference, ending && t(`ending.${ending}`)].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[dateTime(at), t('team.minutes', { count: minutes }), ticket].filter(Boolean).join(' · ')}
      </Typography>
      {note !== '' && <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{note}</Typography>}
      {mark !== null && (
        <Typography sx={{ mt: 1 }}>
          {t('team.by', { mark: t(`mark.${mark}`), name: marked_by ?? '' })}
          {missed.length > 0 && (
            <> {t('team.missed', { what: missed.map((check) => t(`check.${check}`)).join(', ') })}</>
          )}
        </Typography>
      )}
      {own ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('team.own')}
        </Typography>
      ) : (
        <MarkForm review={call} />
      )}
    </Box>
  )
}
