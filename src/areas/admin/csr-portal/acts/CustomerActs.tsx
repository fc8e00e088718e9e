import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { isAdminRole, mayMasquerade, mayServe } from '#src/contract/admin-roles.ts'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { useSession } from '#src/lib/session/session.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { AboutApplicationDialog } from './AboutApplicationDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { LostContactDialog } from './LostContactDialog.tsx'
import { QuietDialog } from './QuietDialog.tsx'
import { ScreensDialog } from './ScreensDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { TicketDialog } from './TicketDialog.tsx'

type Act = 'screens' | 'ticket' | 'contact' | 'lostContact' | 'link' | 'nudge' | 'quiet' | 'takeBack' | 'erasure'

/** What staff may do on the customer's word: never apply, and never consent. */
export function CustomerActs({ customer, reference }: { customer: CsrCustomer; reference: string | null }) {
  const { t } = useTranslation('csr')
  const [act, setAct] = useOpened<Act | null>(null)
  const onClose = () => setAct(null)
  const role = useSession(({ roleId }) => roleId)
  const { known_until, questions } = customer.identity
  const possible: Record<Act, boolean> = {
    screens: isAdminRole(role) && mayMasquerade(role, 'customer'),
    ticket: true,
    contact: customer.mobile_verified || customer.email_verified,
    lostContact: customer.contact_change === null && (known_until !== null || questions.length >= 2),
    link: customer.applications.some(({ may_resume }) => may_resume),
    nudge: customer.applications.some(({ may_nudge }) => may_nudge),
    quiet: true,
    takeBack: customer.revocable.length > 0,
    erasure: customer.erasure === null || customer.erasure.status === 'verifying',
  }
  const serves = isAdminRole(role) && mayServe(role)
  const acts = (Object.keys(possible) as Act[]).filter((each) => serves && possible[each])
  return (
    <Card variant="outlined" component="section" aria-labelledby="csr-acts" sx={{ p: 5 }}>
      <Typography variant="h4" component="h2" id="csr-acts" sx={{ mb: 2 }}>
        {t('acts.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4 }}>
        {t(serves ? 'acts.lead' : 'acts.onlyLooks')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {acts.map((each) => (
          <Button key={each} size="small" variant="outlined" onClick={() => setAct(each)}>
            {t(`acts.${each}.button`)}
          </Button>
        ))}
      </Box>
      {act === 'screens' && <ScreensDialog customer={customer} onClose={onClose} />}
      {act === 'contact' && <ContactDialog customer={customer} onClose={onClose} />}
      {act === 'lostContact' && <LostContactDialog customer={customer} onClose={onClose} />}
      {act === 'quiet' && <QuietDialog customer={customer} onClose={onClose} />}
      {act === 'erasure' && <ErasureDialog customer={customer} onClose={onClose} />}
      {act === 'takeBack' && <TakeBackDialog customer={customer} onClose={onClose} />}
      {act === 'ticket' && <TicketDialog customer={customer} reference={reference} onClose={onClose} />}
      {(act === 'link' || act === 'nudge') && (
        <AboutApplicationDialog act={act} customer={customer} reference={reference} onClose={onClose} />
      )}
    </Card>
  )
}
