import { useTranslation } from 'react-i18next'
import { rupees } from '#src/lib/format.ts'
import { StatusTimeline } from '#src/ui/timeline/StatusTimeline.tsx'

/** The way from here to the money. `receive` in rupees. */
export function WhatHappensNext({ receive }: { receive: number }) {
  const { t } = useTranslation('applications')
  const steps = [
    { key: 'apply', text: t('next.applyText') },
    { key: 'check', text: t('next.checkText') },
    { key: 'sign', text: t('next.signText') },
    { key: 'money', text: rupees(receive) },
  ]
  return (
    <section className="card pad only-d">
      <h2 className="h3">{t('next.title')}</h2>
      <div className="mt16">
        <StatusTimeline
          steps={steps.map(({ key, text }, index) => ({
            key,
            state: index === 0 ? 'now' : 'next',
            title: t(`next.${key}`),
            stateText: '',
            detail: <p className="sm mut">{text}</p>,
          }))}
        />
      </div>
    </section>
  )
}
