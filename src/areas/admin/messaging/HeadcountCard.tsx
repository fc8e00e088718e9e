import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ALONE_MAX } from '#src/contract/entities/messages/campaign.ts'
import type { Headcount } from '#src/contract/entities/messages/campaign.ts'
import type { MessageChannel } from '#src/contract/rules/messages/template-problems.ts'
import { smsLength } from '#src/features/marketing/sms-length.ts'
import { dateTime } from '#src/lib/dates.ts'
import { count } from '#src/lib/format.ts'
import { languageName } from '#src/ui/language/language-name.ts'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { Lines } from './Lines.tsx'

/** Who gets it, each subtraction by itself, and how it reads. */
export function HeadcountCard({ headcount, channel }: { headcount: Headcount; channel: MessageChannel }) {
  const { t } = useTranslation('messaging')
  const { matched, left, will, later, counted_at, examples, languages, needs_second } = headcount
  const lines = [
    { key: 'matched', left: t('count.matched'), right: count(matched), strong: true },
    ...left.map((each) => ({
      key: each.reason,
      left: t(`why.${each.reason}`),
      right: t('count.minus', { count: each.count }),
    })),
    { key: 'will', left: t('count.will'), right: count(will), strong: true },
    ...(later > 0 ? [{ key: 'later', left: t('count.later'), right: count(later) }] : []),
  ]
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <SettingsCard title={t('count.title')} aside={<span>{t('count.at', { at: dateTime(counted_at) })}</span>}>
        <Lines label={t('count.title')} lines={lines} />
        {needs_second && (
          <Alert severity="info" sx={{ mt: 4 }}>
            {t('count.second', { count: ALONE_MAX })}
          </Alert>
        )}
      </SettingsCard>
      <SettingsCard title={t('count.preview')}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          {examples.map(({ language, subject, text }) => {
            const length = smsLength(text)
            const people = languages.find((each) => each.language === language)?.count ?? 0
            return (
              <Box key={language}>
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                  {t('count.person', { language: languageName(language), count: people })}
                </Typography>
                <Box
                  lang={language}
                  sx={{
                    p: 4,
                    borderRadius: 1,
                    bgcolor: 'action.hover',
                    overflowWrap: 'anywhere',
                    whiteSpace: 'pre-wrap',
                  }}
                >
                  {subject !== '' && (
                    <strong>
                      {subject}
                      {'\n\n'}
                    </strong>
                  )}
                  {text}
                </Box>
                {channel === 'sms' && (
                  <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                    {t('count.parts', { count: length.messages, units: length.units })}
                  </Typography>
                )}
              </Box>
            )
          })}
        </Box>
      </SettingsCard>
    </Box>
  )
}
