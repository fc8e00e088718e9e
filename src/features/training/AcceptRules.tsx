import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SellingRules } from '#src/contract/entities/partners/selling-rules.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast } from '#src/lib/toast.ts'
import { useAcceptRules } from './hooks.ts'

/** The acknowledgement: ticked and sent by the person, then shown with its time, beside those of the colleagues. */
export function AcceptRules({ rules }: { rules: SellingRules }) {
  const { t } = useTranslation('partner-training')
  const masquerade = useSession((session) => session.masquerade !== null)
  return (
    <Card variant="outlined" sx={{ mt: 5, p: { xs: 4, sm: 5 }, maxWidth: 720 }}>
      {rules.accepted_at !== null ? (
        <Alert severity="success" role="status">
          {t('rules.accepted', { at: dateTime(rules.accepted_at) })}
        </Alert>
      ) : masquerade ? (
        <Typography>{t('rules.masquerade')}</Typography>
      ) : (
        <AcceptForm version={rules.version} />
      )}
      <Typography variant="h4" component="h3" sx={{ mt: 5 }}>
        {t('rules.by')}
      </Typography>
      {rules.accepted.length === 0 ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('rules.nobody')}</Typography>
      ) : (
        <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5 }}>
          {rules.accepted.map(({ name, at }) => (
            <li key={`${name} ${at}`}>{t('rules.entry', { name, at: dateTime(at) })}</li>
          ))}
        </Box>
      )}
    </Card>
  )
}

function AcceptForm({ version }: { version: string }) {
  const { t } = useTranslation('partner-training')
  const accept = useAcceptRules()
  const [read, setRead] = useState(false)
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const missing = asked && !read
  const onAccept = () => {
    setAsked(true)
    if (!read) return box.current?.focus()
    accept.mutate(version, { onSuccess: () => toast.success(t('rules.done')) })
  }
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={read}
            onChange={(_, checked) => setRead(checked)}
            slotProps={{
              input: {
                ref: box,
                'aria-invalid': missing || undefined,
                'aria-describedby': missing ? 'rules-needed' : undefined,
              },
            }}
          />
        }
        label={t('rules.check')}
      />
      {missing && (
        <FormHelperText error id="rules-needed" role="alert">
          {t('rules.needed')}
        </FormHelperText>
      )}
      <Button variant="contained" sx={{ mt: 3, display: 'block' }} onClick={() => !accept.isPending && onAccept()}>
        {t(accept.isPending ? 'rules.accepting' : 'rules.accept')}
      </Button>
    </>
  )
}
