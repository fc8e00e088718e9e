import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import InputLabel from '@mui/material/InputLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isLeadNumber } from '#src/contract/entities/leads/lead-history.ts'
import type { LeadHistory as History } from '#src/contract/entities/leads/lead-history.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { TypedField } from '#src/ui/table/TypedField.tsx'
import { withNames } from '#src/ui/with-names.ts'
import { useLeadHistory } from './hooks.ts'

/** Who held a lead and why, by its number, which stands in the address. */
export function LeadHistory() {
  const { t } = useTranslation('tracking-links')
  const [params, setParams] = useSearchParams()
  const asked = params.get('lead') ?? ''
  const id = useId()
  const isWrong = asked !== '' && !isLeadNumber(asked)
  return (
    <Card component="section" variant="outlined" aria-labelledby={`${id}-title`} sx={{ p: { xs: 4, sm: 5 }, mb: 5 }}>
      <Typography variant="h5" component="h2" id={`${id}-title`}>
        {t('history.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('history.lead')}
      </Typography>
      <Box sx={{ mt: 3, maxWidth: 320 }}>
        <InputLabel htmlFor={id}>{t('history.number')}</InputLabel>
        <TypedField
          kind="text"
          id={id}
          value={asked}
          describedBy={isWrong ? `${id}-wrong` : undefined}
          onChange={(lead) => setParams((before) => withNames(before, { lead: lead.toUpperCase() }))}
        />
      </Box>
      {isWrong && (
        <Typography id={`${id}-wrong`} role="status" sx={{ mt: 2, color: 'error.main' }}>
          {t('history.wrong')}
        </Typography>
      )}
      {asked !== '' && !isWrong && <Shown reference={asked} />}
    </Card>
  )
}

function Shown({ reference }: { reference: string }) {
  const { t } = useTranslation('tracking-links')
  const history = useLeadHistory(reference)
  return (
    <Loaded
      query={history}
      failed={t('history.failed', { lead: reference })}
      waiting={<Skeleton variant="rounded" height={120} sx={{ mt: 4 }} />}
    >
      {(data) => <Told history={data} />}
    </Loaded>
  )
}

function Told({ history }: { history: History }) {
  const { t } = useTranslation(['tracking-links', 'applications'])
  const { holdings, touches, courses, reference, product_type, hold_days, rest_days } = history
  const steps = [
    ...touches.map(({ at, partner, channel, label, effect, holder }) => ({
      at,
      text: t(`history.effect.${effect}`, {
        partner,
        holder: holder ?? '',
        days: hold_days,
        way: t(`history.channel.${channel}`, { label: label ?? t('table.usual') }),
      }),
    })),
    ...courses.flatMap(({ sent, ended }) => [
      { at: sent, text: t('history.sent') },
      ...(ended === null ? [] : [{ at: ended, text: t('history.ended', { days: rest_days }) }]),
    ]),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle1" component="h3">
        {t('history.of', { lead: reference, product: t(`applications:productName.${product_type}`) })}
      </Typography>
      {holdings.length === 0 && <Typography sx={{ mt: 1 }}>{t('history.nobody')}</Typography>}
      <Box component="ul" sx={{ m: 0, mt: 2, pl: 5 }}>
        {holdings.map(({ partner, from, until, reference: lead, is_prolonged, is_over }) => (
          <li key={from}>
            {until === null
              ? t('history.holdsOpen', { partner, from: dateTime(from) })
              : t(is_over ? 'history.held' : 'history.holds', {
                  partner,
                  from: dateTime(from),
                  until: dateTime(until),
                })}
            {lead !== null && ` ${t('history.leadNumber', { lead })}`}
            {is_prolonged && until !== null && ` ${t('history.prolonged', { days: rest_days })}`}
          </li>
        ))}
      </Box>
      <Typography variant="subtitle2" component="h4" sx={{ mt: 4 }}>
        {t('history.steps')}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 5 }}>
        {steps.map(({ at, text }) => (
          <Box component="li" key={`${at} ${text}`} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <time dateTime={at}>{dateTime(at)}</time>: {text}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
