import { useTranslation } from 'react-i18next'
import { getBoot } from '#src/lib/boot.ts'

/** Who lists the plans, under which licence, and that the figures are examples. */
export function InsuranceNotice({ sandbox }: { sandbox: boolean }) {
  const { t } = useTranslation('insurance')
  const { legalName, insuranceLicence } = getBoot().company
  return (
    <div className="stack g8 mt24 sm mut">
      <p>{t('licence', { company: legalName, number: insuranceLicence })}</p>
      <p>{t('wording')}</p>
      {sandbox && <p>{t('illustrative')}</p>}
    </div>
  )
}
