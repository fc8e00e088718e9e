import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { PRESSING } from '#src/contract/entities/figures/work-kinds.ts'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import { LookedAt } from '#src/features/work-list/LookedAt.tsx'
import { useWorkWords } from '#src/features/work-list/use-work-words.ts'
import { keyOfWork, workAddress } from '#src/features/work-list/work-address.ts'
import { count } from '#src/lib/format.ts'
import { changeOfficeSettings, useOfficeSettings } from '#src/lib/office/settings.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

interface BellPanelProps {
  anchor: HTMLElement
  work: WorkList
  onClose: () => void
}

/** What waits for this person, each with its one place; a kind that is quiet stands below and is not counted. */
export function BellPanel({ anchor, work, onClose }: BellPanelProps) {
  const { t } = useTranslation(['command', 'work-list'])
  const { quiet } = useOfficeSettings()
  const wordsOf = useWorkWords(work.as_of)
  const groups = [
    { name: 'yours', items: work.items.filter(({ kind }) => !quiet.includes(kind)) },
    { name: 'quiet', items: work.items.filter(({ kind }) => quiet.includes(kind)) },
  ] as const
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('bell.title'), sx: { width: 420, maxWidth: 'calc(100vw - 24px)' } },
      }}
    >
      <Typography variant="h4" component="h2" sx={{ px: 5, pt: 4, pb: 2 }}>
        {t('bell.title')}
      </Typography>
      {work.items.length === 0 && <Typography sx={{ px: 5, pb: 2 }}>{t('work-list:none')}</Typography>}
      <LookedAt work={work} sx={{ px: 5, pb: 4 }} />
      {groups.map(
        ({ name, items }) =>
          items.length > 0 && (
            <Box key={name}>
              {name === 'quiet' && (
                <Typography variant="caption" component="h3" sx={{ px: 5, pt: 3, color: 'text.secondary' }}>
                  {t('bell.quiet')}
                </Typography>
              )}
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {items.map((item) => {
                  const { name: words, detail } = wordsOf(item)
                  const silent = name === 'quiet'
                  const others = quiet.filter((each) => each !== item.kind)
                  return (
                    <Box
                      key={keyOfWork(item)}
                      component="li"
                      sx={{
                        display: 'flex',
                        alignItems: 'center',
                        gap: 2,
                        px: 5,
                        py: 2,
                        borderTop: 1,
                        borderColor: 'divider',
                      }}
                    >
                      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                        <Button
                          component={RouterLink}
                          to={workAddress(item, work.as_of)}
                          variant="text"
                          onClick={onClose}
                          sx={{ p: 0, minHeight: 44, textAlign: 'left', justifyContent: 'flex-start' }}
                        >
                          {`${count(item.count)} · ${words}`}
                        </Button>
                        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                          {detail}
                        </Typography>
                      </Box>
                      {PRESSING.includes(item.kind) && <StatusBadge tone="err">{t('work-list:late')}</StatusBadge>}
                      <Button
                        size="small"
                        variant="text"
                        aria-label={t(silent ? 'bell.tellOf' : 'bell.hushOf', { name: words })}
                        onClick={() => changeOfficeSettings({ quiet: silent ? others : [...others, item.kind] })}
                      >
                        {t(silent ? 'bell.tell' : 'bell.hush')}
                      </Button>
                    </Box>
                  )
                })}
              </Box>
            </Box>
          ),
      )}
    </Popover>
  )
}
