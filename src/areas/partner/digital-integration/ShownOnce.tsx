import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyField } from './CopyField.tsx'

interface ShownOnceProps {
  title: string
  label: string
  value: string
  onKept: () => void
}

/** A key or a secret that nobody can look up again; it stays until somebody says that they have kept it. */
export function ShownOnce({ title, label, value, onKept }: ShownOnceProps) {
  const { t } = useTranslation('partner-integration')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [value])
  return (
    <Alert severity="success" role="presentation" sx={{ mb: 5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography variant="subtitle1" component="h2" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 4 }}>
        {t('once')}
      </Typography>
      <CopyField id="field-shown-once" label={label} value={value} />
      <Button variant="outlined" sx={{ mt: 3 }} onClick={onKept}>
        {t('kept')}
      </Button>
    </Alert>
  )
}
