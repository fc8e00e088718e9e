import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { withNames } from '#src/ui/with-names.ts'
import { PayoutMonth } from './PayoutMonth.tsx'
import { useMonths } from './payouts-hooks.ts'
import type { Statement } from './payouts-hooks.ts'

/** Of a long book the newest months are shown first, and all in which something waits. */
const NEWEST = 6

/** What each month of a partner comes to, newest first; one of them is open with its lines, and stands in the address. */
export function PartnerPayouts({ partnerId }: { partnerId: number }) {
  const { t } = useTranslation(['partner-payouts', 'common'])
  const months = useMonths(partnerId)
  const [params, setParams] = useSearchParams()
  const [all, setAll] = useState(false)
  const open = params.get('month')
  const show = (month: string | null) =>
    setParams((before) => withNames(before, { 'lines-page': null, month }), { replace: true })
  const isShown = ({ month, accrued_lines, approved_lines }: Statement, at: number) =>
    all || at < NEWEST || month === open || accrued_lines + approved_lines > 0
  return (
    <Loaded
      query={months}
      failed={t('months.failed')}
      space="mt12"
      waiting={
        <Skeleton variant="rounded" height={120} role="status" aria-label={t('common:loading')} sx={{ mt: 3 }} />
      }
      empty={<Typography sx={{ mt: 2 }}>{t('months.none')}</Typography>}
    >
      {(data) => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {data.filter(isShown).map((statement) => (
              <PayoutMonth
                key={statement.month}
                partnerId={partnerId}
                statement={statement}
                open={open === statement.month}
                onToggle={() => show(open === statement.month ? null : statement.month)}
              />
            ))}
          </Box>
          {data.filter(isShown).length < data.length && (
            <Button variant="text" sx={{ mt: 3 }} onClick={() => setAll(true)}>
              {t('months.all', { count: data.length })}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
