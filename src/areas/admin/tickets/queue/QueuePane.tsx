import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Clock } from '../Clock.tsx'
import { useQueue } from '../hooks.ts'
import { ticketAddress } from '../ticket-address.ts'

/** The queue that the open ticket was taken from, beside it: what is due first on top, as in the queue's table. */
export function QueuePane({ queue, open }: { queue: TicketQueue; open: string }) {
  const { t } = useTranslation('ticket-desk')
  const tickets = useQueue(queue)
  return (
    <Box
      component="nav"
      aria-label={t(`queue.${queue}`)}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        position: 'sticky',
        top: 16,
        maxHeight: 'calc(100vh - 32px)',
        overflowY: 'auto',
        alignSelf: 'start',
      }}
    >
      <Link
        component={RouterLink}
        to={withQuery(pathTo('ticket-desk'), { tab: queue })}
        sx={{ display: 'flex', alignItems: 'center', minHeight: 44, px: 4, fontWeight: 500 }}
      >
        {t('counted', { name: t(`queue.${queue}`), count: tickets.data?.total ?? 0 })}
      </Link>
      <Loaded query={tickets} failed={t('table.failed')} waiting={<Skeleton variant="rounded" height={320} />}>
        {({ rows }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((line) => (
              <Box component="li" key={line.ticket} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <Box
                  component={RouterLink}
                  to={ticketAddress(line.ticket, queue)}
                  aria-current={line.ticket === open ? 'page' : undefined}
                  sx={({ vars: { palette } }) => ({
                    display: 'block',
                    px: 4,
                    py: 2.5,
                    color: 'inherit',
                    textDecoration: 'none',
                    borderLeft: '3px solid transparent',
                    '&:hover': { backgroundColor: palette.brand.tint50 },
                    '&[aria-current]': { backgroundColor: palette.brand.tint100, borderLeftColor: palette.brand.line },
                  })}
                >
                  <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 500 }}>
                    {line.who}
                  </Typography>
                  <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
                    {line.subject}
                  </Typography>
                  <Clock line={line} />
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  )
}
