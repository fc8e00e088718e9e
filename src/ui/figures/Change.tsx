import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'

interface ChangeProps {
  /** Undefined while it is loading; null = there is nothing to compare with. */
  value: number | null | undefined
  unit: 'percent' | 'points'
  /** How many days are compared with as many before. */
  days: number
  /** More of it is worse, as of failures. */
  lessIsBetter?: boolean
  /** Whose change it is, and the page that says what explains it. */
  explained?: { name: string; to: string }
}

/** How a figure has changed against as many days before, by its sign and not by its colour alone. */
export function Change({ value, unit, days, lessIsBetter = false, explained }: ChangeProps) {
  const { t } = useTranslation('figures')
  if (value === undefined) return <Skeleton width="60%" />
  if (value === null)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {t('nothingBefore')}
      </Typography>
    )
  const signed = `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value)}`
  const good = lessIsBetter ? value <= 0 : value >= 0
  const changed = unit === 'percent' ? t('percent', { value: signed }) : t('points', { value: signed })
  const against = t('against', { count: days })
  const words = (
    <>
      <Box component="span" sx={{ fontWeight: 500, color: good ? 'success.main' : 'error.main' }}>
        {changed}
      </Box>{' '}
      {against}
    </>
  )
  return (
    <Typography variant="body2" component="span">
      {explained === undefined ? (
        words
      ) : (
        <Link
          component={RouterLink}
          to={explained.to}
          aria-label={t('explain', { name: explained.name, change: `${changed} ${against}` })}
          color="inherit"
        >
          {words}
        </Link>
      )}
    </Typography>
  )
}
