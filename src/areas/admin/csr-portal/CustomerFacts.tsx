import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { CALL_HOURS, CONTACT_CHANNELS } from '#src/contract/rules/contact/contact-rules.ts'
import { dateTime } from '#src/lib/dates.ts'

type Facts = Pick<CsrCustomer, 'contact' | 'no_call' | 'no_offer_call' | 'tickets' | 'erasure'>

/** Whether they may be called, what they allow, and what is open: seen before anything is said. */
export function CustomerFacts({ customer }: { customer: Facts }) {
  const { t } = useTranslation(['csr', 'erasure-desk', 'staff-rules'])
  const { contact, no_call, no_offer_call, tickets, erasure } = customer
  const allowed = CONTACT_CHANNELS.filter((channel) => contact.choices.offers[channel])
  const open = tickets.filter(({ status }) => status === 'open')
  const first = [...open].sort((a, b) => a.days_left - b.days_left)[0]
  const why = ({ reason, until }: NonNullable<CsrCustomer['no_call']>) =>
    [t(`staff-rules:call.no.${reason}`), until && t('facts.call.until', { at: dateTime(until) })]
      .filter(Boolean)
      .join(', ')
  const facts = [
    {
      key: 'call',
      value: t(
        no_call === null
          ? no_offer_call === null
            ? 'facts.call.both'
            : 'facts.call.yes'
          : no_offer_call === null
            ? 'facts.call.offers'
            : 'facts.call.no',
      ),
      more:
        no_call === null
          ? t('facts.call.hours', CALL_HOURS)
          : no_offer_call?.reason === no_call.reason
            ? why(no_call)
            : [
                t('facts.call.application', { why: why(no_call) }),
                no_offer_call && t('facts.call.forOffers', { why: why(no_offer_call) }),
              ]
                .filter(Boolean)
                .join('. '),
    },
    {
      key: 'offers',
      value:
        allowed.length === 0 ? t('facts.offers.none') : allowed.map((channel) => t(`channel.${channel}`)).join(', '),
      more: t('facts.offers.theirs'),
    },
    {
      key: 'tickets',
      value: t('facts.tickets.open', { count: open.length }),
      more: first
        ? t('facts.tickets.first', { ticket: first.ticket, count: first.days_left })
        : t('facts.tickets.none'),
    },
    {
      key: 'erasure',
      value: erasure ? erasure.reference : t('facts.erasure.none'),
      more: erasure ? t([`erasure-desk:status.${erasure.status}`, 'csr:unknown']) : '',
    },
  ] as const
  return (
    <Card
      variant="outlined"
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' }}
    >
      {facts.map(({ key, value, more }) => (
        <Box key={key} sx={{ p: 4 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`facts.${key}.title`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{value}</Typography>
            {more !== '' && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {more}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Card>
  )
}
