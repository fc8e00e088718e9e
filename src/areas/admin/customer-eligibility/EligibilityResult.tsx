import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { adminPartnersEndpoints } from '#src/contract/endpoints/admin/partners.ts'
import type { ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { reasonText } from '#src/features/offers/reason-words.ts'
import { percent, rupees } from '#src/lib/format.ts'

export type EligibilityAnswer = ResponseOf<(typeof adminPartnersEndpoints)['checkCustomerEligibility']>

/** Who would lend at which cost, and who would not, in the very words that the customer reads. */
export function EligibilityResult({ answer }: { answer: EligibilityAnswer }) {
  const { t } = useTranslation(['eligibility', 'offers', 'options'])
  const { matched, not_matched, method } = answer
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('method', { version: method.version })}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          mt: 4,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
        }}
      >
        <Lenders title={t('matched', { count: matched.length })} none={t('matchedNone')}>
          {matched.map(({ lender_id, name, amount, apr, interest_rate, emi }) => (
            <Lender key={lender_id} name={name}>
              {t('offer', {
                amount: rupees(amount),
                rate: percent(interest_rate),
                apr: percent(apr),
                emi: rupees(emi),
              })}
            </Lender>
          ))}
        </Lenders>
        <Lenders title={t('notMatched', { count: not_matched.length })} none={t('notMatchedNone')} help={t('toldAs')}>
          {not_matched.map(({ lender_id, name, reasons }) => (
            <Lender key={lender_id} name={name}>
              <Box component="ul" sx={{ m: 0, pl: 5 }}>
                {reasons.map((reason) => (
                  <li key={reason.code}>{reasonText(reason, t)}</li>
                ))}
              </Box>
            </Lender>
          ))}
        </Lenders>
      </Box>
    </>
  )
}

interface LendersProps {
  title: string
  none: string
  help?: string
  children: readonly ReactNode[]
}

function Lenders({ title, none, help, children }: LendersProps) {
  const id = useId()
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ p: 5 }}>
      <Typography variant="h4" component="h2" id={id}>
        {title}
      </Typography>
      {children.length === 0 && <Typography sx={{ mt: 3 }}>{none}</Typography>}
      {children.length > 0 && help && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{help}</Typography>}
      {children.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </Card>
  )
}

function Lender({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ mt: 4 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography component="div">{children}</Typography>
    </Box>
  )
}
