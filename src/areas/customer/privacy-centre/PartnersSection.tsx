import { useTranslation } from 'react-i18next'
import { useOwnLeads, useOwnNamings } from '#src/features/privacy/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { LongList } from './LongList.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Partners who sent the customer here, and what each of them sees; and those whose systems named them. */
export function PartnersSection() {
  const { t } = useTranslation('privacy')
  const leads = useOwnLeads()
  const namings = useOwnNamings()
  const none = leads.data?.length === 0 && namings.data?.length === 0
  return (
    <PrivacySection
      id="partners"
      title={t('partners.title')}
      lead={t('partners.lead')}
      // Both lists or none: one that comes later pushes down what stands below.
      query={{ ...leads, data: namings.isPending ? undefined : leads.data }}
      failed={t('partners.failed')}
    >
      {none && <p className="mut mt8">{t('partners.empty')}</p>}
      {leads.data && leads.data.length > 0 && (
        <LongList
          items={leads.data.map(({ reference, partner, first_touch_at }) => ({
            key: reference,
            content: t('partners.line', { partner, reference, at: dateTime(first_touch_at) }),
          }))}
        />
      )}
      <Loaded query={namings} failed={t('partners.failed')} space="mt16" waiting={null}>
        {(rows) =>
          rows.length > 0 && (
            <LongList
              items={rows.map(({ reference, partner, state, at, pending_until }) => ({
                key: reference,
                content: t(`partners.named.${state}`, {
                  partner,
                  reference,
                  at: dateTime(at),
                  until: dateTime(pending_until),
                }),
              }))}
            />
          )
        }
      </Loaded>
    </PrivacySection>
  )
}
