import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#src/lib/toast.ts'
import { ReadOnlyField } from '#src/ui/form/fields/ReadOnlyField.tsx'
import type { LineCount } from '#src/ui/site/fields/Lines.tsx'

interface CopyFieldProps {
  id: string
  label: string
  value: string
  help?: string
  lines?: LineCount
}

/** Text to take away; it can also be marked and copied by hand. */
export function CopyField({ id, label, value, help, lines }: CopyFieldProps) {
  const { t } = useTranslation('partner-integration')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(t('copied'))
    } catch {
      field.current?.select()
      toast.error(t('copyFailed'))
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', minWidth: 0 }}>
      <Box sx={{ display: 'grid', width: '100%', minWidth: 0 }}>
        <ReadOnlyField id={id} label={label} value={value} help={help} lines={lines} inputRef={field} />
      </Box>
      <Button variant="contained" aria-label={t('copyNamed', { name: label })} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </Box>
  )
}
