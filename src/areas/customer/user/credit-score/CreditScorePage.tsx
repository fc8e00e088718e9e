import '#src/ui/page/customer-screens.css'
import '#src/features/offers/offers.css'
import './credit-score.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import type { CreditScore } from '#src/contract/entities/profile/credit-score.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { profilePath, welcomePath } from '#src/contract/product-paths.ts'
import { useConsents, useWithdrawConsent } from '#src/features/consents/hooks.ts'
import { ScoreConsent } from '#src/features/consents/ScoreConsent.tsx'
import { useCreditScore } from '#src/features/offers/hooks.ts'
import { listAddress } from '#src/features/offers/last-list.ts'
import { OffersSkeleton } from '#src/features/offers/OffersSkeleton.tsx'
import { dateShort } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { ScoreChanges } from './ScoreChanges.tsx'
import { ScoreDial } from './ScoreDial.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'
import { ScoreMoves } from './ScoreMoves.tsx'

/** The score as a thing of its own: number, band, date, what it changed in the offers, what moves it, how to stop it. */
export function CreditScorePage() {
  const { t } = useTranslation(['score', 'offers'])
  const appId = useSession((session) => session.appId)
  const productType = useSession((session) => session.productType)
  const score = useCreditScore(appId)
  // What asks for the score needs the consents, too: coming later, it would push what stands below.
  const consents = useConsents()
  const { error } = score
  const data = consents.isPending ? undefined : score.data
  if (appId === null) return <Navigate to={welcomePath(productType)} replace />
  const incomplete = error instanceof ApiError && error.code === 'profile_incomplete'
  return (
    <div className="wrap-c main">
      <TitleRow
        beside={
          <Link className="link" to={listAddress()}>
            <Icon name="arrowLeft" size={18} />
            {t('score:back')}
          </Link>
        }
      >
        <PageTitle>{t('score:title')}</PageTitle>
      </TitleRow>
      {data?.checked_at != null && (
        <p className="mut sm mt4">{t('score:checked', { at: dateShort(data.checked_at) })}</p>
      )}
      {incomplete ? (
        <EmptyState icon="document" title={t('offers:incomplete.title')} text={t('offers:incomplete.text')}>
          <LinkButton to={profilePath(productType)}>{t('offers:incomplete.action')}</LinkButton>
        </EmptyState>
      ) : (
        <Loaded
          query={{ ...score, data }}
          failed={t('score:failed')}
          older="goes"
          space="mt20"
          waiting={<OffersSkeleton />}
        >
          {(answer) => <Score answer={answer} appId={appId} onRetry={() => void score.refetch()} />}
        </Loaded>
      )}
    </div>
  )
}

function Score({ answer, appId, onRetry }: { answer: CreditScore; appId: string; onRetry: () => void }) {
  const { t } = useTranslation('score')
  const { state, score } = answer
  const productType = useSession((session) => session.productType)
  const [stopped, setStopped] = useState(false)
  if (state === 'not_asked') return <ScoreConsent arrived={stopped} />
  return (
    <div className="score-grid mt20">
      <div className="stack g16">
        <section className="card pad" aria-label={t('title')}>
          {score !== null && <ScoreDial score={score} />}
          {state !== 'known' && (
            <>
              <p className="b">{t(`state.${state}`)}</p>
              <p className="sm mut mt4">{t(`stateText.${state}`)}</p>
            </>
          )}
          {state === 'other_person' && (
            <p className="mt12">
              <LinkButton small look="secondary" to={profilePath(productType)}>
                {t('checkDetails')}
              </LinkButton>
            </p>
          )}
          {state === 'unavailable' && (
            <p className="mt12">
              <Button look="secondary" small onClick={onRetry}>
                {t('retry')}
              </Button>
            </p>
          )}
          {state === 'known' && (
            <>
              <ScoreHistory history={answer.history} />
              <p className="xs mut mt12">
                {answer.simulated && `${t('simulated')} `}
                {t('source')}
              </p>
            </>
          )}
          {(state === 'known' || state === 'no_history' || state === 'other_person') && (
            <p className="sm mt12">
              {t('wrong.text')}{' '}
              <Link className="link" to={withQuery(pathTo('needHelp'), { app: appId })}>
                {t('wrong.open')}
              </Link>
            </p>
          )}
        </section>
        {state !== 'not_needed' && <StopUsing onStopped={() => setStopped(true)} />}
      </div>
      <div className="stack g16">
        {(state === 'known' || state === 'no_history') && <ScoreChanges answer={answer} />}
        <ScoreMoves own={answer.own} />
        <LinkButton to={listAddress()}>{t('see', { count: answer.with.matched })}</LinkButton>
      </div>
    </div>
  )
}

/** What the number is for, and one press to stop it: as easy as it was to begin. */
function StopUsing({ onStopped }: { onStopped: () => void }) {
  const { t } = useTranslation(['score', 'consents'])
  const consents = useConsents()
  const withdraw = useWithdrawConsent()
  const given = consents.data?.find(({ purpose, withdrawn_at }) => purpose === 'credit_score' && withdrawn_at === null)
  const onStop = () => {
    if (!given || withdraw.isPending) return
    withdraw.mutate(given.consent_id, {
      onSuccess: () => {
        onStopped()
        toast.success(t('consents:withdrawn'))
      },
      onError: toastError,
    })
  }
  return (
    <section className="card pad" aria-labelledby="score-use">
      <h2 className="h3" id="score-use">
        {t('score:use.title')}
      </h2>
      <p className="sm mt4">{t('score:use.text')}</p>
      {given && (
        <p className="mt12">
          <Button look="secondary" small busy={withdraw.isPending} onClick={onStop}>
            {t('score:use.stop')}
          </Button>
        </p>
      )}
    </section>
  )
}
