import { useTranslation } from 'react-i18next'
import { QUIET_DAYS } from '#src/contract/rules/contact/contact-rules.ts'
import { useQuietMode } from '#src/features/privacy/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { PrivacySection } from './PrivacySection.tsx'

/** No calls and messages for a while. */
export function QuietMode({ quietUntil }: { quietUntil: string | null }) {
  const { t } = useTranslation('privacy')
  const quiet = useQuietMode()
  const on = quietUntil !== null
  const set = (days: 0 | (typeof QUIET_DAYS)[number]) => {
    if (quiet.isPending) return
    quiet.mutate(days, {
      onSuccess: () => toast.success(t(days === 0 ? 'quiet.ended' : 'quiet.started')),
      onError: toastError,
    })
  }
  return (
    <PrivacySection id="quiet" title={t('quiet.title')} lead={t('quiet.lead')}>
      <div className="mt16" role="status">
        {on && <Note tone="ok">{t('quiet.on', { at: dateTime(quietUntil) })}</Note>}
      </div>
      {on ? (
        <div className="mt16">
          <Button look="secondary" busy={quiet.isPending} onClick={() => set(0)}>
            {t('quiet.off')}
          </Button>
        </div>
      ) : (
        <div role="group" aria-labelledby="quiet-choose">
          <p id="quiet-choose" className="b">
            {t('quiet.choose')}
          </p>
          <div className="quiet-days mt8">
            {QUIET_DAYS.map((days) => (
              <Button key={days} look="secondary" busy={quiet.isPending} onClick={() => set(days)}>
                {t('quiet.days', { count: days })}
              </Button>
            ))}
          </div>
        </div>
      )}
      <p className="sm mut mt16">{t('quiet.hours')}</p>
    </PrivacySection>
  )
}
