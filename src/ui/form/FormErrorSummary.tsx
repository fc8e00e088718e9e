import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/site/icons.tsx'

/** Says after a refused submit how many fields are wrong; the focus is on the first of them by then. */
export function FormErrorSummary() {
  const { t } = useTranslation('form')
  const { errors, submitCount } = useFormState()
  const count = Object.keys(errors).length
  return (
    <div role="alert">
      {submitCount > 0 && count > 0 && (
        <Alert severity="error" icon={<Icon name="alert" />} role="presentation" sx={{ mt: 5 }}>
          {t('needAttention', { count })}
        </Alert>
      )}
    </div>
  )
}
