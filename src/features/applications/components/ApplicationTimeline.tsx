import { useTranslation } from 'react-i18next'
import { isFinal } from '#src/contract/entities/application.ts'
import { APPLICATION_NOTES } from '#src/contract/entities/application-notes.ts'
import type { Application, StatusEntry } from '#src/contract/entities/application.ts'
import { dateTime } from '#src/lib/format.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { StatusTimeline } from '#src/ui/timeline/StatusTimeline.tsx'
import type { TimelineStep } from '#src/ui/timeline/StatusTimeline.tsx'
import { comingSteps, pastSteps, shownStatus } from '../status-steps.ts'

interface ApplicationTimelineProps {
  application: Application
  /** Where the customer goes on when the next step is theirs. */
  continueTo: string | null
}

/** Notes of ours that are a step of their own although the status stayed. */
const TURNS = ['additional_info_given', 'handed_over'] as const

/** A note that we put there, in the reader's language; a lender's note is its own words. */
const ownNote = ({ note, source }: StatusEntry) =>
  source === 'lender' ? undefined : APPLICATION_NOTES.find((known) => known === note)

/** Where an application stands: what happened and when, what is happening, what comes. */
export function ApplicationTimeline({ application, continueTo }: ApplicationTimelineProps) {
  const { t } = useTranslation('applications')
  const lender = application.lender_name ?? t('noLender')
  const past = pastSteps(application)
  const steps = past.map((entry, index): TimelineStep => {
    const last = index === past.length - 1
    const now = last && !isFinal(entry.status)
    const failed = last && (entry.status === 'rejected' || entry.status === 'expired')
    const state = now ? 'now' : failed ? 'failed' : 'done'
    const own = ownNote(entry)
    const turn = TURNS.find((note) => note === own)
    return {
      key: `${index}-${entry.at}-${entry.status}`,
      state,
      title: t(turn ? `note.${turn}` : `event.${entry.status}`, { lender }),
      stateText: t(`mark.${state}`),
      detail: (
        <>
          <p className="sm mut">{dateTime(entry.at)}</p>
          {own && !turn && <p className="sm mt4">{t(`note.${own}`, { lender })}</p>}
          {!own && entry.note && (
            <p className="sm mt4" lang="en">
              {entry.note}
            </p>
          )}
          {now && (
            <>
              <p className="sm mut mt4">{t(`meaning.${shownStatus(application)}`, { lender })}</p>
              {continueTo !== null && (
                <p className="mt12">
                  <LinkButton small to={continueTo}>
                    {t(`continue.${application.next_step.kind}`, { lender })}
                  </LinkButton>
                </p>
              )}
            </>
          )}
        </>
      ),
    }
  })
  const coming = comingSteps(application).map((step): TimelineStep => ({
    key: step,
    state: 'next',
    title: t(`coming.${step}`),
    stateText: t('mark.next'),
  }))
  return <StatusTimeline steps={[...steps, ...coming]} />
}
