import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ownReason } from '#src/contract/entities/earnings/own-reasons.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { TDS_PERCENT } from '#src/contract/paying/month-tax.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { sectionWords } from '../statement/tax-words.ts'
import { payWords, slabWords } from './slab-words.ts'

type T = (key: string, values?: Record<string, string | number>) => string
interface Step {
  key: string
  text: string
  value: string | null
}

/** The business by which the slab was chosen, and the slab. */
function slabSteps({ business, slab, lender, business_month }: PayoutLine, t: T): Step[] {
  if (!business) return []
  const month = monthName(business_month)
  const { disbursed, number, averageTicket } = business
  const facts = { disbursed: rupees(disbursed), count: number, ticket: rupees(averageTicket) }
  const chosen = slab ? t('explain.slab', { slab: slabWords(slab, t) }) : t('explain.noSlab')
  return [
    { key: 'slab', text: `${t('explain.business', { month, lender: lender ?? '', ...facts })} ${chosen}`, value: null },
  ]
}

/** The product's own reasons in the reader's language; an admin's words as they were written. */
function reasonIn(reason: string, t: T): string {
  const own = ownReason(reason)
  return own === null ? reason : t(`explain.own.${own}`)
}

/** Whose amount and whose day they are, and what was asked for where that was something else. */
function toldWords({ asked_amount, disbursed_amount, amount_told, day_told }: PayoutLine, t: T): string[] {
  const differs = amount_told && asked_amount !== null && asked_amount !== disbursed_amount
  return [
    ...(differs ? [t('explain.asked', { amount: rupees(asked_amount) })] : []),
    ...(amount_told ? [] : [t('explain.amountAsked')]),
    ...(day_told ? [] : [t('explain.dayReported')]),
  ]
}

/** Of which day the slabs and the terms are by which it was worked out. */
function versionStep({ slabs_from, terms_from }: PayoutLine, t: T): Step {
  const slabs = slabs_from === null ? t('explain.slabsFirst') : t('explain.slabsFrom', { day: dateShort(slabs_from) })
  const terms = terms_from === null ? t('explain.termsFirst') : t('explain.termsFrom', { day: dateShort(terms_from) })
  return { key: 'versions', text: t('explain.versions', { slabs, terms }), value: null }
}

/** When it was paid, and by which transfer where that was kept. */
function paidWords({ paid_at, utr, account_ending }: PayoutLine, t: T): string[] {
  if (paid_at === null) return []
  const day = dateShort(paid_at)
  if (utr === null || account_ending === null) return [t('explain.paid', { day })]
  return [t('explain.paidBy', { day, utr, account: account_ending })]
}

function stepsOf(line: PayoutLine, t: T): Step[] {
  const { kind, slab, partner_percent, partner_flat } = line
  const facts = {
    lender: line.lender ?? '',
    reference: line.application_reference ?? '',
    day: dateShort(line.disbursed_at),
    month: monthName(line.business_month),
  }
  const loan = line.disbursed_amount === 0 ? null : rupees(line.disbursed_amount)
  const revenue = rupeesAndPaise(line.revenue)
  const gross = rupeesAndPaise(line.gross)
  const lenderPays = payWords('revenue', slab?.percent ?? 0, slab?.flat ?? 0, t)
  const part = line.is_set ? t('explain.set') : payWords('gross', partner_percent, partner_flat, t)
  switch (kind) {
    case 'disbursal':
      return [
        { key: 'what', text: [t('explain.disbursal', facts), ...toldWords(line, t)].join(' '), value: loan },
        ...slabSteps(line, t),
        { key: 'revenue', text: lenderPays, value: revenue },
        { key: 'gross', text: part, value: gross },
        versionStep(line, t),
      ]
    case 'correction':
      return [
        { key: 'what', text: t('explain.correction', facts), value: null },
        ...slabSteps(line, t),
        { key: 'revenue', text: `${lenderPays} ${t('explain.difference')}`, value: revenue },
        { key: 'gross', text: `${part} ${t('explain.difference')}`, value: gross },
        versionStep(line, t),
      ]
    case 'taken_back':
      return [
        { key: 'what', text: t(line.lender === null ? 'explain.rewardBack' : 'explain.takenBack', facts), value: loan },
        { key: 'gross', text: t('explain.earnedBefore'), value: gross },
      ]
    case 'reward':
      return [{ key: 'what', text: t('explain.reward', facts), value: gross }]
  }
}

/** A line's part of the month's tax: taken off, or given back with what is taken back. */
function tdsWords({ kind, month, tds_percent, tds_certificate: order }: PayoutLine, t: T): string {
  if (kind === 'taken_back') return t('explain.tdsBack')
  const values = { percent: tds_percent, section: sectionWords(month, tds_percent, t, order) }
  if (order !== null) return t('explain.tdsByOrder', { ...values, number: order })
  return t(tds_percent === TDS_PERCENT ? 'explain.tds' : 'explain.tdsNoPan', values)
}

/**
 * From what happened over the slab to what is paid, each step with its figure. `words` may say some of it in other words
 * than the partner's own.
 */
export function LineSteps({ line, words = 'partner-reports' }: { line: PayoutLine; words?: string }) {
  const { t } = useTranslation([words, 'partner-reports'], { nsMode: 'fallback' })
  const steps = [
    ...stepsOf(line, t),
    { key: 'tds', text: tdsWords(line, t), value: rupeesAndPaise(-line.tds) },
    ...(line.gst === 0 ? [] : [{ key: 'gst', text: t('explain.gst'), value: rupeesAndPaise(line.gst) }]),
    { key: 'net', text: t('explain.net'), value: rupeesAndPaise(line.net) },
  ]
  const settled = [
    ...(line.approved_at === null ? [] : [t('explain.approved', { day: dateShort(line.approved_at) })]),
    ...paidWords(line, t),
    ...(line.approved_at === null ? [t(line.kind === 'disbursal' ? 'explain.accrued' : 'explain.waits')] : []),
    ...(line.is_held ? [t('explain.held')] : []),
    ...(line.restated === null
      ? []
      : [
          t('explain.restated', {
            lender: line.lender ?? '',
            day: dateShort(line.restated.at),
            reason: line.restated.reason,
          }),
        ]),
    ...(line.reason === null ? [] : [t('explain.reason', { reason: reasonIn(line.reason, t) })]),
    ...(line.is_corrected ? [t('explain.isCorrected')] : []),
    ...(line.is_taken_back ? [t('explain.isTakenBack')] : []),
  ]
  return (
    <>
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
        <Typography key={text} variant="body2" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
    </>
  )
}
