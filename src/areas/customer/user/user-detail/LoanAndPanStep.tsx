import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { panHint } from '#src/contract/rules/person/pan.ts'
import { LoanWishFields } from '#src/features/profile/form-fields.tsx'
import { PanField } from '#src/ui/form/fields/PanField.tsx'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { BureauContext } from './use-bureau-filling.ts'

/** "Your loan": amount, term and purpose, then the PAN with the one consent by which the next step is filled in. */
export function LoanAndPanStep() {
  const { t } = useTranslation(['profile', 'consents'])
  const lastName: unknown = useWatch({ name: 'last_name' })
  const { given, agreed, onAgree } = useContext(BureauContext)
  return (
    <>
      <LoanWishFields />
      <PanField
        name="tin"
        label={t('rules:labels.tin')}
        help={t('profile:help.tin')}
        hint={(pan) => panHint(pan, typeof lastName === 'string' ? lastName : '')}
      />
      {given === false && (
        <div>
          <CheckboxLine checked={agreed} onChange={onAgree}>
            {t('consents:score.agree')}
          </CheckboxLine>
          <p className="sm mut">{t('profile:bureau.optional')}</p>
        </div>
      )}
    </>
  )
}
