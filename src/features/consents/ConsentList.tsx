import { useTranslation } from 'react-i18next'
import { isWithdrawable } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Consent } from '#src/contract/entities/privacy/consent.ts'
import { dateTime } from '#src/lib/dates.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { useConsents, useWithdrawConsent } from './hooks.ts'

interface ConsentListProps {
  /** Consents for this application, and the credit check, which is given once for all. */
  appId: string
  lender: string
}

/** What the customer agreed to, when, and one press to take it back: no more than it took to give. */
export function ConsentList({ appId, lender }: ConsentListProps) {
  const { t } = useTranslation('consents')
  const consents = useConsents()
  const withdraw = useWithdrawConsent()
  const onWithdraw = ({ consent_id }: Consent) => {
    if (withdraw.isPending) return
    withdraw.mutate(consent_id, { onSuccess: () => toast.success(t('withdrawn')), onError: toastError })
  }
  const isMine = ({ app_id, purpose }: Consent) => app_id === appId || purpose === 'credit_score'
  return (
    <Loaded
      query={{ ...consents, data: consents.data?.filter(isMine) }}
      failed={t('failed')}
      older="goes"
      space="mt16"
      waiting={null}
      empty={null}
    >
      {(mine) => (
        <div className="mt16">
          <Accordion title={t('title')}>
            <p className="sm">{t('common:withdrawalRule')}</p>
            <ul className="consents">
              {mine.map((consent) => (
                <li key={consent.consent_id}>
                  <p>{t(`purpose.${consent.purpose}`, { lender })}</p>
                  <p className="sm mut">
                    {t('given', { at: dateTime(consent.given_at), version: consent.version })}
                    {consent.withdrawn_at !== null && (
                      <span className="block">{t('withdrawnAt', { at: dateTime(consent.withdrawn_at) })}</span>
                    )}
                  </p>
                  {consent.withdrawn_at === null && isWithdrawable(consent.purpose) && (
                    <button type="button" className="textlink sm consent-off" onClick={() => onWithdraw(consent)}>
                      {t('withdraw')}
                      <span className="sr">: {t(`purpose.${consent.purpose}`, { lender })}</span>
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </Accordion>
        </div>
      )}
    </Loaded>
  )
}
