import { useTranslation } from 'react-i18next'

/** Words of a label; required is the rule, so only an optional field says what it is. */
export function LabelText({ label, optional }: { label: string; optional?: boolean | undefined }) {
  const { t } = useTranslation('form')
  if (!optional) return <>{label}</>
  return (
    <>
      {label} <span className="opt">{t('optional')}</span>
    </>
  )
}
