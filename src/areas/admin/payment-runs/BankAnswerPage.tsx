import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { UploadStudio } from '#src/features/imports/UploadStudio.tsx'

/** The bank's file about what it was sent: which payments went and which came back. */
export function BankAnswerPage() {
  const { t } = useTranslation('payment-runs')
  const { runId = '' } = useParams()
  return (
    <>
      <Link
        component={RouterLink}
        to={pathTo('payment-runs/:runId', { runId })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('answer.back', { run: runId })}
      </Link>
      <UploadStudio profile="payment_run" />
    </>
  )
}
