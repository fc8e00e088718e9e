import { useTranslation } from 'react-i18next'

// Invented, like the company: example.com and .example never reach anybody, and the number is not in use.
const EMAIL = 'grievance@creditlane.example'
const PHONE = '1800 000 0000'
const OMBUDSMAN = 'https://cms.rbi.org.in'
const RBI_HELPLINE = '14448'

/** Whom to write to when an answer is not good enough, and who comes after. Named on the site, as the RBI asks. */
export function GrievanceOfficer() {
  const { t } = useTranslation('help')
  return (
    <div className="sm mt8 stack g8">
      <p>
        <b className="b">{t('grievance.name')}</b>
        <span className="block mut">{t('grievance.role')}</span>
      </p>
      <p>
        <a href={`mailto:${EMAIL}`}>{EMAIL}</a>
        <span className="block">{t('grievance.phone', { phone: PHONE })}</span>
      </p>
      <p className="mut">{t('grievance.steps')}</p>
      <p>
        <a href={OMBUDSMAN} target="_blank" rel="noopener noreferrer">
          {t('grievance.ombudsman')}
        </a>
        <span className="block">
          <a href={`tel:${RBI_HELPLINE}`}>{t('grievance.helpline', { phone: RBI_HELPLINE })}</a>
        </span>
      </p>
      <p className="xs mut">{t('grievance.fictional')}</p>
    </div>
  )
}
