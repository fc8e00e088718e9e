import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { RUN_NOTES } from '#src/contract/paying/run-sums.ts'
import { SecondPersonFrom } from '#src/features/second-person/SecondPersonFrom.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CallOffDialog } from './CallOffDialog.tsx'
import { CheckDialog } from './CheckDialog.tsx'

/** The second person's part: what stands out in the run, and the two ways on. */
export function CheckPart({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('payment-runs')
  const [asking, setAsking] = useOpened<'check' | 'callOff' | null>(null)
  const lines = run.lines.filter(({ state }) => state === 'in_run')
  const said = RUN_NOTES.map((note) => ({
    note,
    names: lines.filter(({ notes }) => notes.includes(note)).map(({ partner }) => partner),
  })).filter(({ names }) => names.length > 0)
  return (
    <Card variant="outlined" sx={{ p: 4 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {t('check.title')}
      </Typography>
      {said.length === 0 ? (
        <Typography variant="body2">{t('check.nothing')}</Typography>
      ) : (
        <Box component="ul" aria-label={t('check.points')} sx={{ m: 0, pl: 5 }}>
          {said.map(({ note, names }) => (
            <Typography component="li" variant="body2" key={note} sx={{ overflowWrap: 'anywhere' }}>
              {t('check.point', { what: t(`note.${note}`), who: names.join(', ') })}
            </Typography>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('check.looked', { what: RUN_NOTES.map((note) => t(`check.lookedAt.${note}`)).join(', ') })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        {run.check_problem === null && <Button onClick={() => setAsking('check')}>{t('check.open')}</Button>}
        <Button look="secondary" onClick={() => setAsking('callOff')}>
          {t('callOff.open')}
        </Button>
      </Box>
      <Box sx={{ mt: 3 }}>
        {run.check_problem === 'one_hand' ? (
          run.may_approve_from !== null && <SecondPersonFrom at={run.may_approve_from} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t(`check.who.${run.check_problem ?? 'may'}`)}{' '}
            {run.check_problem === 'no_factor' && (
              <Link component={RouterLink} to={pathTo('my-sign-in')}>
                {t('check.setUp')}
              </Link>
            )}
          </Typography>
        )}
      </Box>
      {asking === 'check' && <CheckDialog run={run} onClose={() => setAsking(null)} />}
      {asking === 'callOff' && <CallOffDialog run={run} onClose={() => setAsking(null)} />}
    </Card>
  )
}
