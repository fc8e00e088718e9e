import './form.css'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Note } from '#src/ui/site/Note.tsx'

/** Says after a refused submit how many fields are wrong; the focus is on the first of them by then. */
export function FormErrorSummary() {
  const { t } = useTranslation('form')
  const { errors, submitCount } = useFormState()
  const count = Object.keys(errors).length
  return (
    <div role="alert">
      {submitCount > 0 && count > 0 && (
        <div className="form-attention">
          <Note tone="err">{t('needAttention', { count })}</Note>
        </div>
      )}
    </div>
  )
}
