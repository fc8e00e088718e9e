import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { Closing } from '#src/contract/entities/reconciliation/ledger.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { monthName } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CloseManyDialog } from './CloseManyDialog.tsx'

/** So many lenders that block their month are named at first. */
const NAMED_AT_FIRST = 5

/** The months that can be closed in one act, and what blocks each of the others, with the way there. */
export function ClosingCard({ closing }: { closing: readonly Closing[] }) {
  const { t } = useTranslation('reconciliation')
  const [asking, setAsking] = useOpened<boolean>(false)
  const [all, setAll] = useState(false)
  const ready = closing.filter(({ months }) => months.length > 0)
  const count = ready.reduce((sum, { months }) => sum + months.length, 0)
  const blocked = closing.flatMap(({ blocked: by, ...of }) => (by === null ? [] : [{ ...of, ...by }]))
  const shown = all ? blocked : blocked.slice(0, NAMED_AT_FIRST)
  return (
    <Card
      component="section"
      variant="outlined"
      sx={{ p: { xs: 4, md: 5 }, minWidth: 0 }}
      aria-label={t('closing.title')}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography component="h2" variant="h4">
            {t('closing.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {closing.length === 0
              ? t('closing.nothing')
              : count === 0
                ? t('closing.noneReady')
                : t('closing.ready', { count })}
          </Typography>
        </Box>
        {count > 0 && <Button onClick={() => setAsking(true)}>{t('closing.open', { count })}</Button>}
      </Box>
      {blocked.length > 0 && (
        <>
          <Typography component="h3" variant="h5" sx={{ mt: 4 }}>
            {t('closing.blocked', { count: blocked.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map(({ lender_id, lender, month, open, has_file, behind }) => (
              <Box
                component="li"
                key={lender_id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 3,
                  alignItems: 'center',
                  minHeight: 44,
                  borderTop: 1,
                  borderColor: 'divider',
                  py: { xs: 2, md: 0 },
                }}
              >
                <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {t('title', { lender, month: monthName(month) })}:
                </Typography>
                <Link
                  component={RouterLink}
                  variant="body2"
                  aria-label={t('closing.openOf', { count: open, lender, month: monthName(month) })}
                  to={withQuery(pathTo('reconciliation/:lenderId', { lenderId: String(lender_id) }), {
                    month,
                    open: 1,
                  })}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                >
                  {t('closing.lines', { count: open })}
                </Link>
                {!has_file && (
                  <Link
                    component={RouterLink}
                    variant="body2"
                    aria-label={t('closing.noFileOf', { lender, month: monthName(month) })}
                    to={pathTo('commission-upload-file')}
                    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                  >
                    {t('closing.noFile')}
                  </Link>
                )}
                {behind > 0 && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {t('closing.behind', { count: behind })}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
          {blocked.length > NAMED_AT_FIRST && (
            <Button look="text" small onClick={() => setAll(!all)}>
              {all ? t('closing.fewer') : t('closing.more', { count: blocked.length - NAMED_AT_FIRST })}
            </Button>
          )}
        </>
      )}
      {asking && <CloseManyDialog ready={ready} onClose={() => setAsking(false)} />}
    </Card>
  )
}
