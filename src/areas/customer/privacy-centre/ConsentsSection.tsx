import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { isWithdrawable } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Consent } from '#src/contract/entities/privacy/consent.ts'
import { useConsents, useWithdrawConsent } from '#src/features/consents/hooks.ts'
import { StatementFile } from '#src/features/offers/statement/StatementFile.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { ConsentWords } from './ConsentWords.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Live consents, of each kind of proof the newest alone: every sign-in writes one. */
function splitConsents(all: readonly Consent[]): { live: Consent[]; earlier: Consent[] } {
  const seen = new Set<string>()
  const live = all.filter((consent) => {
    const { purpose, lender_id, app_id, withdrawn_at } = consent
    if (withdrawn_at !== null) return false
    const key = isWithdrawable(purpose) ? String(consent.consent_id) : `${purpose} ${lender_id} ${app_id}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  return { live, earlier: all.filter((consent) => !live.includes(consent)) }
}

/** The ledger of consents by purpose, recipient and date, each with one press to take it back. */
export function ConsentsSection() {
  const { t } = useTranslation('privacy')
  const consents = useConsents()
  const { live, earlier } = splitConsents(consents.data ?? [])
  return (
    <PrivacySection
      id="consents"
      title={t('consents.title')}
      lead={t('consents.lead')}
      query={consents}
      failed={t('consents.failed')}
    >
      <p className="sm mt8">{t('common:withdrawalRule')}</p>
      {consents.data?.length === 0 && <p className="mt16">{t('consents.empty')}</p>}
      {live.length > 0 && <ConsentTable consents={live} />}
      {earlier.length > 0 && (
        <Accordion title={t('consents.earlier', { count: earlier.length })}>
          <ConsentTable consents={earlier} />
        </Accordion>
      )}
    </PrivacySection>
  )
}

function ConsentTable({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation(['privacy', 'consents'])
  const { name: brand } = useBrand()
  const withdraw = useWithdrawConsent()
  const nameOf = ({ recipient: { kind, name } }: Consent) => name ?? t(`privacy:consents.recipients.${kind}`, { brand })
  const sentOf = ({ recipient: { kind, sent_at }, proposal_number }: Consent) => {
    // Of a statement that was read, its file.
    if (kind === 'us')
      return (
        proposal_number !== null && (
          <StatementFile number={proposal_number} inline>
            {t('privacy:consents.statement', { number: proposal_number })}
          </StatementFile>
        )
      )
    return sent_at === null
      ? t('privacy:consents.notSent')
      : t(kind === 'bureau' ? 'privacy:consents.asked' : 'privacy:consents.sent', { at: dateTime(sent_at) })
  }
  const wordsOf = (consent: Consent) => t(`consents:purpose.${consent.purpose}`, { lender: nameOf(consent) })
  const onWithdraw = ({ consent_id }: Consent) => {
    if (withdraw.isPending) return
    withdraw.mutate(consent_id, { onSuccess: () => toast.success(t('consents:withdrawn')), onError: toastError })
  }
  return (
    <table className="tbl tbl-cards mt16">
      <thead>
        <tr>
          <th scope="col">{t('privacy:consents.purpose')}</th>
          <th scope="col">{t('privacy:consents.recipient')}</th>
          <th scope="col">{t('privacy:consents.given')}</th>
          <th scope="col">{t('privacy:consents.action')}</th>
        </tr>
      </thead>
      <tbody>
        {consents.map((consent) => (
          <tr key={consent.consent_id}>
            <th scope="row">{wordsOf(consent)}</th>
            <td data-label={t('privacy:consents.recipient')}>
              {nameOf(consent)}
              <span className="xs mut block">{sentOf(consent)}</span>
            </td>
            <td data-label={t('privacy:consents.given')}>
              {dateTime(consent.given_at)}
              <ConsentWords consent={consent} line={wordsOf(consent)} recipient={nameOf(consent)} />
            </td>
            <td data-label={t('privacy:consents.action')}>
              {consent.withdrawn_at !== null ? (
                t('privacy:consents.withdrawnAt', { at: dateTime(consent.withdrawn_at) })
              ) : !isWithdrawable(consent.purpose) ? (
                <span className="mut">{t('privacy:consents.stays')}</span>
              ) : (
                <button type="button" className="textlink consent-off" onClick={() => onWithdraw(consent)}>
                  {t('consents:withdraw')}
                  <span className="sr">: {wordsOf(consent)}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
