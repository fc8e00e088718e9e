import { useTranslation } from 'react-i18next'
import { APPLICATION_NOTES, wordBeingChecked } from '#src/contract/entities/applications/application-notes.ts'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application, StatusEntry } from '#src/contract/entities/applications/application.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { dateTime } from '#src/lib/dates.ts'
import { StatusTimeline } from '#src/ui/timeline/StatusTimeline.tsx'
import type { TimelineStep } from '#src/ui/timeline/StatusTimeline.tsx'
import { comingSteps, isAfterWithdrawal, isWordOfExit, pastSteps } from './status-steps.ts'

/** Notes of ours that are a step of their own although the status stayed. */
const TURNS = [
  'offer_declined',
  'additional_info_given',
  'handed_over',
  'nudged',
  'consent_withdrawn',
  'cancel_asked',
  'cancel_confirmed',
  'cancel_too_late',
  'cancel_refused',
  'cancel_unanswered',
  'exit_asked',
  'exit_returned',
  'exit_noted',
  'exit_confirmed',
  'exit_refused',
  'exit_unanswered',
  'tranche_paid',
  'file_undone',
] as const

/** A note that we put there, in the reader's language; a lender's note is its own words. */
const ownNote = ({ note, source }: StatusEntry) =>
  source === 'lender' ? undefined : APPLICATION_NOTES.find((known) => known === note)

const turnOf = (entry: StatusEntry) => TURNS.find((note) => note === ownNote(entry))

/** Where an application stands: what happened and when, what is happening, what comes. */
export function ApplicationTimeline({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const lender = application.lender_name ?? application.product_name ?? t('theLender')
  const past = pastSteps(application)
  const titleOf = (entry: StatusEntry, index: number): string => {
    if (entry.source === 'lender' && wordBeingChecked(entry.note) !== null) return t('checking.title', { lender })
    if (isWordOfExit(past, index)) return t('wrote', { lender })
    const turn = turnOf(entry)
    return t(turn ? `note.${turn}` : `event.${entry.status}`, { lender, status: t(`status.${entry.status}`) })
  }
  const steps = past.map((entry, index): TimelineStep => {
    const last = index === past.length - 1
    const now = last && !isFinal(entry.status)
    const failed = last && (entry.status === 'rejected' || entry.status === 'expired')
    const state = now ? 'now' : failed ? 'failed' : 'done'
    const own = ownNote(entry)
    const turn = turnOf(entry)
    const unmapped = entry.source === 'lender' ? wordBeingChecked(entry.note) : null
    return {
      key: `${index}-${entry.at}-${entry.status}`,
      state,
      title: titleOf(entry, index),
      stateText: t(`mark.${state}`),
      detail: (
        <>
          <p className="sm mut">{dateTime(entry.at)}</p>
          {own && !turn && <p className="sm mt4">{t(`note.${own}`, { lender })}</p>}
          {unmapped !== null && (
            <p className="sm mt4">
              {t('checking.text', { lender })} <q lang={DEFAULT_LOCALE}>{unmapped}</q>
            </p>
          )}
          {!own && unmapped === null && entry.note && (
            <p className="sm mt4" lang={DEFAULT_LOCALE}>
              {entry.note}
            </p>
          )}
          {isAfterWithdrawal(past, index) && <p className="sm mt4">{t('afterWithdrawal', { lender })}</p>}
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
