import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { GrievanceOfficer } from '#src/features/help/GrievanceOfficer.tsx'
import { RetentionTable } from '#src/features/privacy/RetentionTable.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'
import { FieldsAsked } from './FieldsAsked.tsx'
import { LendersNamed } from './LendersNamed.tsx'

const DATA = ['contact', 'identity', 'home', 'work', 'loan', 'score', 'device'] as const
const RECIPIENTS = ['lenders', 'banks', 'insurers', 'partners', 'bureau', 'messages', 'hosting'] as const
const RIGHTS = ['see', 'correct', 'withdraw', 'erase', 'nominate'] as const

/** The privacy policy: what is kept, why, for how long, who receives it, and what a person may do about it. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation(['legal', 'retention'])
  const { name: brand } = useBrand()
  return (
    <article className="wrap-c main narrow prose">
      <PageTitle lead={t('privacy.version', { version: getBoot().noticeVersion })}>{t('privacy.title')}</PageTitle>
      <p className="mt16">{t('privacy.lead', { brand, company: getBoot().company.legalName })}</p>

      <h2 className="h2">{t('privacy.dataTitle')}</h2>
      <ScrollFrame label={t('privacy.dataTitle')} className="mt12">
        <table className="tbl tbl-cards">
          <thead>
            <tr>
              <th scope="col">{t('privacy.columns.what')}</th>
              <th scope="col">{t('privacy.columns.why')}</th>
            </tr>
          </thead>
          <tbody>
            {DATA.map((item) => (
              <tr key={item}>
                <th scope="row">{t(`privacy.data.${item}.what`)}</th>
                <td data-label={t('privacy.columns.why')}>{t(`privacy.data.${item}.why`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p>{t('privacy.never')}</p>

      <FieldsAsked />

      <h2 className="h2">{t('retention:title')}</h2>
      <p>{t('retention:lead')}</p>
      <RetentionTable />

      <h2 className="h2">{t('privacy.sharingTitle')}</h2>
      <p>{t('privacy.sharing')}</p>
      <ul>
        {RECIPIENTS.map((recipient) => (
          <li key={recipient}>{t(`privacy.recipients.${recipient}`)}</li>
        ))}
      </ul>
      <p>{t('privacy.processorsLead')}</p>
      <ul>
        {getBoot().processors.map(({ kind, name }) => (
          <li key={kind}>
            {t(`privacy.processors.${kind}`)}: {name ?? t('privacy.simulated')}
          </li>
        ))}
      </ul>
      <p>{t('privacy.lendersLead')}</p>
      <QueryScope>
        <LendersNamed />
      </QueryScope>
      {getBoot().sandbox && <p className="sm mut">{t('privacy.illustrative')}</p>}

      <h2 className="h2" id="withdraw">
        {t('privacy.rightsTitle')}
      </h2>
      <ul>
        {RIGHTS.map((right) => (
          <li key={right}>{t(`privacy.rights.${right}`)}</li>
        ))}
      </ul>
      <p>{t('common:withdrawalRule')}</p>

      <h2 className="h2">{t('privacy.safetyTitle')}</h2>
      <p>{t('privacy.safety')}</p>
      <p>{t('privacy.children')}</p>

      <h2 className="h2" id="complain">
        {t('privacy.complainTitle')}
      </h2>
      <p>{t('privacy.complain')}</p>
      <GrievanceOfficer />
    </article>
  )
}
