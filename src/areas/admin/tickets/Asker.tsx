import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { Part } from '#src/features/desk/Part.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { languageName } from '#src/ui/language/language-name.ts'

/** Who asks, and how they are told of an answer; numbers and addresses are masked. */
export function Asker({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const role = useSession((session) => session.roleId)
  const { asker, kind, who, application } = ticket
  const mayOpenPartner = mayOpen(role, 'partners/:id')
  return (
    <Part title={t('asker.title')}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{asker.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`kind.${kind}`)}
      </Typography>
      {asker.user_id !== null && (
        <Typography variant="body2">
          <Link
            component={RouterLink}
            to={pathTo('csr-portal/:id/:pid', { id: asker.user_id, pid: application ?? '0' })}
            sx={{ display: 'inline-block', py: 2.5 }}
          >
            {t('asker.number', { id: asker.user_id })}
          </Link>
        </Typography>
      )}
      {asker.mobile !== '' && <Typography variant="body2">{asker.mobile}</Typography>}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {asker.email}
      </Typography>
      {asker.partner_id !== null && mayOpenPartner && (
        <Typography variant="body2">
          <Link component={RouterLink} to={pathTo('partners/:id', { id: asker.partner_id })}>
            {who}
          </Link>
        </Typography>
      )}
      {application !== null && <Typography variant="body2">{t('asker.about', { application })}</Typography>}
      <Typography variant="body2" sx={{ mt: 2 }}>
        {asker.language === null
          ? t('asker.anyLanguage')
          : t('asker.language', { language: languageName(asker.language) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`told.${kind}`)}
      </Typography>
    </Part>
  )
}
