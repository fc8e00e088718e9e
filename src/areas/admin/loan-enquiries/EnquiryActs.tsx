import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { CloseEnquiryDialog } from './CloseEnquiryDialog.tsx'
import { useAssignEnquiry } from './hooks.ts'
import { PassOnDialog } from './PassOnDialog.tsx'

/** What can be done with an enquiry: take it, pass it on, close it. Nothing of one that is closed. */
export function EnquiryActs({ enquiry }: { enquiry: DeskEnquiry }) {
  const { t } = useTranslation('enquiry-desk')
  const [asked, setAsked] = useOpened<'pass' | 'close' | null>(null)
  const { status, assigned_to, people, consented } = enquiry
  const own = people.find(({ is_own }) => is_own)
  const take = useAssignEnquiry(enquiry)
  if (status !== 'open' && status !== 'passed') return null
  const close = () => setAsked(null)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {status === 'open' && !consented && <Alert severity="warning">{t('pass.noConsent')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {status === 'open' && own && assigned_to?.admin_id !== own.admin_id && (
          <Button variant="outlined" disabled={take.isPending} onClick={() => take.mutate(own.admin_id)}>
            {t('take.take')}
          </Button>
        )}
        {status === 'open' && consented && (
          <Button variant="contained" onClick={() => setAsked('pass')}>
            {t('pass.open')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsked('close')}>
          {t('close.open')}
        </Button>
      </Box>
      {asked === 'pass' && <PassOnDialog enquiry={enquiry} onClose={close} />}
      {asked === 'close' && <CloseEnquiryDialog enquiry={enquiry} onClose={close} />}
    </Box>
  )
}
