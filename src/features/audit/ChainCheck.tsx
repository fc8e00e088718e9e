import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/toast.ts'
import { useVerifyAudit } from './hooks.ts'

/** Whether anybody has tampered with the log, asked for by hand: it reads all of it. */
export function ChainCheck() {
  const { t } = useTranslation('audit')
  const verify = useVerifyAudit()
  const broken = verify.data?.broken ?? null
  return (
    <>
      <Button variant="outlined" aria-busy={verify.isPending} onClick={() => !verify.isPending && verify.mutate()}>
        {t('verify')}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', '& > *': { mt: 3 } }}>
        {verify.data && (
          <Alert severity={broken === null ? 'success' : 'error'} role="presentation">
            {broken === null ? t('whole', { count: verify.data.checked }) : t('broken', { id: broken })}
          </Alert>
        )}
        {verify.error && (
          <Alert severity="error" role="presentation">
            {errorText(verify.error)}
          </Alert>
        )}
      </Box>
    </>
  )
}
