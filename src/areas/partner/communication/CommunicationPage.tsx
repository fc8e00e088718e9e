import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PARTNER_TOPICS } from '#src/contract/entities/support/partner-ticket.ts'
import { useTickets } from '#src/features/partner-support/hooks.ts'
import { TicketList } from '#src/features/partner-support/TicketList.tsx'
import { TOPIC_PATHS } from '#src/features/partner-support/topics.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

const LATEST = 5

/** Both ways to ask us, and the newest tickets of either. */
export function CommunicationPage() {
  const { t } = useTranslation(['partner-support', 'staff-titles'])
  const { data } = useTickets()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:communication')}</PageTitle>
      <Box
        sx={{
          mt: 5,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          maxWidth: 860,
        }}
      >
        {PARTNER_TOPICS.map((topic) => {
          const open = data?.filter((each) => each.topic === topic && each.status === 'open').length
          return (
            <Card key={topic} variant="outlined" sx={{ p: 5 }}>
              <Typography variant="h3" component="h2">
                {t(`topic.${topic}`)}
              </Typography>
              <Typography sx={{ mt: 1 }}>{t(`about.${topic}`)}</Typography>
              <Typography variant="body2" sx={{ mt: 2, mb: 4, minHeight: 20, color: 'text.secondary' }}>
                {open === undefined ? '' : open === 0 ? t('noneOpen') : t('count', { count: open })}
              </Typography>
              <Button variant="outlined" component={Link} to={TOPIC_PATHS[topic]}>
                {t('open', { topic: t(`topic.${topic}`) })}
              </Button>
            </Card>
          )
        })}
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 6, mb: 3 }}>
        {t('latest')}
      </Typography>
      <Box sx={{ maxWidth: 860 }}>
        <TicketList most={LATEST} />
      </Box>
    </>
  )
}
