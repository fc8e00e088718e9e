import { useTranslation } from 'react-i18next'
import { StatusTimeline } from '#src/ui/timeline/StatusTimeline.tsx'

const STEPS = ['call', 'visit', 'weigh', 'sign', 'back'] as const

/** The way from the request to the money, and the gold home again. */
export function GoldNextSteps({ lender, sent }: { lender: string; sent: boolean }) {
  const { t } = useTranslation('gold')
  return (
    <div className="mt16">
      <StatusTimeline
        steps={STEPS.map((key, index) => ({
          key,
          state: sent && index === 0 ? 'now' : 'next',
          title: t(`next.${key}`, { lender }),
          stateText: sent ? t(`applications:mark.${index === 0 ? 'now' : 'next'}`) : '',
          detail: <p className="sm mut">{t(`next.${key}Text`)}</p>,
        }))}
      />
    </div>
  )
}
