import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Version, VersionState } from '#src/contract/rules/versions.ts'
import { dateShort } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { StatusBadge } from '../timeline/StatusBadge.tsx'
import type { StatusTone } from '../timeline/StatusBadge.tsx'

const TONES: Record<VersionState, StatusTone> = { past: 'neutral', in_force: 'ok', planned: 'info' }

interface VersionListProps<V extends Version> {
  title: string
  /** The latest first. */
  versions: readonly V[]
  /** What it says, a line each. */
  wordsOf: (version: V) => readonly string[]
  /** Calls a planned one off. */
  onCallOff: (version: V) => void
  busy: boolean
}

/** What counts from which day on: planned, in force, and past. A planned one can be called off. */
export function VersionList<V extends Version & { state: VersionState }>(props: VersionListProps<V>) {
  const { title, versions, wordsOf, onCallOff, busy } = props
  const { t } = useTranslation('dated')
  const id = useId()
  const [asked, setAsked] = useOpened<V | null>(null)
  const since = ({ from_day }: V) => (from_day === null ? t('beginning') : t('from', { day: dateShort(from_day) }))
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h5" component="h3" id={id}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {versions.map((version) => (
          <Box
            component="li"
            key={version.from_day}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 2.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>{since(version)}</Typography>
              {wordsOf(version).map((words) => (
                <Typography key={words} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {words}
                </Typography>
              ))}
            </Box>
            <Box sx={{ alignSelf: 'flex-start' }}>
              <StatusBadge tone={TONES[version.state]}>{t(`state.${version.state}`)}</StatusBadge>
            </Box>
            {version.state === 'planned' && (
              <Button
                variant="outlined"
                size="small"
                sx={{ minHeight: 44 }}
                aria-label={t('callOffOf', { since: since(version) })}
                disabled={busy}
                onClick={() => setAsked(version)}
              >
                {t('callOff')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {asked && (
        <ConfirmDialog
          open
          title={t('callOffTitle', { since: since(asked) })}
          text={t('callOffText')}
          confirm={t('callOff')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            onCallOff(asked)
            setAsked(null)
          }}
        />
      )}
    </Box>
  )
}
