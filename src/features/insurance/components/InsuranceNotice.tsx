import { useTranslation } from 'react-i18next'
import { COMPANY_LEGAL_NAME } from '#src/contract/constants.ts'
import { INSURANCE_LICENCE } from '#src/contract/entities/catalogue/insurance-plan.ts'

/** Who lists the plans, under which licence, and that the figures are examples. */
export function InsuranceNotice({ sandbox }: { sandbox: boolean }) {
  const { t } = useTranslation('insurance')
  return (
    <div className="stack g8 mt24 sm mut">
      <p>{t('licence', { company: COMPANY_LEGAL_NAME, number: INSURANCE_LICENCE })}</p>
      <p>{t('wording')}</p>
      {sandbox && <p>{t('illustrative')}</p>}
    </div>
  )
}
