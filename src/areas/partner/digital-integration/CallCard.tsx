import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { CopyField } from './CopyField.tsx'
import { curlOf } from './describe-calls.ts'
import type { DescribedCall } from './describe-calls.ts'
import { useTryCall } from './hooks.ts'
import { isSandboxKey } from './try-call.ts'

/** One call: what it needs, what it answers, the command line, and a try in the sandbox. */
export function CallCard({ described, sandboxKey }: { described: DescribedCall; sandboxKey: string }) {
  const { t } = useTranslation(['partner-integration', 'errors'])
  const { id, method, path, summary, scope, request, answer } = described
  const [body, setBody] = useState(request)
  const [noKey, setNoKey] = useState(false)
  const attempt = useTryCall(described, sandboxKey, body)
  const start = () => {
    const missing = !isSandboxKey(sandboxKey)
    setNoKey(missing)
    if (!missing && !attempt.isPending) attempt.mutate()
  }
  const name = `${method} ${path}`
  return (
    <Card component="section" variant="outlined" aria-labelledby={`call-${id}`} sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography
        variant="h4"
        component="h2"
        id={`call-${id}`}
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', fontSize: 18 }}
      >
        {name}
      </Typography>
      <Typography lang={DEFAULT_LOCALE} sx={{ my: 2 }}>
        {summary}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('docs.needs', { scope })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {body !== null && (
          <FormField id={`body-${id}`} label={t('docs.request')}>
            {() => (
              <OutlinedInput
                id={`body-${id}`}
                multiline
                maxRows={14}
                value={body}
                onChange={(event) => setBody(event.target.value)}
                inputProps={{ spellCheck: false, autoComplete: 'off' }}
                sx={{ fontFamily: 'monospace', fontSize: 14 }}
              />
            )}
          </FormField>
        )}
        <Box>
          <Typography variant="subtitle2" component="h3">
            {t('docs.answer')}
          </Typography>
          <Code text={answer} />
        </Box>
        <CopyField
          id={`curl-${id}`}
          label={t('docs.curl')}
          value={curlOf(described, window.location.origin, sandboxKey)}
          lines={request === null ? 2 : 5}
        />
        <Box>
          <Button
            variant="outlined"
            aria-busy={attempt.isPending}
            aria-label={t('docs.tryNamed', { name })}
            onClick={start}
          >
            {t('docs.try')}
          </Button>
          <Box role="status" sx={{ mt: 3 }}>
            {noKey && <Typography color="error">{t('docs.noKey')}</Typography>}
            {!noKey && attempt.error && <Typography color="error">{t('errors:network')}</Typography>}
            {!noKey && attempt.data && (
              <>
                <Typography variant="subtitle2" component="p">
                  {t('docs.tried', { status: attempt.data.status })}
                </Typography>
                <Code text={attempt.data.text} />
              </>
            )}
          </Box>
        </Box>
      </Box>
    </Card>
  )
}

function Code({ text }: { text: string }) {
  return (
    <Box
      component="pre"
      sx={{
        m: 0,
        mt: 1,
        p: 3,
        fontSize: 14,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        bgcolor: 'action.hover',
        borderRadius: 1,
      }}
    >
      {text}
    </Box>
  )
}
