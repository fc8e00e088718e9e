import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { StatusTableVersion } from '#src/contract/entities/catalogue/status-table.ts'
import { dateTime } from '#src/lib/dates.ts'
import { StatusLine, StatusLines } from './StatusLine.tsx'

interface StatusVersionsProps {
  /** The newest first. */
  versions: readonly StatusTableVersion[]
  busy: boolean
  onPutBack: (version: StatusTableVersion) => void
}

/** Who saved which lines when; an earlier version can be put back, which is a new one. */
export function StatusVersions({ versions, busy, onPutBack }: StatusVersionsProps) {
  const { t } = useTranslation(['status-words', 'applications'])
  if (versions.length === 0) return <Typography sx={{ mt: 3 }}>{t('versions.none')}</Typography>
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
      {versions.map((version, at) => {
        const at_ = dateTime(version.saved_at)
        const words = t('versions.saved', { by: version.saved_by ?? t('versions.product'), at: at_ })
        return (
          <Box component="li" key={version.version_id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
              <Box component="details" sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Box component="summary" sx={{ cursor: 'pointer', py: 2.5 }}>
                  {words} {t('versions.lines', { count: version.rows.length })}
                </Box>
                <StatusLines ordered>
                  {version.rows.map((row, place) => (
                    <StatusLine key={`${JSON.stringify(row)} ${place}`} row={row} place={place + 1} />
                  ))}
                </StatusLines>
              </Box>
              {at > 0 && (
                <Button
                  variant="outlined"
                  size="small"
                  sx={{ minHeight: 44, alignSelf: 'flex-start' }}
                  aria-label={t('versions.putBackOf', { at: at_ })}
                  disabled={busy}
                  onClick={() => onPutBack(version)}
                >
                  {t('versions.putBack')}
                </Button>
              )}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
