import { useTranslation } from 'react-i18next'
import { useProfileViews } from '#src/features/privacy/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { LongList } from './LongList.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** Who of the staff looked, in which role and why. */
export function ProfileViewsSection() {
  const { t } = useTranslation('privacy')
  const views = useProfileViews()
  return (
    <PrivacySection id="views" title={t('views.title')} lead={t('views.lead')} query={views} failed={t('views.failed')}>
      {views.data?.length === 0 && <p className="mt16">{t('views.empty')}</p>}
      <LongList
        items={(views.data ?? []).map(({ kind, role_id, field, why, reason, views: count, at }, index) => ({
          key: `${at} ${index}`,
          content: (
            <>
              <p>
                {field === null ? t(`views.kind.${kind}`) : t('views.revealed', { field: t(`views.field.${field}`) })}
              </p>
              <p className="sm mut">
                {t('views.line', { role: t(`views.role.${role_id ?? 'unknown'}`), at: dateTime(at) })}
              </p>
              {(kind !== 'record' || reason !== null) && (
                <p className="sm privacy-reason">
                  {why === null && reason === null
                    ? t('views.noReason')
                    : t('views.reason', {
                        reason: [why && t(`views.why.${why}`), reason].filter(Boolean).join(', '),
                      })}
                </p>
              )}
              {kind === 'screens' && count > 0 && <p className="sm mut">{t('views.count', { count })}</p>}
            </>
          ),
        }))}
      />
    </PrivacySection>
  )
}
