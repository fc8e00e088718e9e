import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reconciliation } from '#src/contract/entities/reconciliation/ledger.ts'
import { sumRupees } from '#src/contract/rules/paise.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'

/** The lenders' files, our own books and what was received: what the lenders pay us, without GST. */
export function ThreeBooks({ view }: { view: Reconciliation }) {
  const { t } = useTranslation('reconciliation')
  const { lenders } = view
  const ours = sumRupees(lenders.map(({ own }) => own.commission))
  const received = sumRupees(lenders.map((row) => row.received))
  const here = lenders.filter(({ has_file }) => has_file).length
  // Nobody has told anything: that is not nothing.
  const files = here === 0 ? null : sumRupees(lenders.map(({ file }) => file.commission))
  const lines = (side: 'file' | 'own') => lenders.reduce((sum, row) => sum + row[side].lines, 0)
  const cards = [
    {
      key: 'files',
      amount: files,
      text: t('books.filesText', { loans: count(lines('file')), here: count(here), all: count(lenders.length) }),
    },
    { key: 'ours', amount: ours, text: t('books.oursText', { count: lines('own'), loans: count(lines('own')) }) },
    { key: 'received', amount: received, text: t('books.receivedText') },
  ]
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr)' },
      }}
    >
      {cards.map(({ key, amount, text }, at) => (
        <Fragment key={key}>
          {at > 0 && <Between left={cards[at - 1]?.amount ?? null} right={amount} />}
          <Card variant="outlined" sx={{ p: 4, height: 1 }}>
            <Typography variant="body2" component="h2" color="textSecondary">
              {t(`books.${key}`)}
            </Typography>
            <Typography sx={{ fontSize: '1.375rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {amount === null ? '–' : rupeesAndPaise(amount)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Card>
        </Fragment>
      ))}
    </Box>
  )
}

/** Whether two books that stand beside each other say the same; of one that says nothing, neither. */
function Between({ left, right }: { left: number | null; right: number | null }) {
  const { t } = useTranslation('reconciliation')
  if (left === null || right === null) return <span />
  const same = left === right
  return (
    <Box
      role="img"
      aria-label={t(same ? 'books.same' : 'books.differ')}
      sx={(theme) => ({
        justifySelf: 'center',
        width: 32,
        height: 32,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        fontWeight: 700,
        border: `1px solid ${theme.vars.palette[same ? 'success' : 'warning'].main}`,
        color: theme.vars.palette[same ? 'success' : 'warning'].main,
      })}
    >
      {same ? '=' : '≠'}
    </Box>
  )
}
