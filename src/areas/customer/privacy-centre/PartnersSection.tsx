import { useTranslation } from 'react-i18next'
import { useOwnLeads } from '#src/features/privacy/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { LongList } from './LongList.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Partners who sent the customer here, and what each of them sees. */
export function PartnersSection() {
  const { t } = useTranslation('privacy')
  const leads = useOwnLeads()
  return (
    <PrivacySection
      id="partners"
      title={t('partners.title')}
      lead={t('partners.lead')}
      query={leads}
      failed={t('partners.failed')}
    >
      {leads.data?.length === 0 && <p className="mut mt8">{t('partners.empty')}</p>}
      {leads.data && leads.data.length > 0 && (
        <LongList
          items={leads.data.map(({ reference, partner, first_touch_at }) => ({
            key: reference,
            content: t('partners.line', { partner, reference, at: dateTime(first_touch_at) }),
          }))}
        />
      )}
    </PrivacySection>
  )
}
