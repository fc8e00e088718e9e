import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { dateTime } from '#src/lib/dates.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import type { OwnFunnel } from './hooks.ts'

interface VersionsProps {
  versions: OwnFunnel['versions']
  readOnly: boolean
  busy: boolean
  /** Version 0 is the brand's own funnel. */
  onRollBack: (version: number) => void
}

/** What has been published, the newest first, and the way back to each. */
export function Versions({ versions, readOnly, busy, onRollBack }: VersionsProps) {
  const { t } = useTranslation('partner-funnel')
  const back = (version: number, label: string) =>
    !readOnly && (
      <Button size="small" variant="outlined" disabled={busy} aria-label={label} onClick={() => onRollBack(version)}>
        {t('versions.back')}
      </Button>
    )
  const row = {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  }
  return (
    <Card variant="outlined" component="section" aria-labelledby="funnel-versions" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2" id="funnel-versions" sx={{ mb: 2 }}>
        {t('versions.title')}
      </Typography>
      {versions.length === 0 && <Typography>{t('versions.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map(({ version, status, created_by, published_at, config }) => (
          <Box component="li" key={version} sx={row}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{t('versions.name', { version })}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('versions.by', { at: published_at === null ? '' : dateTime(published_at), name: created_by })}
              </Typography>
              {config.headline && <Typography variant="body2">{config.headline[DEFAULT_LOCALE]}</Typography>}
            </Box>
            {status === 'published' ? (
              <StatusBadge tone="ok">{t('versions.now')}</StatusBadge>
            ) : (
              back(version, t('versions.backTo', { version }))
            )}
          </Box>
        ))}
        {versions.length > 0 && (
          <Box component="li" sx={row}>
            <Typography sx={{ flex: '1 1 220px' }}>{t('versions.plain')}</Typography>
            {back(0, t('versions.backToPlain'))}
          </Box>
        )}
      </Box>
    </Card>
  )
}
