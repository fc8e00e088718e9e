import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { deskLinkForm } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { Part } from '#src/features/desk/Part.tsx'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useShowTicket, useUnlinkTicket } from './hooks.ts'

/** Tickets that belong together, each of which goes on for itself. */
export function Links({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const show = useShowTicket()
  const params = { ticket: ticket.ticket }
  const form = useContractForm('linkDeskTicket', deskLinkForm, {
    start: { other: '' },
    body: ({ other }: { other: string }) => ({ other: other.trim().toUpperCase(), linked: true }),
    send: (body) => call('linkDeskTicket', { params, body }),
    done: ({ data }) => {
      form.hands.reset()
      show(data)
      toast.success(t('links.done'))
    },
  })
  const remove = useUnlinkTicket(ticket.ticket)
  return (
    <Part title={t('links.title')}>
      {ticket.linked.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('links.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {ticket.linked.map((each) => (
            <li key={each.ticket}>
              <Link
                component={RouterLink}
                to={pathTo('ticket-desk/:ref', { ref: each.ticket })}
                sx={{ display: 'inline-block', py: 2 }}
              >
                {each.ticket}
              </Link>{' '}
              <Typography component="span" variant="body2">
                {t(`status.${each.status}`)}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {each.subject}
              </Typography>
              <Button
                size="small"
                aria-label={t('links.removeOf', { ticket: each.ticket })}
                aria-busy={remove.isPending}
                onClick={() => remove.mutate(each.ticket)}
              >
                {t('links.remove')}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <Box component={Form} form={form} prefix="field-link" sx={{ display: 'grid', gap: 2, mt: 3 }}>
        <TextField
          name="other"
          label={t('links.label')}
          what={t('links.what')}
          help={t('links.help')}
          input={{ autoComplete: 'off', maxLength: 13 }}
        />
        <Box>
          <Button type="submit" variant="outlined" aria-busy={form.busy}>
            {t('links.save')}
          </Button>
        </Box>
      </Box>
    </Part>
  )
}
