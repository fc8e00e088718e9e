import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dateTime } from '#src/lib/dates.ts'
import type { PassportWords } from './Passport.tsx'

interface PassportCardProps extends PassportWords {
  /** The button it opened from; null = it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** What a figure counts, of what, by which day and how new it is. */
export function PassportCard({ name, counted, outOf, basis, asOf, anchor, onClose }: PassportCardProps) {
  const { t } = useTranslation('figures')
  const id = useId()
  const facts = [
    ['counted', counted],
    ['outOf', outOf ?? t('passport.whole')],
    ['basis', t(`passport.bases.${basis}`)],
    ['zone', t('passport.india')],
    ['asOf', dateTime(asOf)],
  ] as const
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
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
      <Button variant="outlined" size="small" autoFocus onClick={onClose}>
        {t('passport.close')}
      </Button>
    </Popover>
  )
}
