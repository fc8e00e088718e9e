import './replays.css'
import { useTranslation } from 'react-i18next'
import type { Replay } from '#src/contract/entities/offers/replay.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { count, months, rupees } from '#src/lib/format.ts'

/** Lists that were shown, made again: the same to the letter, or what differs and why. For customers and for staff. */
export function ReplayedLists({ lists }: { lists: readonly Replay[] }) {
  const { t } = useTranslation('replay')
  if (lists.length === 0) return <p>{t('none')}</p>
  return (
    <ol className="replays" aria-label={t('lists')}>
      {lists.map((list) => (
        <li key={list.receipt}>
          <ReplayedList list={list} />
        </li>
      ))}
    </ol>
  )
}

function ReplayedList({ list }: { list: Replay }) {
  const { t } = useTranslation(['replay', 'common'])
  const { shown_at, outcome, reasons, request, method, method_now, lenders } = list
  const moved = lenders.filter(({ same }) => !same)
  return (
    <>
      <h3 className="h4">{t('shown', { at: dateTime(shown_at), number: count(list.receipt) })}</h3>
      <p>
        <strong>{t(`outcome.${outcome}`)}</strong>
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{t(`reason.${reason}`, { method, now: method_now })}</p>
      ))}
      {outcome === 'different' && reasons.length === 0 && <p>{t('reason.unknown')}</p>}
      {moved.length > 0 && <p>{t('moved', { lenders: moved.map(({ name }) => name).join(', ') })}</p>}
      {request && (
        <p>{t('request', { amount: rupees(request.amount), term: months(request.tenure_months, t), method })}</p>
      )}
      <Inputs inputs={list.inputs} />
      {lenders.length > 0 && (
        <details>
          <summary>{t('lenders', { count: lenders.length })}</summary>
          <ol>
            {lenders.map(({ lender_id, name, place, since }) => (
              <li key={lender_id}>
                {t(place === null ? 'lenderOut' : 'lenderIn', { name, place, since: dateShort(since) })}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Inputs({ inputs }: Pick<Replay, 'inputs'>) {
  const { t } = useTranslation('replay')
  if (!inputs) return null
  const { monthly_income: income, monthly_emi, credit_score: score, postal_code } = inputs
  return (
    <p>
      {t('inputs', {
        income: income === null ? t('notAsked') : rupees(income),
        emi: rupees(monthly_emi),
        score: typeof score === 'number' ? score : t(`score.${score}`),
        pincode: postal_code,
      })}
    </p>
  )
}
