import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Basis } from '#src/contract/entities/figures/metrics.ts'
import { dateTime } from '#src/lib/dates.ts'

/** What a figure counts, in the reader's words. */
export interface PassportWords {
  /** Of the figure. */
  name: string
  /** What is counted. */
  counted: string
  /** Of a share: what it is a part of. */
  outOf?: string
  /** By which day. */
  basis: Basis
  /** ISO instant of the newest that it knows. */
  asOf: string
}

/** "What this counts": behind every figure. */
export function Passport({ name, counted, outOf, basis, asOf }: PassportWords) {
  const { t } = useTranslation('figures')
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const facts = [
    ['counted', counted],
    ['outOf', outOf ?? t('passport.whole')],
    ['basis', t(`passport.bases.${basis}`)],
    ['zone', t('passport.india')],
    ['asOf', dateTime(asOf)],
  ] as const
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('passport.of', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 32, px: 0, fontSize: '0.8125rem', justifyContent: 'flex-start' }}
      >
        {t('passport.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 4, maxWidth: 360 } } }}
      >
        <Typography id={id} variant="h4" component="h2">
          {name}
        </Typography>
        <Box component="dl" sx={{ m: 0, my: 3 }}>
          {facts.map(([key, text]) => (
            <Box key={key} sx={{ mb: 2 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`passport.${key}`)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
        <Button variant="outlined" size="small" autoFocus onClick={() => setAnchor(null)}>
          {t('passport.close')}
        </Button>
      </Popover>
    </>
  )
}
