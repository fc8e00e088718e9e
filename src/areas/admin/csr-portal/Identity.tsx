import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { isAdminRole, mayServe } from '#src/contract/admin-roles.ts'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { IdentityDialog } from './IdentityDialog.tsx'

/** Whether the caller has shown who they are, or a way to ask them. */
export function Identity({ customer }: { customer: CsrCustomer }) {
  const { t } = useTranslation('csr')
  const [asking, setAsking] = useOpened<boolean>(false)
  const { questions, known_until } = customer.identity
  const role = useSession(({ roleId }) => roleId)
  const serves = isAdminRole(role) && mayServe(role)
  const words =
    known_until !== null
      ? t('identity.known', { at: dateTime(known_until) })
      : t(questions.length < 2 ? 'identity.none' : 'identity.unknown')
  return (
    <Card variant="outlined" component="section" aria-labelledby="csr-identity" sx={{ p: 5 }}>
      <Typography variant="h4" component="h2" id="csr-identity" sx={{ mb: 2 }}>
        {t('identity.title')}
      </Typography>
      <Typography variant="body2">{words}</Typography>
      {serves && known_until === null && questions.length >= 2 && (
        <Button variant="outlined" size="small" sx={{ mt: 3 }} onClick={() => setAsking(true)}>
          {t('identity.open')}
        </Button>
      )}
      {asking && <IdentityDialog customer={customer} onClose={() => setAsking(false)} />}
    </Card>
  )
}
