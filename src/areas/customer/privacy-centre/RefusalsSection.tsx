import { useTranslation } from 'react-i18next'
import { REFUSALS_SHOWN_DAYS } from '#src/contract/entities/privacy/refusal-days.ts'
import { useContactRefusals } from '#src/features/privacy/hooks.ts'
import { dateShort } from '#src/lib/dates.ts'
import { LongList } from './LongList.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** How often nobody wrote or called, and what stood in the way: that the choices are kept can be read here. */
export function RefusalsSection() {
  const { t } = useTranslation('privacy')
  const refusals = useContactRefusals()
  return (
    <PrivacySection
      id="refused"
      title={t('refused.title')}
      lead={t('refused.lead', { days: REFUSALS_SHOWN_DAYS })}
      query={refusals}
      failed={t('refused.failed')}
    >
      {refusals.data?.length === 0 && <p className="mt16">{t('refused.empty')}</p>}
      <LongList
        items={(refusals.data ?? []).map(({ channel, purpose, reason, count, last_day }) => ({
          key: `${channel} ${purpose} ${reason}`,
          content: (
            <>
              <p>{t(`refused.why.${reason}`)}</p>
              <p className="sm mut">
                {[
                  t(`contact.channel.${channel}`),
                  t(`contacts.purpose.${purpose}`),
                  t('refused.times', { count, day: dateShort(last_day) }),
                ].join(' · ')}
              </p>
            </>
          ),
        }))}
      />
    </PrivacySection>
  )
}
