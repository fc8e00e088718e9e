import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useFigureAlarms, useSeeAlarm } from './hooks.ts'

/** Sums that the hourly check found wrong and made anew: what it found, and who has seen it. */
export function FigureAlarms({ led }: { led: boolean }) {
  const { t } = useTranslation('work-list')
  const heading = useRef<HTMLHeadingElement>(null)
  const alarms = useFigureAlarms()
  const see = useSeeAlarm()
  // Who comes by the work list's button is led here.
  useEffect(() => {
    if (led) heading.current?.focus()
  }, [led])
  return (
    <Card variant="outlined" component="section" sx={{ p: 5 }}>
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h2">
        {t('alarms.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('alarms.lead')}
      </Typography>
      <Loaded
        query={alarms}
        failed={t('alarms.failed')}
        waiting={<Skeleton variant="rounded" height={96} role="status" aria-label={t('alarms.title')} sx={{ mt: 3 }} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Typography sx={{ mt: 3 }}>{t('alarms.none')}</Typography>
          ) : (
            <Box component="ul" aria-label={t('alarms.title')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
              {rows.map(({ alarm_id, family, day, sums, facts, found_at }) => (
                <Box
                  key={alarm_id}
                  component="li"
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: 3,
                    py: 2,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 500 }}>
                      {t('alarms.of', { family: t(`alarms.family.${family}`), day: dateShort(day) })}
                    </Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {t(facts ? 'alarms.facts' : 'alarms.sums', { count: sums })}{' '}
                      {t('alarms.found', { at: dateTime(found_at) })}
                    </Typography>
                  </Box>
                  <Button
                    variant="outlined"
                    size="small"
                    disabled={see.isPending}
                    aria-label={t('alarms.seenOf', { day: dateShort(day) })}
                    onClick={() => see.mutate(alarm_id)}
                    sx={{ minHeight: 44 }}
                  >
                    {t('alarms.seen')}
                  </Button>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Card>
  )
}
