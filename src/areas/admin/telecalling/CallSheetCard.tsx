import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallSheet } from '#src/contract/entities/calls/call.ts'
import { languageName } from '#src/ui/language/language-name.ts'
import { EndingForm } from './EndingForm.tsx'
import { useDial, useSkip } from './hooks.ts'
import { Part } from './Part.tsx'
import { timeOf } from './time-of.ts'

/** Whom the agent has taken: what the call is for, what to say, the call itself, and how it ended. */
export function CallSheetCard({ sheet, now }: { sheet: CallSheet | null; now: string }) {
  const { t } = useTranslation('telecalling')
  if (sheet === null)
    return (
      <Part title={t('soFar.channel.call')}>
        <Typography sx={{ mt: 2 }}>{t('sheet.none')}</Typography>
      </Part>
    )
  const { name, mobile, language, purpose, started_at, leased_until } = sheet
  return (
    <Part title={t('sheet.title', { name })}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sheet.line', { mobile, language: languageName(language) })}
        {' · '}
        {started_at === null
          ? t('sheet.until', { at: timeOf(leased_until) })
          : t('sheet.dialled', { at: timeOf(started_at) })}
      </Typography>
      <Alert severity="info" sx={{ my: 3 }}>
        {t(`purpose.${purpose}`)}
      </Alert>
      <Script sheet={sheet} />
      {started_at === null ? <Dial sheet={sheet} /> : <EndingForm sheet={sheet} now={now} />}
    </Part>
  )
}

/** In the customer's language first. */
function Script({ sheet }: { sheet: CallSheet }) {
  const { t } = useTranslation('telecalling')
  const [shown, setShown] = useState(sheet.language)
  const script = sheet.script.find(({ language }) => language === shown)
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sheet.say')}
      </Typography>
      <Typography
        lang={shown}
        sx={(theme) => ({ borderLeft: `3px solid ${theme.vars.palette.brand.line}`, pl: 3, my: 1 })}
      >
        {script?.say}
      </Typography>
      {sheet.script
        .filter(({ language }) => language !== shown)
        .map(({ language }) => (
          <Button key={language} size="small" onClick={() => setShown(language)}>
            {t('sheet.other', { language: languageName(language) })}
          </Button>
        ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('sheet.must')}
      </Typography>
      <Box component="ul" lang={shown} sx={{ m: 0, mt: 1, pl: 5 }}>
        {script?.must.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  )
}

function Dial({ sheet }: { sheet: CallSheet }) {
  const { t } = useTranslation('telecalling')
  const [refused, setRefused] = useState<string | null>(null)
  const dial = useDial(sheet.call_id, setRefused)
  const skip = useSkip(sheet.call_id)
  const busy = dial.isPending || skip.isPending
  return (
    <>
      {refused !== null && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {t('sheet.refused', { why: refused })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button variant="contained" aria-busy={dial.isPending} onClick={() => !busy && dial.mutate()}>
          {t(`sheet.call.${sheet.purpose}`)}
        </Button>
        <Button variant="outlined" aria-busy={skip.isPending} onClick={() => !busy && skip.mutate()}>
          {t('sheet.skip')}
        </Button>
      </Box>
    </>
  )
}
