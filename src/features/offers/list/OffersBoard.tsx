import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { wayPath } from '#src/contract/ways-on.ts'
import { getBoot, productsPath } from '#src/lib/boot.ts'
import { dateShort } from '#src/lib/dates.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { COMPARE_LIMIT } from '#src/ui/compare-limit.ts'
import { CompareTray } from '#src/ui/CompareTray.tsx'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import type { LoanRequest } from '../api.ts'
import { rememberList } from '../last-list.ts'
import { NotMatchedLenders } from '../NotMatchedLenders.tsx'
import { isRefused, RefusedLenders } from '../RefusedLenders.tsx'
import type { Applied } from './ApplyLink.tsx'
import { CompareSheet } from './CompareSheet.tsx'
import { emptyText, emptyWay, onlyRequest } from './empty-words.ts'
import { hasFilters, isShown, labelOffers, sortOffers, sortsOf, withoutFilters, writeView } from './offer-view.ts'
import type { OfferView } from './offer-view.ts'
import { OfferFilters } from './OfferFilters.tsx'
import { OfferList } from './OfferList.tsx'
import { OfferTools } from './OfferTools.tsx'
import { RequestBar } from './RequestBar.tsx'
import type { ViewChange } from './use-offer-view.ts'

interface OffersBoardProps {
  answer: OffersAnswer
  view: OfferView
  onChange: (change: ViewChange) => void
  /** A changed request is being answered; the list is still the one before. */
  busy: boolean
  /** Applications under way, by lender. */
  applied?: ReadonlyMap<number, Applied> | undefined
  /** What stands between the request and the offers. */
  children?: ReactNode
  /** Asks for the score: above the offers where there is room, else below the first of them. */
  consent?: ReactNode
  /** Above the offers where there is room, else when it is asked for: on a phone the first offer comes first. */
  whatIf?: (open: boolean, onOpen: (open: boolean) => void) => ReactNode
  /** Where somebody goes on at whom no lender lends for want of a score. */
  withoutScore?: ReactNode
  /** What stands below everything: the way to check the list. */
  check?: ReactNode
}

/** Request, filters, order, offers, comparison, and the lenders that did not match. */
export function OffersBoard({
  answer,
  view,
  onChange,
  busy,
  applied,
  children,
  consent,
  whatIf,
  withoutScore,
  check,
}: OffersBoardProps) {
  const { t } = useTranslation(['offers', 'refusals'])
  const wide = useWide()
  const [sheet, setSheet] = useState<'filter' | 'request' | 'compare' | null>(null)
  const [trying, setTrying] = useState(false)
  const { matched, method, request } = answer
  const above = wide || matched.length === 0
  const refused = useMemo(() => answer.not_matched.filter(isRefused), [answer])
  const notMatched = useMemo(() => answer.not_matched.filter((lender) => !isRefused(lender)), [answer])

  // The controls answer at once; the list follows when there is time for it.
  const listed = useDeferredValue(view)
  const sorted = useMemo(() => sortOffers(matched, listed.sort), [matched, listed.sort])
  const shown = useMemo(() => new Set(matched.filter((offer) => isShown(offer, listed))), [matched, listed])
  const labels = useMemo(() => labelOffers(matched), [matched])
  const compared = matched.filter((offer) => view.compare.includes(offer.lender_id))
  useEffect(() => rememberList(writeView(view, new URLSearchParams())), [view])

  const onCompare = useCallback(
    (lenderId: number, on: boolean) =>
      onChange(({ compare }) => {
        const others = compare.filter((id) => id !== lenderId)
        return { compare: on ? [...others, lenderId] : others }
      }),
    [onChange],
  )
  const onAsk = useCallback(() => setSheet('request'), [])
  const onRequest = useCallback(
    (wanted: LoanRequest) => {
      setSheet(null)
      onChange({ request: { amount: wanted.amount ?? request.amount, tenure: wanted.tenure ?? request.tenure_months } })
    },
    [onChange, request],
  )

  const helps = answer.not_matched.some(onlyRequest)
  const way = emptyWay(answer.not_matched)
  const scoreSaid = way === 'score' || way === 'noScore'
  const wayTo = way === 'noScore' ? null : wayPath(way, getSession().productType, productsPath())
  const filters = <OfferFilters offers={matched} view={view} asked={request.amount} onChange={onChange} />
  const clear = () => onChange(withoutFilters(view))
  return (
    <>
      <RequestBar
        amount={request.amount}
        tenure={request.tenure_months}
        open={sheet === 'request'}
        onOpen={(open) => setSheet(open ? 'request' : null)}
        onChange={(amount, tenure) => onRequest({ amount, tenure })}
      />
      {children}
      {above && consent}
      {above && whatIf?.(trying, setTrying)}
      <p className="sr" role="status">
        {busy ? t('updating') : t('shown', { shown: shown.size, count: matched.length })}
      </p>
      {matched.length === 0 ? (
        <>
          <EmptyState icon="info" title={t('empty.title')} text={emptyText(answer.not_matched, t)}>
            {scoreSaid ? (
              withoutScore
            ) : wayTo === null ? (
              <Button look={helps ? undefined : 'secondary'} onClick={onAsk}>
                {t('empty.change')}
              </Button>
            ) : (
              <LinkButton to={wayTo}>{t(`refusals:way.${way}`)}</LinkButton>
            )}
            <a className="btn text" href="#not-matched">
              {t('empty.why')}
            </a>
          </EmptyState>
          <RefusedLenders lenders={refused} alone onChange={onAsk} />
          <NotMatchedLenders lenders={notMatched} alone scoreSaid={scoreSaid} onRequest={onRequest} onChange={onAsk} />
        </>
      ) : (
        <div className="offers-grid mt20">
          {wide && (
            <aside className="offers-aside" aria-label={t('filter.title')}>
              <div className="card pad">
                <div className="row between">
                  <h2 className="h3">{t('filter.title')}</h2>
                  <button type="button" className="textlink sm" onClick={clear} disabled={!hasFilters(view)}>
                    {t('filter.clear')}
                  </button>
                </div>
                <div className="mt20">{filters}</div>
              </div>
            </aside>
          )}
          <div>
            <OfferTools
              sorts={sortsOf(matched, view.sort)}
              sort={view.sort}
              onSort={(sort) => onChange({ sort })}
              more={
                wide
                  ? null
                  : {
                      filtered: hasFilters(view),
                      onFilter: () => setSheet('filter'),
                      trying: whatIf ? trying : null,
                      onTry: () => setTrying(!trying),
                    }
              }
            />
            {!wide && trying && whatIf?.(true, setTrying)}
            <p className={wide ? 'sm mut mt12' : 'xs mut mt8'}>
              {(wide || view.sort === 'approved') && `${t(`sort.${view.sort}Text`)} `}
              {t('sort.never')}{' '}
              <Link to={pathTo('howWeMatch')}>
                {wide ? t('method', { version: method.version, date: dateShort(method.effective) }) : t('sort.how')}
              </Link>
            </p>
            {shown.size === 0 ? (
              <EmptyState icon="info" title={t('empty.filtered')} text={t('empty.filteredText')}>
                <Button onClick={clear}>{t('empty.clear')}</Button>
              </EmptyState>
            ) : (
              <div className={wide ? 'mt16' : 'mt8'} aria-busy={busy || listed !== view}>
                <OfferList
                  offers={sorted}
                  shown={shown}
                  labels={labels}
                  compare={view.compare}
                  onCompare={onCompare}
                  applied={applied}
                  wide={wide}
                  afterFirst={wide ? undefined : consent}
                />
              </div>
            )}
            <RefusedLenders lenders={refused} alone={false} onChange={onAsk} />
            <NotMatchedLenders lenders={notMatched} alone={false} onRequest={onRequest} onChange={onAsk} />
          </div>
        </div>
      )}
      {check}
      <div className="mt16">
        <Note icon="info">
          {getBoot().sandbox && t('illustrative')} {t('noPromise')}
        </Note>
      </div>
      {compared.length > 0 && (
        <CompareTray
          words={{
            title: t('compare.title'),
            chosen: t('compare.chosen', { count: compared.length, limit: COMPARE_LIMIT }),
            clear: t('compare.clear'),
            open: t('compare.open'),
          }}
          onOpen={() => setSheet('compare')}
          onClear={() => onChange({ compare: [] })}
        >
          {compared.map(({ lender_id, name }) => (
            <LenderTile key={lender_id} name={name} small />
          ))}
        </CompareTray>
      )}
      {matched.length > 0 && (
        <CompareSheet
          open={sheet === 'compare' && compared.length > 0}
          offers={compared}
          onClose={() => setSheet(null)}
          onRemove={(lenderId) => onCompare(lenderId, false)}
          applied={applied}
        />
      )}
      {!wide && matched.length > 0 && (
        <Sheet
          open={sheet === 'filter'}
          onClose={() => setSheet(null)}
          title={t('filter.title')}
          closeLabel={t('close')}
          actions={
            <>
              <Button look="secondary" onClick={clear}>
                {t('filter.clear')}
              </Button>
              <Button onClick={() => setSheet(null)}>{t('filter.show', { count: shown.size })}</Button>
            </>
          }
        >
          {sheet === 'filter' && filters}
        </Sheet>
      )}
    </>
  )
}
