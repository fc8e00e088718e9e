import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Goes back to the value that was given before. */
export function KeepButton({ field, onClick }: { field: string; onClick: () => void }) {
  const { t } = useTranslation('form')
  return (
    <Button size="small" onClick={onClick} aria-label={t('keepField', { field })} sx={{ mr: -3, flex: 'none' }}>
      {t('keep')}
    </Button>
  )
}
