import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { specialOfferState } from '#src/contract/finance/special-offer.ts'
import { dateShort } from '#src/lib/dates.ts'
import { useToday } from '#src/ui/use-today.ts'

/** Where a lender's special offer stands today; it starts and ends by its dates. */
export function SpecialOfferState({ lender }: { lender: Lender }) {
  const { t } = useTranslation('lenders-admin')
  const state = specialOfferState(lender, useToday())
  const { so_date_start, so_date_end } = lender
  const bounded = state === 'live' && so_date_end !== null ? 'liveUntil' : state
  return (
    <Box component="span" sx={{ color: state === 'live' ? 'success.main' : 'text.secondary', whiteSpace: 'nowrap' }}>
      {t(`offer.${bounded}`, {
        start: so_date_start === null ? '' : dateShort(so_date_start),
        end: so_date_end === null ? '' : dateShort(so_date_end),
      })}
    </Box>
  )
}
