import { useTranslation } from 'react-i18next'
import { CALL_HOURS } from '#src/contract/rules/contact/contact-rules.ts'
import { scoreBand } from '#src/contract/rules/lending/score-band.ts'
import { useTickets } from '#src/features/help/hooks.ts'
import { useKnownScore } from '#src/features/offers/hooks.ts'
import { useContactRules } from '#src/features/privacy/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session-store.ts'

/** The score as it was last seen on a page: what it is now takes all offers to be reckoned twice. */
export function KnownScore() {
  const appId = useSession((session) => session.appId)
  const { data } = useKnownScore(appId)
  return data?.score == null ? null : <Score score={data.score} />
}

function Score({ score }: { score: number }) {
  const { t } = useTranslation('score')
  return (
    <>
      {score}, {t(`band.${scoreBand(score)}`)}
    </>
  )
}

/** How many answers wait for the customer. */
export function Answers() {
  const { t } = useTranslation('bottom-bar')
  const { data } = useTickets()
  const count = data?.filter(({ status }) => status === 'answered').length
  return count ? t('answers', { count }) : null
}

/** Until when nobody calls; else in which hours somebody may. */
export function Quiet() {
  const { t } = useTranslation('bottom-bar')
  const { data } = useContactRules()
  if (!data) return null
  return data.quiet_until === null ? t('calls', CALL_HOURS) : t('quietUntil', { at: dateTime(data.quiet_until) })
}
