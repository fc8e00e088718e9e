import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { toast } from '#src/lib/toast.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { shareAddress } from './compose-message.ts'
import type { Channel, Message } from './compose-message.ts'
import { smsLength } from './sms-length.ts'

interface MessagePreviewProps {
  channel: Channel
  language: Locale
  message: Message
  /** False while the partner's own words hold something that may not be sent. */
  allowed: boolean
}

/** The text as it goes out, its locked lines marked, with its length and the ways to send it. */
export function MessagePreview({ channel, language, message, allowed }: MessagePreviewProps) {
  const { t } = useTranslation('partner-marketing')
  const copy = () =>
    navigator.clipboard
      .writeText(message.whole)
      .then(() => toast.success(t('messaging.copied')))
      .catch(() => toast.error(t('messaging.copyFailed')))
  const length = smsLength(message.whole)
  const text = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
  return (
    <Card variant="outlined" sx={{ p: { xs: 4, sm: 5 } }} component="section" aria-labelledby="message-preview">
      <Typography variant="h4" component="h2" id="message-preview">
        {t('messaging.preview')}
      </Typography>
      {message.subject !== null && (
        <Typography sx={{ mt: 3, fontWeight: 500 }}>
          <span lang={language}>{t('messaging.subject', { subject: message.subject })}</span>
        </Typography>
      )}
      <Typography lang={language} sx={{ mt: 3, ...text }} id="message-open">
        {message.open}
      </Typography>
      <Box
        sx={(theme) => ({
          mt: 3,
          p: 3,
          borderRadius: 1,
          display: 'flex',
          gap: 2,
          '& > svg': { flex: 'none' },
          backgroundColor: theme.vars.palette.custom.sunken,
        })}
      >
        <Icon name="lock" size={18} />
        <Box sx={{ minWidth: 0 }}>
          <Typography lang={language} variant="body2" sx={text} id="message-locked">
            {message.locked}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('messaging.locked')}
          </Typography>
        </Box>
      </Box>
      {channel === 'sms' && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="subtitle2" component="p" role="status">
            {t('messaging.sms', { count: length.messages, units: length.units })}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t(length.encoding === 'gsm' ? 'messaging.gsm' : 'messaging.unicode')}
          </Typography>
        </Box>
      )}
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" disabled={!allowed} onClick={() => void copy()}>
          {t('messaging.copy')}
        </Button>
        {allowed ? (
          <Button
            variant="outlined"
            component="a"
            href={shareAddress(channel, message)}
            {...(channel === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {t(`messaging.share.${channel}`)}
          </Button>
        ) : (
          <Button variant="outlined" disabled>
            {t(`messaging.share.${channel}`)}
          </Button>
        )}
      </Box>
      {!allowed && <FormHelperText error>{t('messaging.fix')}</FormHelperText>}
    </Card>
  )
}
