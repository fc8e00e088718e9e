import { useTranslation } from 'react-i18next'
import type { Application, LenderJourney } from '#src/contract/entities/applications/application.ts'
import { localeFacts, localeOf } from '#src/contract/entities/shared/language.ts'

const NOW = { additional_info: ['answers'], otp: ['otp'], handover: ['documents', 'web', 'app'] } as const

/** The way to this lender's answer as the lender itself has it, and where the customer stands on it. */
export function JourneySteps({
  lender,
  journey,
  next,
}: {
  lender: string
  journey: LenderJourney
  next: Application['next_step']['kind']
}) {
  const { t, i18n } = useTranslation('lenders')
  const now: readonly string[] = next in NOW ? NOW[next as keyof typeof NOW] : []
  const first = journey.steps.find((step) => now.includes(step))
  const list = new Intl.ListFormat(localeFacts(localeOf(i18n.language)).intl)
  const documents = list.format(journey.documents.map((name) => t(`document.${name}`)))
  return (
    <section className="card sunk pad-s mt20" aria-labelledby="journey-steps">
      <h2 className="h3" id="journey-steps">
        {t('steps.title', { lender })}
      </h2>
      <ol className="stack g8 mt8 steps">
        {journey.steps.map((step) => (
          <li
            key={step}
            className={step === first ? 'b' : undefined}
            aria-current={step === first ? 'step' : undefined}
          >
            {t(`steps.${step}`, { lender, documents })}
          </li>
        ))}
      </ol>
    </section>
  )
}
