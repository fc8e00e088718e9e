import { useTranslation } from 'react-i18next'
import { getBoot } from '#src/lib/boot.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { OMBUDSMAN, SACHET } from './complaints.ts'

const RBI_HELPLINE = '14448'

/** Whom to write to when an answer is not good enough, and who comes after. Named on the site, as the RBI asks. */
export function GrievanceOfficer() {
  const { t } = useTranslation('help')
  const { company, sandbox } = getBoot()
  const { name, email, phone } = company.officer
  return (
    <div className="sm mt8 stack g8">
      <p>
        <b className="b">{name[currentLanguage()]}</b>
        <span className="block mut">{t('grievance.role')}</span>
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        <span className="block">{t('grievance.phone', { phone })}</span>
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
      <p>
        <a href={SACHET} target="_blank" rel="noopener noreferrer">
          {t('grievance.sachet', { site: new URL(SACHET).host })}
        </a>
      </p>
      {sandbox && <p className="xs mut">{t('grievance.fictional')}</p>}
    </div>
  )
}
