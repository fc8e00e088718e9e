import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/site/Button.tsx'

/** Goes back to the value that was given before. */
export function KeepButton({ field, onClick }: { field: string; onClick: () => void }) {
  const { t } = useTranslation('form')
  return (
    <Button look="text" small onClick={onClick} aria-label={t('keepField', { field })}>
      {t('keep')}
    </Button>
  )
}
