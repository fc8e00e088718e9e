import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LowerTaxCertificate } from '#src/contract/entities/earnings/lower-tax.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { EndLowerTaxDialog } from './EndLowerTaxDialog.tsx'
import { NoteLowerTaxDialog } from './NoteLowerTaxDialog.tsx'
import { useLowerTax } from './payouts-hooks.ts'

const TONES = { counts: 'ok', to_come: 'neutral', used_up: 'warn', over: 'neutral', ended: 'neutral' } as const

/** A partner's certificates for a lower rate of tax: what each covers, how much of it is used, and since when it is over. */
export function LowerTax({ partnerId }: { partnerId: number }) {
  const { t } = useTranslation('partner-payouts')
  const certificates = useLowerTax(partnerId)
  const [noting, setNoting] = useOpened<boolean>(false)
  const [ending, setEnding] = useOpened<LowerTaxCertificate | null>(null)
  return (
    <>
      <Typography sx={{ mt: 2, maxWidth: 720 }}>{t('lower.lead')}</Typography>
      <Loaded
        query={certificates}
        failed={t('lower.failed')}
        waiting={<Skeleton variant="rounded" height={80} sx={{ mt: 3 }} />}
        empty={<Typography sx={{ mt: 3 }}>{t('lower.none')}</Typography>}
      >
        {(list) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {list.map((each) => (
              <Box component="li" key={each.certificate_id} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
                  <Typography component="h3" variant="subtitle1">
                    {t('lower.name', { number: each.number, percent: String(each.tds_percent) })}
                  </Typography>
                  <StatusBadge tone={TONES[each.state]}>{t(`lower.state.${each.state}`)}</StatusBadge>
                  <Box sx={{ flex: 1 }} />
                  {(each.state === 'counts' || each.state === 'to_come') && (
                    <Button
                      size="small"
                      variant="outlined"
                      color="error"
                      sx={{ minHeight: 44 }}
                      aria-label={t('lower.end.of', { number: each.number })}
                      onClick={() => setEnding(each)}
                    >
                      {t('lower.end.open')}
                    </Button>
                  )}
                </Box>
                <Typography>
                  {t('lower.used', { used: rupeesAndPaise(each.used), limit: rupeesAndPaise(each.limit_amount) })}
                </Typography>
                <Typography variant="body2">
                  {t('lower.days', { from: dateShort(each.from_day), to: dateShort(each.to_day) })}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {t('lower.evidence', { evidence: each.evidence })}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {each.noted_by === null
                    ? t('lower.noted', { day: dateShort(each.noted_at) })
                    : t('lower.notedBy', { day: dateShort(each.noted_at), by: each.noted_by })}
                </Typography>
                {each.ended_reason !== null && (
                  <Typography sx={{ overflowWrap: 'anywhere' }}>
                    {t('lower.endedReason', { reason: each.ended_reason })}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
      <Button variant="outlined" sx={{ mt: 4, minHeight: 44 }} onClick={() => setNoting(true)}>
        {t('lower.note.open')}
      </Button>
      {noting && <NoteLowerTaxDialog partnerId={partnerId} onClose={() => setNoting(false)} />}
      {ending && <EndLowerTaxDialog partnerId={partnerId} certificate={ending} onClose={() => setEnding(null)} />}
    </>
  )
}
