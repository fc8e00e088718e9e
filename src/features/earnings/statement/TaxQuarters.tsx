import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnTaxQuarter } from '#src/contract/entities/paying/tax.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useOwnTax } from '../hooks.ts'

/** What was deducted from the partner in each quarter, and when its certificate comes. */
export function TaxQuarters() {
  const { t } = useTranslation('partner-reports')
  const quarters = useOwnTax()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 7 }}>
      <Typography variant="h5" component="h2" id={id}>
        {t('quarters.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, maxWidth: 720, color: 'text.secondary' }}>
        {t('quarters.text')}
      </Typography>
      <Loaded
        query={quarters}
        failed={t('quarters.failed')}
        waiting={<Skeleton variant="rounded" height={96} sx={{ mt: 3 }} />}
        empty={<Typography sx={{ mt: 3 }}>{t('quarters.none')}</Typography>}
      >
        {(list) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {list.map((each) => (
              <Quarter key={each.quarter} of={each} />
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  )
}

function Quarter({ of }: { of: OwnTaxQuarter }) {
  const { t } = useTranslation('partner-reports')
  const { quarter, months, gross, tds, rates, waiting, is_over, certificate, certificate_due } = of
  const name = `${monthName(months[0] ?? '')} – ${monthName(months.at(-1) ?? '')}`
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle1">
        {name}
      </Typography>
      <Typography>{t('quarters.sum', { gross: rupeesAndPaise(gross), tds: rupeesAndPaise(tds) })}</Typography>
      {rates.map((rate) => (
        <Typography key={`${rate.section}-${rate.tds_percent}-${rate.order ?? ''}`} variant="body2">
          {t(rate.order === null ? 'quarters.rate' : 'quarters.rateByOrder', {
            percent: String(rate.tds_percent),
            section: rate.section,
            number: rate.order ?? '',
            gross: rupeesAndPaise(rate.gross),
            tds: rupeesAndPaise(rate.tds),
          })}
          {rate.code !== null && ` ${t('quarters.code', { code: rate.code })}`}
        </Typography>
      ))}
      {waiting !== 0 && (
        <Typography variant="body2">{t('quarters.waiting', { tds: rupeesAndPaise(waiting) })}</Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {is_over ? t('quarters.due', { form: certificate, day: dateShort(certificate_due) }) : t('quarters.goesOn')}
      </Typography>
      {is_over && (
        <DownloadButton name={`tax-${quarter}.csv`} file={() => call('exportOwnTax', { params: { quarter } })}>
          {t('quarters.download', { quarter: name })}
        </DownloadButton>
      )}
    </Box>
  )
}
