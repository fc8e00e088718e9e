import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutLine } from '#src/contract/entities/payout.ts'
import { TDS_PERCENT } from '#src/contract/finance/statement.ts'
import { count, dateShort, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session.ts'
import { DisputePart } from './DisputePart.tsx'
import { monthName } from './month-name.ts'
import { payWords, slabWords } from './slab-words.ts'

/** Why a line is what it is: from the disbursal over the slab to what is paid, each step with its figure. */
export function LineDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { t, i18n } = useTranslation(['partner-reports', 'common'])
  const { masquerade } = useSession()
  const id = useId()
  const { slab, business, lender, takes_back, partner_percent, partner_flat } = line
  const month = monthName(line.month, i18n.language)
  const steps = [
    {
      key: 'disbursal',
      text: t(takes_back === null ? 'explain.disbursal' : 'explain.takenBack', {
        lender,
        reference: line.application_reference,
        day: dateShort(line.disbursed_at),
      }),
      value: rupees(line.disbursed_amount),
    },
    ...((business && [
      {
        key: 'slab',
        text: [
          t('explain.business', {
            month,
            lender,
            disbursed: rupees(business.disbursed),
            number: count(business.number),
            ticket: rupees(business.averageTicket),
          }),
          slab ? t('explain.slab', { slab: slabWords(slab, t) }) : t('explain.noSlab'),
        ].join(' '),
        value: null,
      },
    ]) ||
      []),
    {
      key: 'revenue',
      text: payWords('revenue', slab?.percent ?? 0, slab?.flat ?? 0, t),
      value: rupeesAndPaise(line.revenue),
    },
    {
      key: 'gross',
      text: payWords('gross', partner_percent, partner_flat, t),
      value: rupeesAndPaise(line.gross),
    },
    { key: 'tds', text: t('explain.tds', { percent: TDS_PERCENT }), value: rupeesAndPaise(-line.tds) },
    { key: 'net', text: t('explain.net'), value: rupeesAndPaise(line.net) },
  ]
  const settled = [
    ...(line.approved_at === null ? [] : [t('explain.approved', { day: dateShort(line.approved_at) })]),
    ...(line.paid_at === null ? [] : [t('explain.paid', { day: dateShort(line.paid_at) })]),
    ...(line.approved_at === null ? [t('explain.accrued')] : []),
    ...(line.reason === null ? [] : [t('explain.reason', { reason: line.reason })]),
    ...(line.is_taken_back ? [t('explain.isTakenBack')] : []),
  ]
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>{t('explain.title', { reference: line.lead_reference })}</DialogTitle>
      <DialogContent>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {steps.map(({ key, text, value }) => (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 4,
                py: 2.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: key === 'net' ? 700 : 400 }}>
                {text}
              </Typography>
              {value !== null && (
                <Typography
                  variant="body2"
                  sx={{
                    fontWeight: key === 'net' ? 700 : 500,
                    whiteSpace: 'nowrap',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {value}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
        {settled.map((text) => (
          <Typography key={text} variant="body2" sx={{ mt: 3 }}>
            {text}
          </Typography>
        ))}
        <DisputePart line={line} readOnly={masquerade !== null} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
