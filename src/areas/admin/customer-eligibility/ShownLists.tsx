import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CustomerEligibilityForm } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import { ReplayedLists } from '#src/features/offers/ReplayedLists.tsx'
import { errorText } from '#src/lib/toast.ts'
import { useReplayLists } from './hooks.ts'

/** The lists that the customer was shown, made again: for the same person and the same reason as the look above. */
export function ShownLists({ look }: { look: CustomerEligibilityForm }) {
  const { t } = useTranslation('replay')
  const replay = useReplayLists(look)
  const { data, error, isPending } = replay
  return (
    <Box sx={{ mt: 5 }}>
      <Button variant="outlined" aria-busy={isPending} onClick={() => !isPending && replay.mutate()}>
        {t('staff.button')}
      </Button>
      <Box role="status">
        {data && (
          <Card variant="outlined" sx={{ mt: 4, p: 5, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {data.reference === null ? t('staff.noLoan') : t('staff.lead', { reference: data.reference })}
            </Typography>
            {data.reference !== null && <ReplayedLists lists={data.lists} />}
          </Card>
        )}
      </Box>
      {error && (
        <Alert severity="error" role="alert" sx={{ mt: 4 }}>
          {errorText(error)}
        </Alert>
      )}
    </Box>
  )
}
