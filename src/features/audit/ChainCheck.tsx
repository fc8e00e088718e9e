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
  return (
    <>
      <Button variant="outlined" aria-busy={verify.isPending} onClick={() => !verify.isPending && verify.mutate()}>
        {t('verify')}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%', '& > *': { mt: 3 } }}>
        {verify.data && <Verdict {...verify.data} />}
        {verify.error && (
          <Alert severity="error" role="presentation">
            {errorText(verify.error)}
          </Alert>
        )}
      </Box>
    </>
  )
}

function Verdict({ checked, broken, missing }: { checked: number; broken: number | null; missing: number | null }) {
  const { t } = useTranslation('audit')
  const text =
    broken !== null
      ? t('broken', { id: broken })
      : missing !== null
        ? t('missing', { id: missing })
        : t('whole', { count: checked })
  return (
    <Alert severity={broken === null && missing === null ? 'success' : 'error'} role="presentation">
      {text}
    </Alert>
  )
}
