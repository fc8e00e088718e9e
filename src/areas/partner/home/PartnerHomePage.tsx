import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { count, percent, rupees } from '#src/lib/format.ts'
import { call } from '#src/lib/http.ts'
import { errorText } from '#src/lib/toast.ts'

/** The partner's terms and what they added up to so far, as the server answers them. */
export function PartnerHomePage() {
  const { t } = useTranslation(['partner', 'common'])
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['partner-revenue'],
    queryFn: ({ signal }) => call('getPartnerRevenue', { signal }),
  })
  const figures = [
    { key: 'applications', value: data && count(data.applications) },
    { key: 'disbursed', value: data && rupees(data.disbursed_amount) },
    { key: 'percent', value: data && percent(data.revenue_percent) },
    { key: 'flat', value: data && rupees(data.revenue_flat_fee) },
  ]
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {data ? t('home.greeting', { name: data.name }) : t('home.title')}
      </Typography>
      {error && !data ? (
        <Alert
          severity="error"
          sx={{ mt: 5 }}
          action={
            <Button size="small" variant="text" onClick={() => void refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      ) : (
        <Box
          component="dl"
          aria-busy={isPending}
          sx={{
            m: 0,
            mt: 5,
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {figures.map(({ key, value }) => (
            <Card key={key} variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`home.${key}`)}
              </Typography>
              <Typography
                component="dd"
                variant="figure"
                sx={{ m: 0, mt: 1, fontSize: { xs: '1.375rem', sm: '1.75rem' } }}
              >
                {value ?? <Skeleton width="60%" />}
              </Typography>
            </Card>
          ))}
        </Box>
      )}
      <Typography sx={{ color: 'text.secondary', mt: 5, maxWidth: 640 }}>{t('home.later')}</Typography>
    </>
  )
}
