import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { EnquiryLine } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

const TONES = { open: 'info', passed: 'ok', closed: 'neutral', withdrawn: 'neutral' } as const satisfies Record<
  EnquiryLine['status'],
  string
>

/** Where an enquiry stands, and which lender has it or is to have it. */
export function EnquiryState({ line: { status, lender, sent_at } }: { line: EnquiryLine }) {
  const { t } = useTranslation('enquiry-desk')
  const onItsWay = status === 'passed' && sent_at === null
  return (
    <>
      <StatusBadge tone={onItsWay ? 'warn' : TONES[status]}>
        {t(onItsWay ? 'status.onItsWay' : `status.${status}`)}
      </StatusBadge>
      {lender !== null && (
        <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {lender}
        </Typography>
      )}
    </>
  )
}
